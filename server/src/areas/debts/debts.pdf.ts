import { formatDate } from '@venue/sdk';
import { contragentType } from '@venue/sdk/profile/model';
import type { Requisites } from '../../config/requisites.ts';
import { dayText, grid, moneyText, paperPdf, partyText, side, whole } from '../../core/files/paper.ts';
import { mustBePrintable } from '../../core/files/pdf.ts';
import { sumInWords } from '../../core/files/sumInWords.ts';
import { customerTexts } from '../agreements/agreements.service.ts';
import type { AgreementTableRow } from '../agreements/agreements.store.ts';
import type { AccountEntry } from './debts.store.ts';

export interface AccountStatement {
  readonly from: string;
  readonly to: string;
  /** What the customer owed before; less than nothing if they had paid more. */
  readonly opening: number;
  readonly entries: readonly AccountEntry[];
}

const total = (entries: readonly AccountEntry[], of: 'debit' | 'credit'): number =>
  entries.reduce((sum, each) => sum + each[of], 0);

/** What the customer owes at the end. */
const closingOf = ({ opening, entries }: Pick<AccountStatement, 'opening' | 'entries'>): number =>
  opening + total(entries, 'debit') - total(entries, 'credit');

export const statementTitle = ({ from, to }: Pick<AccountStatement, 'from' | 'to'>): string =>
  `Акт сверки с\u00a0${formatDate(from)} по\u00a0${formatDate(to)}`;

/** The statement of account that both sides sign: by the venue’s books, with room for those of the customer. */
export function accountStatementPdf(
  statement: AccountStatement,
  { customer }: Pick<AgreementTableRow, 'customer'>,
  venue: Requisites,
): Promise<Buffer> {
  mustBePrintable(customerTexts(customer));
  const { from, to, opening, entries } = statement;
  const closing = closingOf(statement);
  const money = (sum: number) => ({ text: sum === 0 ? '' : moneyText(sum), alignment: 'right' as const });
  const bold = (text: string) => ({ text, bold: true });
  const balance = (text: string, sum: number) => [
    bold(''),
    bold(text),
    { ...money(Math.max(0, sum)), bold: true },
    { ...money(Math.max(0, -sum)), bold: true },
    ...blank(),
  ];
  return paperPdf(
    statementTitle(statement),
    [
      { text: 'Акт сверки взаимных расчётов', fontSize: 14, bold: true, alignment: 'center', headlineLevel: 1 },
      {
        text: `за период с\u00a0${dayText(from)} по\u00a0${dayText(to)}`,
        alignment: 'center',
        margin: [0, 0, 0, 8],
      },
      {
        text: `Мы, нижеподписавшиеся, ${partyText(venue)}, с\u00a0одной стороны, и\u00a0${partyText(customer)}, с\u00a0другой стороны, составили настоящий акт о\u00a0том, что состояние взаимных расчётов следующее:`,
        margin: [0, 0, 0, 8],
      },
      grid(
        [50, '*', 70, 70, 50, '*', 70, 70],
        [
          'Дата',
          `По\u00a0данным: ${venue.name}`,
          'Дебет',
          'Кредит',
          'Дата',
          `По\u00a0данным: ${customer.name}`,
          'Дебет',
          'Кредит',
        ],
        [
          balance('Сальдо начальное', opening),
          ...entries.map(({ day, what, debit, credit }) => [
            { text: formatDate(day) },
            { text: what },
            money(debit),
            money(credit),
            ...blank(),
          ]),
          [
            bold(''),
            bold('Обороты за\u00a0период'),
            { ...money(total(entries, 'debit')), bold: true },
            { ...money(total(entries, 'credit')), bold: true },
            ...blank(),
          ],
          balance('Сальдо конечное', closing),
        ],
      ),
      whole([
        { text: outcome(closing, to, venue.name, customer.name), margin: [0, 10, 0, 12] },
        {
          columnGap: 24,
          columns: [
            side('Исполнитель', venue, true),
            side('Заказчик', customer, customer.type !== contragentType.individual),
          ],
        },
      ]),
    ],
    '',
    { pageOrientation: 'landscape', defaultStyle: { fontSize: 9, lineHeight: 1.15 } },
  );
}

const blank = () => Array.from({ length: 4 }, () => ({ text: '' }));

function outcome(closing: number, to: string, venue: string, customer: string): string {
  const on = `На\u00a0${dayText(to)}`;
  if (closing === 0) return `${on} задолженность отсутствует.`;
  const [creditor, sum] = [closing > 0 ? venue : customer, Math.abs(closing)];
  return `${on} задолженность в\u00a0пользу ${creditor} составляет ${moneyText(sum)}\u00a0руб. (${sumInWords(sum)}).`;
}
