import { formatDate, formatSpan, runsOf } from '@venue/sdk';
import { type AppliedPromo, fullSumOf, type QuoteLine } from '@venue/sdk/bookings/model';
import type { Requisites } from '../../config/requisites.ts';
import { type PaidHow, receiptOf } from '../../core/files/receipt.ts';

interface PaidBooking extends PaidHow {
  readonly id: number;
  readonly roomName: string;
  readonly hours: readonly Date[];
  readonly lines: readonly QuoteLine[];
  readonly promo: AppliedPromo | null;
  readonly price: number;
  readonly vat: number;
  readonly vatPercent: number;
  readonly paidAt: Date;
}

/** Consecutive hours as `20.11.2026, 10:00–12:00`. */
const presentRuns = (hours: readonly Date[]): string =>
  runsOf(hours)
    .map(run => `${formatDate(run.start)}, ${formatSpan(run)}`)
    .join('; ');

/** The confirmation that a booking was paid, as a PDF. */
export const receiptPdf = (booking: PaidBooking, seller: Requisites | null): Promise<Buffer> =>
  receiptOf(
    {
      ...booking,
      lines: booking.lines.map(line => ({ ...line, sum: fullSumOf(line) })),
      discount: booking.promo && {
        title: `Скидка по промокоду ${booking.promo.promoCode}`,
        sum: booking.promo.discount,
      },
      number: booking.id,
      facts: [
        ['Помещение', booking.roomName],
        ['Время', presentRuns(booking.hours)],
      ],
    },
    seller,
  );
