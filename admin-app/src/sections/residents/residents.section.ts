import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

export const newResident = screen({
  path: '/residents/create',
  title: 'Новый резидент',
  permission: 'residents.manage',
  load: () => import('./CreateResidentPage.tsx'),
});

/** One resident: an editor, or a sheet for whoever may only read. */
export const resident = screen({
  path: '/residents/:residentId/edit',
  title: 'Резидент №\u00a0:residentId',
  load: () => import('./ResidentPage.tsx'),
});

export const residents = section({
  path: '/residents',
  title: 'Резиденты',
  icon: 'residents',
  permission: 'residents.read',
  load: () => import('./ResidentsPage.tsx'),
  beside: [newResident, resident],
  commands: [{ title: 'Добавить резидента', to: newResident.path, needs: 'residents.manage' }],
});
