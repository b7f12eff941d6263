import type { Section } from '../section.ts';
import { userPaths } from './users.paths.ts';

export const users: Section = {
  ...userPaths.list,
  title: 'Пользователи',
  icon: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.5-3.400 3.200-5 6.5-5s6 1.600 6.5 5M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 14.900c2 .7 3.200 2.200 3.5 4.600',
  permission: 'users.read',
  load: () => import('./UsersPage.tsx'),
  // One person with everything they told and what was decided about them. `?tab=papers` opens their documents.
  children: [{ ...userPaths.page, title: 'Пользователь №\u00a0:id', load: () => import('./UserPage.tsx') }],
  badge: ['user', 'avatar'],
};
