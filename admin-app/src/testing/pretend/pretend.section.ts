import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../../sections/section.ts';

export const place = screen({
  path: '/places/:id/edit',
  title: 'Место №\u00a0:id',
  load: () => import('./EditPlacePage.tsx'),
});

export const places = section({
  path: '/places',
  title: 'Парковка',
  icon: 'rooms',
  permission: 'rooms.manage',
  load: () => import('./PlacesPage.tsx'),
  beside: [place],
});
