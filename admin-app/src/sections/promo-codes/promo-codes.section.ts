import { recordSection } from '../recordSection.ts';
import { promoCodePaths } from './promo-codes.paths.ts';

export const section = recordSection({
  paths: promoCodePaths,
  area: 'promoCodes',
  group: 'work',
  order: 91,
  icon: 'tag',
  title: 'Промокоды',
  fresh: 'Новый промокод',
  add: 'Добавить промокод',
  list: () => import('./PromoCodesPage.tsx'),
  record: () => import('./PromoCodeScreens.tsx'),
});
