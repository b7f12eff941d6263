import type { Section } from '../section.ts';
import { rolePaths, staffPaths } from './staff.paths.ts';

const permission = 'staff.manage';

export const staff: Section = {
  ...staffPaths.list,
  title: 'Сотрудники и\u00a0роли',
  icon: 'M12 3.5l7 2.5v5.5c0 4.500-2.800 7.500-7 9-4.200-1.500-7-4.500-7-9V6zM9 12l2.200 2.200L15.200 10',
  permission: 'staff.read',
  load: () => import('./StaffPage.tsx'),
  children: [
    // What each role may do, side by side.
    { ...rolePaths.list, title: 'Роли', load: () => import('./RolesPage.tsx') },
    { ...rolePaths.create, title: 'Новая роль', permission, load: () => import('./CreateRolePage.tsx') },
    // One role: an editor, or a sheet for those who may only read.
    { ...rolePaths.page, title: 'Роль №\u00a0:roleId', load: () => import('./RolePage.tsx') },
  ],
  commands: [
    { title: 'Роли и\u00a0права', to: rolePaths.list.path },
    { title: 'Создать роль', to: rolePaths.create.path, permission },
  ],
};

export const auditLog: Section = {
  ...staffPaths.audit,
  title: 'Журнал действий',
  icon: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h4M8.5 16h2M16 12.5v3l1.5 1',
  permission: 'audit.read',
  load: () => import('./AuditPage.tsx'),
};
