import * as z from 'zod/mini';
import { dayOf, plural } from '../core/format/format.ts';
import { Id, Kopecks } from '../core/schema/fields.ts';

/**
 * What comes back of the money for an event when its customer calls it off: the first row whose `daysAhead` are still
 * left applies. Days are those of the venue's calendar.
 */
export const eventRefundSteps = [
  { daysAhead: 14, percent: 100 },
  { daysAhead: 7, percent: 50 },
  { daysAhead: 3, percent: 25 },
  { daysAhead: 0, percent: 0 },
] as const;

/** Within how many days the venue sends money back to the payer's account. */
export const MONEY_BACK_DAYS = 10;

const { format: percentText } = new Intl.NumberFormat('ru', { style: 'percent' });

/** The same in words, with what else a customer should know before. */
export const eventRefundTerms = [
  `Если отменить мероприятие не\u00a0позднее чем ${eventRefundSteps
    .filter(({ percent }) => percent > 0)
    .map(
      ({ daysAhead, percent }) =>
        `за\u00a0${plural(daysAhead, 'день', 'дня', 'дней')}, вернём ${percentText(percent / 100)} оплаты`,
    )
    .join('; ')}.`,
  'Позже оплата не\u00a0возвращается.',
  'Если время мероприятия закроем мы, вернём всё.',
  'За\u00a0неоплаченное платить не\u00a0нужно.',
].join(' ');

const DAY_MS = 86_400_000;

/** The share of the money that comes back when an event is called off now, as a percentage. */
export function eventRefundPercent(start: Date | string, now: Date): number {
  const ahead = (Date.parse(dayOf(start)) - Date.parse(dayOf(now))) / DAY_MS;
  return eventRefundSteps.find(({ daysAhead }) => ahead >= daysAhead)?.percent ?? 0;
}

/** A page of the site that goes with a request for an event, with the tickets that are returned. */
export const CancelledPage = z.object({
  eventId: Id,
  eventTitle: z.string(),
  tickets: z.int(),
  refund: Kopecks,
});

/** What calling off a request for an event would do now. */
export const RequestCancellation = z.object({
  /** Money of its invoice that is here. */
  received: Kopecks,
  /** What of it comes back by the terms; the rest is the charge for calling it off late. */
  refund: Kopecks,
  /** What has not been paid, which is not owed any more. */
  unpaid: Kopecks,
  /** Hours of the space that become free. */
  hours: z.int(),
  /** Its customer's own events at these hours, which are taken off the site. */
  pages: z.array(CancelledPage),
});
export type RequestCancellation = z.output<typeof RequestCancellation>;
