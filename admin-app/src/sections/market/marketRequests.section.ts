import type { Section } from '../section.ts';
import { marketRequestPaths } from './market.paths.ts';

export const section: Section = {
  ...marketRequestPaths.list,
  title: 'Заявки маркетплейса',
  group: 'trade',
  order: 30,
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
