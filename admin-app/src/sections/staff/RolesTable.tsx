import { permissionTable, type StaffRole } from '@venue/sdk/staff/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { allowedIn } from './allowed.ts';
import { Members } from './Members.tsx';
import css from './RolesTable.module.css';
import { rolePaths } from './staff.paths.ts';

/** Areas are rows, roles are columns; a cell tells what the role may do there. */
export const RolesTable = ({ roles }: { roles: readonly StaffRole[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
  <section className={css.room} aria-label="Права ролей" tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Раздел</th>
          {roles.map(role => (
            <th key={role.roleId} scope="col">
              <Link to={href(rolePaths.page, { roleId: role.roleId })}>{role.title}</Link>
              <Members role={role} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissionTable.map(({ area, label, cells }) => (
          <tr key={area}>
            <th scope="row">{label}</th>
            {roles.map(role => {
              const allowed = allowedIn(cells, role.permissions);
              return (
                <td key={role.roleId} data-allowed={allowed.level}>
                  {allowed.text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
