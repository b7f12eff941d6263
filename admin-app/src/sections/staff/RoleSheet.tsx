import { permissionTable, type StaffRole } from '@venue/sdk/staff/model';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { allowedIn } from './allowed.ts';
import { Members } from './Members.tsx';
import css from './RoleSheet.module.css';
import { rolePaths } from './staff.paths.ts';

/** One role at a time: what it may do, area by area. */
export function RoleSheet({ roles }: { roles: readonly StaffRole[] }) {
  const [selectedId, setSelectedId] = useState<number>();
  const role = roles.find(each => each.roleId === selectedId) ?? roles[0];
  if (!role) return null;
  return (
    <Stack gap={16}>
      <Field label="Роль">
        {wiring => (
          <PlainSelect
            wiring={wiring}
            value={role.roleId}
            options={roles.map(({ roleId, title }) => ({ id: roleId, label: title }))}
            onChange={setSelectedId}
          />
        )}
      </Field>
      <Members role={role} />
      <RolePermissions role={role} />
      <Button variant="outlined" to={href(rolePaths.page, { roleId: role.roleId })}>
        Открыть роль
      </Button>
    </Stack>
  );
}

/** What a role may do, area by area. */
export const RolePermissions = ({ role }: { role: StaffRole }) => (
  <dl className={css.areas}>
    {permissionTable.map(({ area, label, cells }) => {
      const allowed = allowedIn(cells, role.permissions);
      return (
        <div key={area} data-allowed={allowed.level}>
          <dt>{label}</dt>
          <dd>{allowed.text}</dd>
        </div>
      );
    })}
  </dl>
);
