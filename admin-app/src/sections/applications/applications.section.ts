import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

export const applications = section({
  path: '/applications',
  title: 'Заявки',
  icon: 'applications',
  permission: 'applications.read',
  load: () => import('./ApplicationsPage.tsx'),
  badge: ['application'],
});

/** One application with what it is about. `?type=5` leads on among those of one type. */
export const application = screen({
  path: '/applications/:id',
  title: 'Заявка №\u00a0:id',
  crumbs: [applications],
  permission: 'applications.read',
  load: () => import('./ApplicationPage.tsx'),
});
