import { section } from '../section.ts';

/** What waits, what goes on today, how full the studios are and what they bring. */
export const summary = section({
  path: '/home',
  title: 'Сводка',
  icon: 'home',
  load: () => import('./DashboardPage.tsx'),
});
