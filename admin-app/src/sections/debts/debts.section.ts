import type { Section } from '../section.ts';
import { debtPaths } from './debts.paths.ts';

export const section: Section = {
  ...debtPaths.list,
  title: 'Должники',
  group: 'papers',
  order: 20,
  icon: 'past',
  permission: 'agreements.read',
  load: () => import('./DebtorsPage.tsx'),
};
