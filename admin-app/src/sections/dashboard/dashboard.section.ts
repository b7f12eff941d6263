import type { Section } from '../section.ts';

/** The dashboard: pending records, what happens today, and the occupancy and revenue of the studios. */
export const section: Section = {
  path: '/home',
  title: 'Сводка',
  group: 'work',
  order: 10,
  icon: 'house',
  load: () => import('./DashboardPage.tsx'),
};
