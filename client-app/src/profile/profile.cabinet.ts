import { useInvoicesWaiting } from '../agreements/agreements.view.tsx';
import type { Cabinet } from '../app/area.ts';

/** Invoices stand among the person's documents. */
export const cabinet: Cabinet = { useWaiting: useInvoicesWaiting };
