import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { cardPaths } from './cards.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./CardPages.tsx');

export const cardsArea: Area = {
  screens: [
    { ...cardPaths.own, crumbs: [homePaths.page], load },
    { ...cardPaths.public, load },
  ],
  menu: { aboutMe: [{ to: cardPaths.own }] },
};
