import { dayOf } from '@venue/sdk';
import type { ProposalLineFields } from '@venue/sdk/event-requests/model';
import { type LineFields, measure, type VatRate, vatRate, vatRateOn } from '@venue/sdk/papers/model';
import { keptUntil, type Terms } from './invoice-orders.rules.ts';

/** Units of measure by how managers write them. */
const measures: readonly (readonly [RegExp, LineFields['measure']])[] = [
  [/^(ч|час)/, measure.hour],
  [/^(сут|дн|день)/, measure.day],
  [/^шт/, measure.piece],
  [/^комп/, measure.set],
  [/^(м²|м2|кв\. ?м)/, measure.squareMetre],
];

const measureOf = (unit: string): LineFields['measure'] =>
  measures.find(([begins]) => begins.test(unit.trim().toLowerCase()))?.[1] ?? measure.service;

/** The lines of a proposal as those of an invoice. */
export const proposedLines = (lines: readonly ProposalLineFields[]): LineFields[] =>
  lines.map(({ title, quantity, unit, unitPrice }) => ({
    serviceName: title,
    measure: measureOf(unit),
    quantity,
    price: unitPrice,
  }));

/** The rate of VAT at which an event of a day is charged. */
export const rateOn = (startsAt: Date): VatRate => vatRateOn(vatRate.twentyTwo, dayOf(startsAt));

/** The deadline for an event's payment: as for bookings, or the start of the event if that is too soon. */
export const dueOf = (now: Date, startsAt: Date, terms: Terms): Date =>
  keptUntil(now, startsAt, terms) ?? new Date(Math.max(now.getTime(), startsAt.getTime()));

/** The first and the last day of an event, for its act. */
export function hoursOn(startsAt: Date, minutes: number): { from: string; to: string } {
  const last = new Date(startsAt.getTime() + minutes * 60_000 - 1);
  return { from: dayOf(startsAt), to: dayOf(last < startsAt ? startsAt : last) };
}
