import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { cardPaths } from './cards.paths.ts';

export const cardsArea: Area = {
  screens: [
    { ...cardPaths.own, crumbs: [homePaths.page], load: () => import('./CardPage.tsx') },
    { ...cardPaths.public, load: () => import('./PublicCard.tsx') },
  ],
  menu: { aboutMe: [{ to: cardPaths.own }] },
};
