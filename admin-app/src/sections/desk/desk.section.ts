import { handoverCommand, handoverScreens } from '../handovers/handovers.screens.view.ts';
import type { Section } from '../section.ts';
import { deskPaths } from './desk.paths.ts';

export const section: Section = {
  ...deskPaths.board,
  title: 'Доска',
  group: 'work',
  order: 20,
  icon: 'calendar',
  permission: 'bookings.read',
  load: () => import('./BoardPage.tsx'),
  children: handoverScreens,
  commands: [
    handoverCommand,
    { title: 'Доска недели', to: `${deskPaths.board.path}?view=week` },
    { title: 'Доска месяца', to: `${deskPaths.board.path}?view=month` },
  ],
};
