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
  // One application with what it is about. `?type=5` leads on among those of one type.
  children: [{ ...applicationPaths.page, title: 'Заявка №\u00a0:id', load: () => import('./ApplicationPage.tsx') }],
  badge: ['application'],
  pending: () => import('./applications.pending.ts'),
  live: () => import('./applications.live.ts'),
};
