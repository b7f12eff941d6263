import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import type { Section } from '../section.ts';
import { paperPaths } from './papers.paths.ts';

// Papers have no entry of their own in the menu: their screens are within the section of agreements, whose frame is in
// the first load. So nothing here is imported at once.

/** The screens of invoices, acts and the payments of the bank. */
export const paperScreens: NonNullable<Section['children']> = [
  { ...paperPaths.invoices, title: 'Счета', load: () => import('./InvoicesPage.tsx') },
  { ...paperPaths.acts, title: 'Акты', load: () => import('./ActsPage.tsx') },
  { ...paperPaths.invoice, title: 'Счёт, запись №\u00a0:invoiceId', load: () => import('./InvoicePage.tsx') },
  { ...paperPaths.payments, title: 'Поступления из\u00a0банка', load: () => import('./bank/BankPaymentsPage.tsx') },
  { ...paperPaths.act, title: 'Акт, запись №\u00a0:actId', load: () => import('./ActPage.tsx') },
];

export const paperTiles = () => import('./papers.pending.ts');

/** The payment of an event, for the page of its request. */
export const EventPayment = lazyWithRetry(() => import('./EventPayment.tsx'));
