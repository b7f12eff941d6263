import type { Section } from '../section.ts';

/** What waits, what goes on today, how full the studios are and what they bring. */
export const summary: Section = {
  path: '/home',
  title: 'Сводка',
  icon: 'M4 20V11l8-6.500 8 6.500v9M9.500 20v-5.500h5V20M3 20h18',
  load: () => import('./DashboardPage.tsx'),
};
