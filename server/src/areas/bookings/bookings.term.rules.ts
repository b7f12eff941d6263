/** When an unpaid booking ends, and until when its invoice may be paid, if one waits for its money. */
export interface Term {
  readonly payUntil: Date | null;
  readonly invoicedUntil: Date | null;
}

/**
 * The hour that people read as the term of an unpaid booking. While an invoice waits for its money, that is the term of
 * the invoice, as its letter and its PDF say; the hours stay held longer, until the statement of that day was read.
 * Once the term of the invoice has passed, it is the end of the hold. It is never later than that.
 */
export const termOf = ({ payUntil, invoicedUntil }: Term, now: Date): Date | null =>
  // guard: server/src/areas/invoice-orders/invoice-orders.term.test.ts
  payUntil !== null && invoicedUntil !== null && invoicedUntil > now && invoicedUntil < payUntil
    ? invoicedUntil
    : payUntil;
