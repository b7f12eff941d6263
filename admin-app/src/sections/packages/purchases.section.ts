import type { Section } from '../section.ts';
import { purchasePaths } from './packages.paths.ts';

export const section: Section = {
  ...purchasePaths.list,
  title: 'Проданные абонементы',
  group: 'work',
  order: 93,
  icon: 'contract',
  permission: 'packages.read',
  load: () => import('./PurchasesPage.tsx'),
  children: [
    {
      ...purchasePaths.page,
      title: 'Проданный абонемент №\u00a0:purchaseId',
      load: () => import('./PurchasePage.tsx'),
    },
  ],
};
