import { type Act, type Invoice, measure, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Requisites } from '../../config/requisites.ts';
import * as parts from '../../core/files/paper.ts';
import { ink, mustBePrintable } from '../../core/files/pdf.ts';
import { sumInWords } from '../../core/files/sumInWords.ts';
import { customerTexts } from '../agreements/agreements.service.ts';
import type { AgreementTableRow } from '../agreements/agreements.store.ts';
import { paymentCode } from './paymentCode.ts';

const { dayText, moneyText, momentText } = parts;
type Paper = Pick<Invoice | Act, 'vatRate' | 'sum' | 'vat'> & {
  readonly services: Invoice['services'] | Act['services'];
};
type Party = Pick<AgreementTableRow, 'number' | 'date' | 'customer'>;

/** What people wrote that is printed, by the names of its fields. */
const textsOf = ({ services }: Paper, { customer }: Party, purpose = ''): Record<string, string> => ({
  ...customerTexts(customer),
  'Назначение платежа': purpose,
  ...Object.fromEntries(services.map(({ serviceName }, index) => [`Услуга ${index + 1}`, serviceName])),
});

const basis = ({ number, date }: Party): string => `Договор №\u00a0${number} от\u00a0${dayText(date)}`;

/**
 * An invoice as banks and accountants expect it, with the banks' payment code. That of an order says the hour by which
 * its money has to come, as its customer is told.
 */
export function invoicePdf(
  paper: Invoice,
  agreement: Party,
  venue: Requisites,
  across: string,
  until: Date | null = null,
): Promise<Buffer> {
  mustBePrintable(textsOf(paper, agreement, paper.invoicePurpose));
  const title = `Счёт на\u00a0оплату №\u00a0${paper.invoiceNumber} от\u00a0${dayText(paper.invoiceDate)}`;
  const purpose =
    paper.invoicePurpose ||
    `Оплата по счёту № ${paper.invoiceNumber} от ${dayText(paper.invoiceDate)}, ${vatText(paper)}`.replaceAll(
      '\u00a0',
      ' ',
    );
  return parts.paperPdf(
    title,
    [
      bankTable(venue),
      { text: title, fontSize: 15, bold: true, margin: [0, 14, 0, 8], headlineLevel: 1 },
      ...facts([
        ['Исполнитель', parts.partyText(venue)],
        ['Заказчик', parts.partyText(agreement.customer)],
        ['Основание', basis(agreement)],
        ['Назначение платежа', purpose],
        ['Оплатить до', until ? momentText(until) : paper.invoiceDue ? dayText(paper.invoiceDue) : ''],
      ]),
      ...linesOf(paper),
      parts.whole(
        [
          {
            columns: [
              {
                width: '*',
                stack: [
                  parts.signature('Руководитель', parts.shortName(venue.headName)),
                  parts.signature('Бухгалтер', parts.shortName(venue.accountantName)),
                  { text: 'М.\u00a0П.', color: ink.soft, margin: [0, 14, 0, 0] },
                ],
              },
              {
                width: 178,
                stack: [
                  {
                    qr: paymentCode(venue, paper.sum, purpose),
                    alt: 'QR-код для\u00a0оплаты счёта в\u00a0приложении банка',
                    fit: 178,
                    eccLevel: 'M',
                    foreground: ink.text,
                  },
                  {
                    text: 'Оплата по\u00a0коду в\u00a0приложении банка',
                    fontSize: 7.5,
                    color: ink.soft,
                    margin: [0, 4, 0, 0],
                  },
                ],
              },
            ],
          },
        ],
        12,
      ),
    ],
    across,
  );
}

/** An act of services rendered, for both sides to sign. */
export function actPdf(paper: Act, agreement: Party, venue: Requisites, across: string): Promise<Buffer> {
  mustBePrintable(textsOf(paper, agreement));
  const title = `Акт об\u00a0оказании услуг №\u00a0${paper.actNumber} от\u00a0${dayText(paper.actDate)}`;
  const { customer } = agreement;
  return parts.paperPdf(
    title,
    [
      { text: title, fontSize: 15, bold: true, margin: [0, 0, 0, 10], headlineLevel: 1 },
      ...facts([
        ['Исполнитель', parts.partyText(venue)],
        ['Заказчик', parts.partyText(customer)],
        [
          'Основание',
          [basis(agreement), paper.invoiceNumber && `счёт №\u00a0${paper.invoiceNumber}`].filter(Boolean).join(', '),
        ],
        ['Период', `${dayText(paper.actFrom)} — ${dayText(paper.actTo)}`],
      ]),
      ...linesOf(paper),
      parts.whole([
        {
          text: 'Перечисленные услуги оказаны полностью и\u00a0в\u00a0срок. Заказчик претензий по\u00a0объёму, качеству и\u00a0срокам оказания услуг не\u00a0имеет.',
          margin: [0, 8, 0, 14],
        },
        {
          columnGap: 24,
          columns: [
            parts.side('Исполнитель', venue, true),
            parts.side('Заказчик', customer, customer.type !== contragentType.individual),
          ],
        },
      ]),
    ],
    across,
  );
}

const facts = (rows: readonly (readonly [string, string])[]): Content[] =>
  rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({
      margin: [0, 0, 0, 4],
      columns: [
        { text: name, width: 106, color: ink.soft },
        { text: value, width: '*' },
      ],
    }));

const bankTable = (venue: Requisites): Content =>
  parts.grid(
    ['*', 44, 150],
    [],
    [
      [{ text: [`${venue.bankName}\n`, small('Банк получателя')], rowSpan: 2 }, 'БИК', venue.BIK],
      ['', 'Сч.\u00a0№', venue.correspondentAccount],
      [
        { text: [`ИНН ${venue.INN}${venue.KPP ? `    КПП ${venue.KPP}` : ''}\n${venue.name}\n`, small('Получатель')] },
        'Сч.\u00a0№',
        venue.account,
      ],
    ],
  );

const small = (text: string) => ({ text, fontSize: 7.5, color: ink.soft });

const vatText = (paper: Paper): string =>
  paper.vatRate === vatRate.none
    ? 'без НДС'
    : `в том числе НДС ${vatRate.option(paper.vatRate).label} ${moneyText(paper.vat)} руб.`;

/** The services with their sums, what they add up to, and that in words. */
function linesOf(paper: Paper): Content[] {
  const { services, sum, vat } = paper;
  const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', noWrap: true, bold });
  const rows = services.map((line, index): TableCell[] => [
    { text: String(index + 1), alignment: 'center' },
    line.serviceName,
    right(parts.quantityText(line.quantity)),
    measure.option(line.measure).label,
    right(moneyText(line.price)),
    right(paper.vatRate === vatRate.none ? '—' : moneyText(line.vat)),
    right(moneyText(line.sum)),
  ]);
  const isTaxed = paper.vatRate !== vatRate.none;
  const totals: readonly (readonly [string, string])[] = [
    ['Итого', moneyText(sum)],
    isTaxed ? [`В\u00a0том числе НДС ${vatRate.option(paper.vatRate).label}`, moneyText(vat)] : ['Без НДС', '—'],
    ['Всего', moneyText(sum)],
  ];
  return [
    { text: '', margin: [0, 4, 0, 0] },
    parts.grid(
      [18, '*', 44, 40, 68, 62, 76],
      ['№', 'Услуга', 'Кол-во', 'Ед.', 'Цена, ₽', 'В\u00a0т.\u00a0ч. НДС', 'Сумма, ₽'],
      rows,
    ),
    parts.whole([
      ...totals.map(
        ([name, value]): Content => ({
          margin: [0, 4, 0, 0],
          columns: [
            { text: name, alignment: 'right', bold: true, width: '*' },
            { text: value, alignment: 'right', bold: true, width: 92, noWrap: true },
          ],
        }),
      ),
      { text: `Всего наименований ${services.length}, на\u00a0сумму ${moneyText(sum)} руб.`, margin: [0, 8, 0, 2] },
      { text: sumInWords(sum), bold: true },
    ]),
  ];
}
