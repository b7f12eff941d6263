import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** Paying a booking by an invoice for an organisation, on the page of its payment. */
export const PayByInvoice = lazyWithRetry(() => import('./PayByInvoice.tsx'));

/** The invoices and acts of the person's organisations, among their documents. */
export const OwnPapers = lazyWithRetry(() => import('./OwnPapers.tsx'));

/** Paying for an event, on the page of its request. */
export const EventInvoice = lazyWithRetry(() => import('./EventInvoice.tsx'));

export { useInvoicesWaiting } from './invoicesWaiting.ts';
