import { eq } from 'drizzle-orm';
import type { Numbering } from '../agreements/agreements.numbers.store.ts';
import { act, invoice } from './papers.table.ts';

/** How invoices, acts and УПД that are VAT invoices are numbered. */
export const numberings = {
  invoice: { kind: 'invoice', table: invoice, field: 'invoiceNumber' },
  act: { kind: 'act', table: act, among: eq(act.isInvoice, false), field: 'actNumber' },
  upd: { kind: 'upd', table: act, among: eq(act.isInvoice, true), field: 'actNumber' },
} as const satisfies Readonly<Record<string, Numbering>>;
