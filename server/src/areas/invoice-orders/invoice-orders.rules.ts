import { addDays, dayOf, formatDaysOf, momentOf } from '@venue/sdk';
import { bookingStatus, type QuoteLine } from '@venue/sdk/bookings/model';
import type { InvoiceOffer } from '@venue/sdk/papers/model';
import { measure } from '@venue/sdk/papers/model';
import { isWorkingDay } from '@venue/sdk/rooms/model';
import { isDepositDue } from '../bookings/bookings.invoice.service.ts';
import { BANKS_END } from '../papers/papers.service.ts';

const HOUR_MS = 3_600_000;
/** Bank transfers take until the next day: with less time left, payment by invoice is not offered. */
const LEAST_MS = 24 * HOUR_MS;

export interface Terms {
  /** Working days. */
  readonly invoiceDays: number;
  readonly invoiceHoursBefore: number;
  /** The hour of the next working day by which staff have uploaded the statement of a day. */
  readonly statementHour: number;
  /** The days that a decree moved. */
  readonly movedDays: ReadonlySet<string>;
}

/** The working day that comes this many working days after a day. */
function workingDayAfter(day: string, count: number, movedDays: ReadonlySet<string>): string {
  let after = day;
  for (let left = count; left > 0; ) {
    after = addDays(after, 1);
    if (isWorkingDay(after, movedDays)) left--;
  }
  return after;
}

/**
 * By when the money of an invoice has to come: after a number of working days, but at most `invoiceHoursBefore` hours
 * before the start. Null if a bank transfer would not arrive in time.
 */
export function keptUntil(now: Date, startsAt: Date, terms: Terms): Date | null {
  const { invoiceDays, invoiceHoursBefore, movedDays } = terms;
  const latest = startsAt.getTime() - invoiceHoursBefore * HOUR_MS;
  const evening = momentOf(workingDayAfter(dayOf(now), invoiceDays, movedDays), BANKS_END);
  const until = new Date(Math.min(evening.getTime(), latest));
  return until.getTime() - now.getTime() < LEAST_MS ? null : until;
}

/**
 * When the hours of an unpaid invoice are released: not at the deadline itself, because money that came in time is only
 * seen in the statement of that day, which staff upload on the next working day.
 */
export function releasedAt(deadline: Date, startsAt: Date, { statementHour, movedDays }: Terms): Date {
  const seen = momentOf(workingDayAfter(dayOf(deadline), 1, movedDays), statementHour);
  return new Date(Math.min(seen.getTime(), startsAt.getTime()));
}

interface Charged {
  readonly id: number;
  readonly roomName: string;
  readonly hours: readonly Date[];
  readonly lines: readonly QuoteLine[];
  /** What confirms it: with `rest` null, only that is charged for. */
  readonly deposit?: { readonly sum: number; readonly rest: number | null } | null;
}

/** The suffix of an invoice line that tells its booking. */
const bookingMark = (id: number): string => `, бронь № ${id}`;

/** How often and at what price: with a discount that leaves no whole kopecks for one, the whole of it once. */
const chargedAs = ({ unit, quantity, sum }: QuoteLine) =>
  sum % quantity === 0
    ? { measure: unit === 'hour' ? measure.hour : measure.piece, quantity, price: sum / quantity }
    : { measure: measure.piece, quantity: 1, price: sum };

/** The lines of an invoice: those of each booking as it was priced, with its room and days; one line for a deposit. */
export const chargedLines = (rows: readonly Charged[]) =>
  rows.flatMap(row => {
    const { id, roomName, hours, lines, deposit } = row;
    const rent = `Аренда: ${roomName}, ${formatDaysOf(hours)}`;
    if (deposit && isDepositDue(row))
      return [
        { serviceName: `${rent}, задаток${bookingMark(id)}`, measure: measure.piece, quantity: 1, price: deposit.sum },
      ];
    return lines
      .filter(({ sum }) => sum > 0)
      .map(line => ({
        serviceName:
          line.kind === 'tariff'
            ? `${rent}, тариф «${line.title}»${bookingMark(id)}`
            : `${line.title}${bookingMark(id)}`,
        ...chargedAs(line),
      }));
  });

/** Why no invoice can be made: null while it can. */
export function whyNot(
  { isOpen, isCovered, hasRequisites }: { isOpen: boolean; isCovered: boolean; hasRequisites: boolean },
  until: Date | null,
): InvoiceOffer['noInvoice'] {
  if (isCovered) return 'covered';
  if (!isOpen) return 'notNow';
  if (!hasRequisites) return 'requisites';
  return until === null ? 'late' : null;
}

interface InvoicedBooking {
  readonly id: number;
  readonly status: number;
  readonly price: number;
  /** What the invoice has paid of it, if a certificate or the rest after a deposit pays for it as well; else null. */
  readonly part: number | null;
}

/**
 * What an act confirms of an invoice: the bookings that took place, and their lines. `differs` is true if their price
 * is no longer the invoiced one.
 */
export function actedParts<
  Booking extends InvoicedBooking,
  Line extends { readonly name: string; readonly sum: number },
>(bookings: readonly Booking[], lines: readonly Line[]): { rows: Booking[]; lines: Line[]; differs: boolean } {
  const rows = bookings.filter(each => each.status === bookingStatus.paid);
  const kept = lines.filter(({ name }) => rows.some(({ id }) => name.endsWith(bookingMark(id))));
  const cost = rows.reduce((sum, { price, part }) => sum + (part ?? price), 0);
  return { rows, lines: kept, differs: kept.reduce((sum, line) => sum + line.sum, 0) !== cost };
}

/** The line of an act about money that a cancelled booking does not get back. */
export const cancellationLine = ({
  bookingId,
  kept,
  isDeposit = false,
}: {
  readonly bookingId?: number;
  readonly kept: number;
  readonly isDeposit?: boolean;
}) => ({
  serviceName: `Плата за позднюю отмену${isDeposit ? ', удержанный задаток' : ''}${bookingId === undefined ? ' мероприятия' : bookingMark(bookingId)}`,
  measure: measure.piece,
  quantity: 1,
  price: kept,
});
