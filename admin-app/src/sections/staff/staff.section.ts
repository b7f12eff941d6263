import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

/** What each role may do, side by side. */
export const roles = screen({
  path: '/settings/roles',
  title: 'Роли',
  load: () => import('./RolesPage.tsx'),
});

export const newRole = screen({
  path: '/settings/roles/create',
  title: 'Новая роль',
  permission: 'staff.manage',
  load: () => import('./CreateRolePage.tsx'),
});

/** One role: an editor, or a sheet for whoever may only read. */
export const role = screen({
  path: '/settings/roles/:roleId/edit',
  title: 'Роль №\u00a0:roleId',
  load: () => import('./RolePage.tsx'),
});

export const staff = section({
  path: '/settings',
  title: 'Сотрудники и\u00a0роли',
  icon: 'staff',
  permission: 'staff.read',
  load: () => import('./StaffPage.tsx'),
  children: [roles, newRole, role],
  commands: [
    { title: 'Роли и\u00a0права', to: roles.path },
    { title: 'Создать роль', to: newRole.path, permission: 'staff.manage' },
  ],
});

export const auditLog = section({
  path: '/audit',
  title: 'Журнал действий',
  icon: 'audit',
  permission: 'audit.read',
  load: () => import('./AuditPage.tsx'),
});
