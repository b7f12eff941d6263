import type { Section } from '../section.ts';
import { staffPaths } from './staff.paths.ts';

export const section: Section = {
  ...staffPaths.audit,
  title: 'Журнал действий',
  group: 'settings',
  order: 40,
  icon: 'log',
  permission: 'audit.read',
  load: () => import('./AuditPage.tsx'),
};
