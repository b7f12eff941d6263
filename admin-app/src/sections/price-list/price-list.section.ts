import { recordSection } from '../recordSection.ts';
import { priceListPaths } from './price-list.paths.ts';

export const section = recordSection({
  paths: priceListPaths,
  area: 'priceList',
  group: 'settings',
  order: 15,
  icon: 'tag',
  title: 'Прайс-лист',
  one: 'Позиция прайс-листа',
  fresh: 'Новая позиция прайс-листа',
  add: 'Добавить позицию прайс-листа',
  list: () => import('./PriceListPage.tsx'),
  record: () => import('./PriceItemScreens.tsx'),
});
