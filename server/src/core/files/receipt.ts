import { formatDateTime, formatMoney, VENUE_ADDRESS } from '@venue/sdk';
import type { Requisites } from '../../config/requisites.ts';
import { ink, pdfOf } from './pdf.ts';

interface Line {
  readonly title: string;
  readonly quantity: number;
  readonly unit: 'hour' | 'piece';
  readonly unitPrice: number;
  readonly sum: number;
}

interface Paid {
  readonly number: number;
  readonly paidAt: Date;
  /** What is paid for, by whom: label and text; what is empty is left out. */
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly Line[];
  readonly price: number;
  readonly vat: number;
  readonly vatPercent: number;
  /** What has gone back since. */
  readonly returned?: number;
}

const quantityText = ({ quantity, unit }: Line) => `${quantity} ${unit === 'hour' ? 'ч' : 'шт.'}`;

/** A receipt as a PDF with text that can be searched and copied. Without requisites it names no seller. */
export async function receiptOf(paid: Paid, seller: Requisites | null): Promise<Buffer> {
  const { returned = 0 } = paid;
  return pdfOf({
    info: { title: `Чек № ${paid.number}`, author: seller?.name ?? 'Площадка' },
    pageSize: 'A5',
    pageMargins: [36, 36, 36, 36],
    content: [
      { text: 'Площадка', bold: true, fontSize: 18, color: ink.accent },
      { text: 'Бизнес-пространство, Екатеринбург', color: ink.soft, margin: [0, 0, 0, 18] },
      { text: `Чек № ${paid.number}`, bold: true, fontSize: 15 },
      { text: `Оплачено ${formatDateTime(paid.paidAt)}`, color: ink.soft, margin: [0, 0, 0, 12] },
      ...paid.facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => ({ text: [{ text: `${label}: `, color: ink.soft }, text] })),
      {
        margin: [0, 14, 0, 10],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto'],
          body: [
            ['Наименование', 'Кол-во', 'Цена', 'Сумма'].map(text => ({ text, bold: true })),
            ...paid.lines.map(line => [
              line.title,
              quantityText(line),
              { text: formatMoney(line.unitPrice), alignment: 'right' as const },
              { text: formatMoney(line.sum), alignment: 'right' as const },
            ]),
          ],
        },
      },
      { text: `Итого: ${formatMoney(paid.price)}`, bold: true, fontSize: 13, alignment: 'right' },
      {
        text: `в том числе НДС ${paid.vatPercent} %: ${formatMoney(paid.vat)}`,
        alignment: 'right',
        color: ink.soft,
        margin: [0, 0, 0, returned > 0 ? 4 : 18],
      },
      ...(returned > 0
        ? [
            {
              text: `Возвращено: ${formatMoney(returned)}`,
              alignment: 'right' as const,
              margin: [0, 0, 0, 18] as [number, number, number, number],
            },
          ]
        : []),
      ...(seller ? [`${seller.name}, ИНН ${seller.INN}`, seller.legalAddress] : [VENUE_ADDRESS]).map(text => ({
        text,
        color: ink.soft,
        fontSize: 8.5,
      })),
    ],
  });
}
