import { late } from '@venue/shared-ui/parts/load/late.tsx';

/** Paying a booking by an invoice for an organisation, on the page of its payment. */
export const PayByInvoice = late(() => import('./PayByInvoice.tsx'));

/** The invoices and acts of the person's organisations, among their documents. */
export const OwnPapers = late(() => import('./OwnPapers.tsx'));

/** Paying for an event, on the page of its request. */
export const EventInvoice = late(() => import('./EventInvoice.tsx'));

export { useInvoicesWaiting } from './invoicesWaiting.ts';
