import type { Section } from '../section.ts';
import { applicationPaths } from './applications.paths.ts';

export const section: Section = {
  ...applicationPaths.list,
  title: 'Заявки',
  group: 'work',
  order: 30,
  icon: 'inbox',
  permission: 'applications.read',
  load: () => import('./ApplicationsPage.tsx'),
  // One application with its record. `?type=5` limits the next applications to that type.
  children: [{ ...applicationPaths.page, title: 'Заявка №\u00a0:id', load: () => import('./ApplicationPage.tsx') }],
  badge: ['application'],
  pending: () => import('./applications.pending.ts'),
  live: () => import('./applications.live.ts'),
};
