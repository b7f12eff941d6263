import type { Section } from '../section.ts';
import { marketItemPaths } from './market.paths.ts';

export const section: Section = {
  ...marketItemPaths.list,
  title: 'Товары',
  group: 'trade',
  order: 20,
  icon: 'tag',
  permission: 'market.read',
  load: () => import('./MarketItemsPage.tsx'),
  children: [{ ...marketItemPaths.page, title: 'Товар №\u00a0:itemId', load: () => import('./MarketItemPage.tsx') }],
};
