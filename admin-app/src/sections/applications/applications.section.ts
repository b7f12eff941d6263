import type { Section } from '../section.ts';
import { applicationPaths } from './applications.paths.ts';

export const applications: Section = {
  ...applicationPaths.list,
  title: 'Заявки',
  icon: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1 2.5h5l1-2.5H20',
  permission: 'applications.read',
  load: () => import('./ApplicationsPage.tsx'),
  // One application with what it is about. `?type=5` leads on among those of one type.
  children: [{ ...applicationPaths.page, title: 'Заявка №\u00a0:id', load: () => import('./ApplicationPage.tsx') }],
  badge: ['application'],
};
