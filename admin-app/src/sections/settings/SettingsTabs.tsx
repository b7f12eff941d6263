import { href } from '@venue/shared-ui/shell/screens.tsx';
import { NavLink } from 'react-router-dom';
import { useMay } from '../../app/useWho.ts';
import css from './SettingsTabs.module.css';
import { auditLog, roles, staff } from './settings.section.ts';

const tabs = [
  { to: href(staff), text: 'Сотрудники', needs: 'staff.read' },
  { to: href(roles), text: 'Роли', needs: 'staff.read' },
  { to: href(auditLog), text: 'Журнал', needs: 'audit.read' },
] as const;

/** The screens about who works here; only those the person may see. */
export function SettingsTabs() {
  const may = useMay();
  const shown = tabs.filter(tab => may(tab.needs));
  if (shown.length < 2) return null;
  return (
    <nav className={css.tabs} aria-label="Сотрудники, роли и&nbsp;журнал">
      {shown.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={css.tab}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
