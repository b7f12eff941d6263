import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useLocation } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { rolePaths, staffPaths } from './staff.paths.ts';

const tabs = [
  { to: href(staffPaths.list), text: 'Сотрудники', permission: 'staff.read' },
  { to: href(rolePaths.list), text: 'Роли', permission: 'staff.read' },
  { to: href(staffPaths.audit), text: 'Журнал', permission: 'audit.read' },
] as const;

/** The screens about who works here; only those the person may see. */
export function StaffTabs() {
  const may = useMay();
  const { pathname } = useLocation();
  const visible = tabs.filter(tab => may(tab.permission));
  if (visible.length < 2) return null;
  return (
    <LinkTabs
      label={'Сотрудники, роли и\u00a0журнал'}
      tabs={visible.map(({ to, text }) => ({ text, to, current: to === pathname }))}
    />
  );
}
