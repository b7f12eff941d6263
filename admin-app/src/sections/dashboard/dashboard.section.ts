import type { Section } from '../section.ts';

/** What waits, what goes on today, how full the studios are and what they bring. */
export const section: Section = {
  path: '/home',
  title: 'Сводка',
  group: 'work',
  order: 10,
  icon: 'house',
  load: () => import('./DashboardPage.tsx'),
};
