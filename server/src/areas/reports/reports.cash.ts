import { formatDate } from '@venue/sdk';
import type { ReportDays } from '@venue/sdk/reports/model';
import { debtSums } from '../debts/debts.store.ts';
import { countCash } from './reports.counts.store.ts';
import { entriesOf, figure, type Numbers, zeros } from './reports.figures.ts';
import { type ReportLink, type ReportOf, tableOf } from './reports.tables.ts';

const ages = [
  ['upTo30', 'До\u00a030 дней'],
  ['upTo60', '31–60 дней'],
  ['upTo90', '61–90 дней'],
  ['over90', 'Больше 90 дней'],
] as const;

/** What organisations owe today, by age, as their list adds it up. */
export const debtsReport: ReportOf = async (db, _days, { now }) => {
  const sums = await debtSums(db, '', now);
  return [
    tableOf({
      table: 'ages',
      title: 'Просроченные счета',
      rowTitle: 'Срок прошёл',
      columns: [{ title: 'Долг', unit: 'money', value: ({ sum }: { sum: number }) => sum }],
      zero: { sum: 0 },
      chart: 'bars',
      total: { to: '/debtors', right: 'agreements.read' },
      entries: ages.map(([key, title]) => ({ key, title, numbers: { sum: sums[key] } })),
      note: 'На\u00a0сегодня, независимо от\u00a0периода. Кто должен, видно в\u00a0списке должников.',
    }),
  ];
};

/** Money that staff took and returned at the desk. */
export const cashReport: ReportOf = async (db, days) => {
  const rows = await countCash(db, days);
  const zero = zeros('cash', 'terminal', 'cash_back', 'terminal_back');
  const receipts = [figure('Наличные', 'money', 'cash'), figure('Терминал', 'money', 'terminal')];
  const link = ({ from, to }: ReportDays): ReportLink => ({
    to: `/reconciliation/money?from=${from}&to=${to}`,
    right: 'receipts.read',
  });
  return [
    tableOf<Numbers>({
      table: 'people',
      title: 'Кто принял',
      rowTitle: 'Сотрудник',
      columns: receipts,
      zero,
      chart: 'bars',
      entries: entriesOf(rows, 'person'),
      note: 'Кто выдал возврат, не\u00a0записывается: возвраты\u00a0— в\u00a0таблице по\u00a0дням.',
    }),
    tableOf<Numbers>({
      table: 'days',
      title: 'По\u00a0дням',
      rowTitle: 'День',
      columns: [
        ...receipts,
        figure('Возвраты наличными', 'money', 'cash_back'),
        figure('Возвраты по\u00a0терминалу', 'money', 'terminal_back'),
        {
          title: 'Наличных в\u00a0кассе',
          unit: 'money',
          value: ({ cash = 0, cash_back: back = 0 }) => cash - back,
        },
      ],
      zero,
      total: link(days),
      entries: entriesOf(rows, 'day', {
        title: ({ key }) => formatDate(key),
        link: ({ key }) => link({ from: key, to: key }),
      }),
    }),
    tableOf<Numbers>({
      table: 'shifts',
      title: 'По\u00a0сменам',
      rowTitle: 'Смена',
      columns: receipts,
      zero,
      entries: entriesOf(rows, 'shift', {
        title: ({ key, title }) => `${formatDate(key.slice(0, 10))}, ${title}`,
      }),
    }),
  ];
};
