import type { Section } from '../section.ts';

/** What waits, what goes on today, how full the studios are and what they bring. */
export const summary: Section = {
  path: '/home',
  title: 'Сводка',
  icon: 'house',
  load: () => import('./DashboardPage.tsx'),
};
