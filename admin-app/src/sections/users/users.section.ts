import type { Section } from '../section.ts';
import { userPaths } from './users.paths.ts';

export const section: Section = {
  ...userPaths.list,
  title: 'Пользователи',
  group: 'people',
  order: 10,
  icon: 'people',
  permission: 'users.read',
  load: () => import('./UsersPage.tsx'),
  // One person with everything they told and what was decided about them. `?tab=papers` opens their documents.
  children: [
    {
      ...userPaths.guests,
      title: 'Гость без учётной записи',
      permission: 'users.manage',
      load: () => import('./GuestsPage.tsx'),
    },
    { ...userPaths.page, title: 'Пользователь №\u00a0:id', load: () => import('./UserPage.tsx') },
  ],
  commands: [
    { title: 'Удалить данные гостя без учётной записи', to: userPaths.guests.path, permission: 'users.manage' },
  ],
  badge: ['user', 'avatar', 'deletion'],
  pending: () => import('./users.pending.ts'),
};
