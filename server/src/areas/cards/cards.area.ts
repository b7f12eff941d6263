import { area } from '../../area/area.ts';
import { cardsPersonal } from './cards.personal.store.ts';
import { cardsRoutes } from './cards.routes.ts';

export const cardsArea = area({
  name: 'cards',
  routes: cardsRoutes,
  personal: cardsPersonal,
});
