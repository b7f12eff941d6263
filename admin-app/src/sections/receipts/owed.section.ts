import type { Section } from '../section.ts';
import { owedPaths } from './receipts.paths.ts';

export const section: Section = {
  ...owedPaths.list,
  title: 'Деньги к\u00a0возврату',
  menu: 'К\u00a0возврату',
  group: 'work',
  order: 96,
  icon: 'backArrow',
  permission: ['bookings.read', 'agreements.read'],
  load: () => import('./OwedPage.tsx'),
  badge: ['refund', 'invoice'],
  badgeTitle: 'Вернуть',
  pending: () => import('./owed.pending.ts'),
};
