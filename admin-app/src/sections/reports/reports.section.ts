import type { Section } from '../section.ts';
import { reportPaths } from './reports.paths.ts';

export const section: Section = {
  ...reportPaths.list,
  title: 'Отчёты',
  group: 'papers',
  order: 95,
  icon: 'chart',
  permission: 'reports.read',
  load: () => import('./ReportsPage.tsx'),
};
