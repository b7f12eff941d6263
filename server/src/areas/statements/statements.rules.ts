import type { invoiceEnd, whyWaiting } from '@venue/sdk/papers/model';
import { restOf } from '../papers/papers.service.ts';
import type { StatementPayment } from './statements.file.ts';
import { keyOf, type Named, namedIn } from './statements.numbers.ts';

/** An invoice that money may come for. */
export interface Awaited {
  readonly invoiceId: number;
  readonly number: string;
  readonly date: string;
  readonly state: 'awaiting' | 'paid' | 'cancelled';
  readonly why: (typeof invoiceEnd.ids)[number] | null;
  readonly customerInn: string;
  readonly sum: number;
  readonly received: number;
  readonly returned: number;
}

type Why = (typeof whyWaiting.ids)[number];
type Verdict = { readonly invoiceId: number; readonly why: null } | { readonly invoiceId: null; readonly why: Why };

/** The letters that numbers by this scheme begin with: `ЭБ` of `ЭБ-{number}/{year}`. */
export const prefixOf = (scheme: string): string => /^\P{L}*(\p{L}+)/u.exec(scheme.split('{')[0] ?? '')?.[1] ?? '';

/**
 * The ways in which people name an invoice: as it is numbered, and, where the number follows the scheme, by the count
 * alone or with the year.
 */
function namesOf({ number, date }: Pick<Awaited, 'number' | 'date'>, scheme: string): string[] {
  const year = date.slice(0, 4);
  const own = keyOf(number);
  const byScheme = (count: string) => keyOf(scheme.replace('{number}', count).replace('{year}', year));
  const count = own.match(/\d+/g)?.find(each => byScheme(each) === own);
  return count === undefined ? [own] : [own, count, `${count}/${year}`, `${count}/${year.slice(2)}`];
}

const isNamed = (invoice: Awaited, { key, year }: Named, scheme: string): boolean =>
  (year === null || year === Number(invoice.date.slice(0, 4))) && namesOf(invoice, scheme).includes(key);

/** The invoice a payment is for, beyond doubt: its number, payer and sum match. Otherwise why there is doubt. */
export function judged(
  payment: Pick<StatementPayment, 'purpose' | 'payerInn' | 'sum'>,
  invoices: readonly Awaited[],
  scheme = '{number}',
): Verdict {
  const refused = (why: Why): Verdict => ({ invoiceId: null, why });
  const [only, another] = namedIn(payment.purpose, prefixOf(scheme));
  if (!only) return refused('unnamed');
  if (another) return refused('several');
  const named = invoices.filter(each => isNamed(each, only, scheme));
  if (named.length === 0) return refused('unknown');
  const own = named.filter(({ customerInn }) => customerInn === payment.payerInn);
  if (own.length === 0) return refused('payer');
  const payable = own.filter(each => restOf(each) !== null);
  const awaiting = payable.filter(({ state }) => state === 'awaiting');
  const [one, second] = awaiting.length > 0 ? awaiting : payable;
  if (!one) return refused('over');
  // A number may exist in two years.
  if (second) return refused('several');
  const rest = restOf(one) ?? 0;
  if (rest === payment.sum) return { invoiceId: one.invoiceId, why: null };
  return refused(payment.sum < rest ? 'part' : 'more');
}
