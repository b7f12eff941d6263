import type { Section } from '../section.ts';
import { receiptPaths } from './receipts.paths.ts';

export const section: Section = {
  ...receiptPaths.list,
  title: 'Сверка денег и\u00a0чеков',
  menu: 'Сверка',
  group: 'papers',
  order: 90,
  icon: 'contract',
  permission: 'receipts.read',
  load: () => import('./DaysPage.tsx'),
  badge: ['receipt'],
  badgeTitle: 'Чеки не\u00a0пробиты',
  pending: () => import('./receipts.pending.ts'),
  children: [{ ...receiptPaths.money, title: 'Деньги и\u00a0чеки', load: () => import('./MoneyPage.tsx') }],
};
