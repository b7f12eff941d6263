import { dayOf, formatDateTime, formatMoney, formatTime, VENUE_ADDRESS } from '@venue/sdk';
import type { Content } from 'pdfmake/interfaces.js';
import type { Requisites } from '../../config/requisites.ts';
import { ink, pdfOf } from './pdf.ts';

interface Line {
  readonly title: string;
  readonly quantity: number;
  readonly unit: 'hour' | 'piece';
  readonly unitPrice: number;
  readonly sum: number;
}

/** A fiscal receipt that was registered for a payment or a refund, or the second one of a payment. */
interface Fiscal {
  /** What it says: «Чек предоплаты». */
  readonly title: string;
  readonly isRefund: boolean;
  readonly documentNumber: string;
  readonly storageNumber: string;
  readonly attribute: string;
  readonly registeredAt: Date;
  readonly sum: number;
}

export interface PaidHow {
  readonly buyer: string;
  /** The payments received, and how each was made. */
  readonly came: readonly { readonly way: string; readonly sum: number; readonly at: Date }[];
  /** Empty while no receipt is registered. */
  readonly fiscal: readonly Fiscal[];
}

interface Paid extends PaidHow {
  readonly number: number;
  readonly paidAt: Date;
  /** What is paid for: label and text. */
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly Line[];
  /** A discount from the sums of the lines, which are then without it. */
  readonly discount?: { readonly title: string; readonly sum: number } | null;
  readonly price: number;
  readonly vat: number;
  readonly vatPercent: number;
  /** The sum refunded since, in kopecks. */
  readonly returned?: number;
}

const paymentFact = ({ way, sum, at }: PaidHow['came'][number]) =>
  ['Оплата', `${way}, ${formatMoney(sum)}, ${formatDateTime(at)}`] as const;

const quantityText = ({ quantity, unit }: Line) => `${quantity} ${unit === 'hour' ? 'ч' : 'шт.'}`;

/** The title of the document: it confirms a payment and is not itself a receipt of a cash register. */
export const receiptTitle = (number: number): string => `Подтверждение оплаты № ${number}`;

/** The text of a receipt's QR code, which the app of the tax service reads. */
const checkedBy = ({ registeredAt, sum, storageNumber, documentNumber, attribute, isRefund }: Fiscal): string => {
  const at = `${dayOf(registeredAt)}T${formatTime(registeredAt)}`.replace(/[-:]/g, '');
  return `t=${at}&s=${(sum / 100).toFixed(2)}&fn=${storageNumber}&i=${documentNumber}&fp=${attribute}&n=${isRefund ? 2 : 1}`;
};

const registered = (fiscal: Fiscal): Content => ({
  unbreakable: true,
  margin: [0, 0, 0, 12],
  columnGap: 12,
  columns: [
    { width: 72, qr: checkedBy(fiscal), alt: 'QR-код для\u00a0проверки чека в\u00a0приложении налоговой', fit: 72 },
    {
      width: '*',
      fontSize: 8.5,
      stack: [
        { text: fiscal.title, bold: true },
        `${formatDateTime(fiscal.registeredAt)}, ${formatMoney(fiscal.sum)}`,
        `ФН ${fiscal.storageNumber}`,
        `ФД ${fiscal.documentNumber}, ФПД ${fiscal.attribute}`,
      ],
    },
  ],
});

/** The confirmation of a payment as a PDF whose text can be searched. Without requisites it names no seller. */
export async function receiptOf(paid: Paid, seller: Requisites | null): Promise<Buffer> {
  const { returned = 0, discount } = paid;
  return pdfOf({
    info: { title: receiptTitle(paid.number), author: seller?.name ?? 'Площадка' },
    pageSize: 'A5',
    pageMargins: [36, 36, 36, 36],
    content: [
      { text: 'Площадка', bold: true, fontSize: 18, color: ink.accent },
      { text: 'Бизнес-пространство, Екатеринбург', color: ink.soft, margin: [0, 0, 0, 18] },
      { text: receiptTitle(paid.number), bold: true, fontSize: 15, headlineLevel: 1 },
      { text: `Оплачено ${formatDateTime(paid.paidAt)}`, color: ink.soft, margin: [0, 0, 0, 12] },
      ...[...paid.facts, ['Покупатель', paid.buyer] as const, ...paid.came.map(paymentFact)].map(([label, text]) => ({
        text: [{ text: `${label}: `, color: ink.soft }, text],
      })),
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
            ...(discount
              ? [[discount.title, '', '', { text: `−${formatMoney(discount.sum)}`, alignment: 'right' as const }]]
              : []),
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
      ...paid.fiscal.map(registered),
      ...(seller ? [`${seller.name}, ИНН ${seller.INN}`, seller.legalAddress] : [VENUE_ADDRESS]).map(text => ({
        text,
        color: ink.soft,
        fontSize: 8.5,
      })),
    ],
  });
}
