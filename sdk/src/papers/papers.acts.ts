import * as z from 'zod/mini';
import { Id, Kopecks } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { edoState, UpdExchange } from './papers.edo.ts';
import { mailing } from './papers.mail.ts';
import { LineFields } from './papers.records.ts';
import { ActRow, closing, counted, stamps } from './papers.rows.ts';
import { paperMoves } from './papers.statuses.ts';
import { vatRate } from './papers.sums.ts';

// Apart from their rows: a program of agreements does not bundle the exchange of УПД.

/** An act as the list of all shows it. */
export const ListedAct = z.extend(ActRow, {
  agreementNumber: z.string(),
  customerName: z.string(),
  /** Null for an act that is open or no УПД. */
  edoState: z.nullable(edoState.schema),
});
export type ListedAct = z.output<typeof ListedAct>;

export const ActService = z.extend(withoutRules(LineFields), {
  actServiceId: Id,
  /** The line of an invoice it confirms; null for one written by hand. */
  invoiceServiceId: z.nullable(Id),
  ...counted,
});
export type ActService = z.output<typeof ActService>;

export const Act = z.extend(ListedAct, {
  /** What has not come for its invoice yet; null without an issued one. */
  invoiceUnpaid: z.nullable(Kopecks),
  /** Null for an act that is open or no УПД. */
  edo: z.nullable(UpdExchange),
  vatRate: vatRate.schema,
  comment: z.string(),
  services: z.array(ActService),
  ...closing,
  ...stamps,
  ...mailing,
  can: canOf(paperMoves, ['staff'], 'edit', 'mail'),
});
export type Act = z.output<typeof Act>;
