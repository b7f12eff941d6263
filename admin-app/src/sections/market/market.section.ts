import type { Section } from '../section.ts';
import { marketItemPaths, marketRequestPaths } from './market.paths.ts';

export const marketItems: Section = {
  ...marketItemPaths.list,
  title: 'Товары',
  icon: 'tag',
  permission: 'market.read',
  load: () => import('./MarketItemsPage.tsx'),
  children: [{ ...marketItemPaths.page, title: 'Товар №\u00a0:itemId', load: () => import('./MarketItemPage.tsx') }],
};

export const marketRequests: Section = {
  ...marketRequestPaths.list,
  title: 'Заявки маркетплейса',
  icon: 'box',
  permission: 'market.read',
  load: () => import('./MarketRequestsPage.tsx'),
  children: [
    {
      ...marketRequestPaths.page,
      title: 'Заявка маркетплейса №\u00a0:requestId',
      load: () => import('./MarketRequestPage.tsx'),
    },
  ],
  badge: ['marketRequest'],
  pending: () => import('./market.pending.ts'),
};
