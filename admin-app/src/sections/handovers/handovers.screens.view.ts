import type { Section } from '../section.ts';
import { handoverPaths } from './handovers.paths.ts';

// Shifts have no entry of their own in the menu: their screen is within the section of the board.

export const handoverScreens: NonNullable<Section['children']> = [
  {
    ...handoverPaths.list,
    title: 'Сдача смены',
    permission: 'desk.cash',
    load: () => import('./HandoversPage.tsx'),
  },
];

export const handoverCommand = {
  title: 'Сдать смену',
  to: handoverPaths.list.path,
  permission: 'desk.cash',
} as const satisfies NonNullable<Section['commands']>[number];
