import type { Section } from '../section.ts';
import { rolePaths, staffPaths } from './staff.paths.ts';

const permission = 'staff.manage';

export const section: Section = {
  ...staffPaths.list,
  title: 'Сотрудники и\u00a0роли',
  group: 'settings',
  order: 20,
  icon: 'shield',
  permission: 'staff.read',
  load: () => import('./StaffPage.tsx'),
  children: [
    { ...rolePaths.list, title: 'Роли', load: () => import('./RolesPage.tsx') },
    { ...rolePaths.create, title: 'Новая роль', permission, load: () => import('./CreateRolePage.tsx') },
    { ...rolePaths.page, title: 'Роль №\u00a0:roleId', load: () => import('./RolePage.tsx') },
  ],
  commands: [
    { title: 'Роли и\u00a0права', to: rolePaths.list.path },
    { title: 'Добавить роль', to: rolePaths.create.path, permission },
  ],
};
