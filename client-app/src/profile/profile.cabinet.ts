import type { Cabinet } from '../app/area.ts';
import { useInvoicesWaiting } from '../papers/papers.view.tsx';

/** Invoices stand among the person's documents. */
export const cabinet: Cabinet = { useWaiting: useInvoicesWaiting };
