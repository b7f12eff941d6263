import type { whyWaiting } from '@venue/sdk/agreements/model';
import type { StatementPayment } from './statements.file.ts';

/** An invoice that money may come for. */
export interface Awaited {
  readonly invoiceId: number;
  readonly number: string;
  readonly state: 'awaiting' | 'paid' | 'cancelled';
  readonly customerInn: string;
  readonly sum: number;
  readonly received: number;
}

/**
 * The invoice numbers named in a payment's purpose: `по счёту № 12 от 01.12.2026`, `сч. 12`, `счет-оферте N 12/2026`.
 */
export function numbersIn(purpose: string): string[] {
  const named = purpose.matchAll(
    /(?<!\p{L})сч(?:[её]т\p{L}*(?:-\p{L}+)?|\.)?\s*(?:на\s+оплату\s*)?(?:№|N|номер)?\s*([\p{L}\d][\p{L}\d/-]*\d|\d)/giu,
  );
  return [...new Set([...named].map(([, number = '']) => number))];
}

type Verdict =
  | { readonly invoiceId: number; readonly why: null }
  | { readonly invoiceId: null; readonly why: (typeof whyWaiting.ids)[number] };

const left = ({ sum, received }: Awaited) => sum - received;

/** The invoice a payment is for, beyond doubt: its number, payer and sum match. Otherwise why there is doubt. */
export function judged(
  payment: Pick<StatementPayment, 'purpose' | 'payerInn' | 'sum'>,
  known: readonly Awaited[],
): Verdict {
  const numbers = numbersIn(payment.purpose);
  const refused = (why: (typeof whyWaiting.ids)[number]): Verdict => ({ invoiceId: null, why });
  if (numbers.length === 0) return refused('unnamed');
  const named = known.filter(({ number }) => numbers.includes(number));
  if (named.length === 0) return refused('unknown');
  const own = named.filter(({ customerInn }) => customerInn === payment.payerInn);
  if (own.length === 0) return refused('payer');
  const awaiting = own.filter(({ state }) => state === 'awaiting');
  const [only, another] = awaiting;
  if (!only) return refused('over');
  const exact = awaiting.filter(each => left(each) === payment.sum);
  // If a payment names two open invoices, or a number that exists in two years, staff must decide.
  if (exact.length === 1 && exact[0] && !another) return { invoiceId: exact[0].invoiceId, why: null };
  return refused(payment.sum < left(only) ? 'part' : 'more');
}
