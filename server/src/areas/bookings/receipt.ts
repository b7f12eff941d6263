import { formatDate, formatDateTime, formatMoney, formatSpan, runsOf, VENUE_ADDRESS } from '@venue/sdk';
import type { QuoteLine } from '@venue/sdk/bookings/model';
import type { Requisites } from '../../config/requisites.ts';
import { ink, pdfOf } from '../../core/files/pdf.ts';

interface PaidBooking {
  readonly id: number;
  readonly roomName: string;
  readonly hours: readonly Date[];
  readonly lines: readonly QuoteLine[];
  readonly price: number;
  readonly vat: number;
  readonly vatPercent: number;
  readonly paidAt: Date;
}

const quantity = ({ quantity, unit }: QuoteLine) => `${quantity} ${unit === 'hour' ? 'ч' : 'шт.'}`;

/** Consecutive hours as `20.11.2026, 10:00–12:00`. */
const presentRuns = (hours: readonly Date[]): string =>
  runsOf(hours.map(hour => hour.toISOString()))
    .map(run => `${formatDate(run.start)}, ${formatSpan(run)}`)
    .join('; ');

/** The receipt of a paid booking as a PDF with text that can be searched and copied. Without requisites it names no seller. */
export async function receiptPdf(booking: PaidBooking, customer: string, seller: Requisites | null): Promise<Buffer> {
  return pdfOf({
    info: { title: `Чек № ${booking.id}`, author: seller?.name ?? 'Площадка' },
    pageSize: 'A5',
    pageMargins: [36, 36, 36, 36],
    content: [
      { text: 'Площадка', bold: true, fontSize: 18, color: ink.accent },
      { text: 'Бизнес-пространство, Екатеринбург', color: ink.soft, margin: [0, 0, 0, 18] },
      { text: `Чек № ${booking.id}`, bold: true, fontSize: 15 },
      { text: `Оплачено ${formatDateTime(booking.paidAt)}`, color: ink.soft, margin: [0, 0, 0, 12] },
      { text: [{ text: 'Помещение: ', color: ink.soft }, booking.roomName] },
      { text: [{ text: 'Время: ', color: ink.soft }, presentRuns(booking.hours)] },
      ...(customer ? [{ text: [{ text: 'Плательщик: ', color: ink.soft }, customer] }] : []),
      {
        margin: [0, 14, 0, 10],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto'],
          body: [
            ['Наименование', 'Кол-во', 'Цена', 'Сумма'].map(text => ({ text, bold: true })),
            ...booking.lines.map(line => [
              line.title,
              quantity(line),
              { text: formatMoney(line.unitPrice), alignment: 'right' as const },
              { text: formatMoney(line.sum), alignment: 'right' as const },
            ]),
          ],
        },
      },
      { text: `Итого: ${formatMoney(booking.price)}`, bold: true, fontSize: 13, alignment: 'right' },
      {
        text: `в том числе НДС ${booking.vatPercent} %: ${formatMoney(booking.vat)}`,
        alignment: 'right',
        color: ink.soft,
        margin: [0, 0, 0, 18],
      },
      ...(seller ? [`${seller.name}, ИНН ${seller.INN}`, seller.legalAddress] : [VENUE_ADDRESS]).map(text => ({
        text,
        color: ink.soft,
        fontSize: 8.5,
      })),
    ],
  });
}
