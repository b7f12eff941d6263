import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

/** One person with everything they told and what was decided about them. `?tab=papers` opens their documents. */
export const user = screen({
  path: '/users/:id',
  title: 'Пользователь №\u00a0:id',
  load: () => import('./UserPage.tsx'),
});

export const users = section({
  path: '/users',
  title: 'Пользователи',
  icon: 'users',
  permission: 'users.read',
  load: () => import('./UsersPage.tsx'),
  children: [user],
  badge: ['user', 'avatar'],
});
