import { actForm, paperStatus, vatRate } from '@venue/sdk/papers/model';
import { entriesOf, figure, type Numbers, zeros } from './reports.figures.ts';
import { countPapers } from './reports.papers.store.ts';
import { type ReportLink, type ReportOf, tableOf } from './reports.tables.ts';

const kinds: Readonly<Record<string, string>> = {
  invoice: 'Счета',
  void: 'Из\u00a0них аннулированные',
  act: 'Акты',
  upd1: actForm.option(actForm.upd1).label,
  upd2: actForm.option(actForm.upd2).label,
};

const order = Object.keys(kinds);

const waits: Readonly<Record<string, { readonly title: string; readonly path: string }>> = {
  draft: { title: 'Черновик акта №', path: '/agreements/acts/' },
  paid: { title: 'Счёт оплачен, №', path: '/agreements/invoices/' },
  unbilled: { title: 'Часы без счёта:', path: '/clients/edit/' },
};

/** Documents issued in a period with their VAT, and what no closed act confirms yet. */
export const papersReport: ReportOf = async (db, days, { now }) => {
  const rows = await countPapers(db, days, now);
  const zero = zeros('papers', 'sum', 'vat');
  const columns = [
    figure('Документов', 'count', 'papers'),
    { title: 'Без НДС', unit: 'money' as const, value: ({ sum = 0, vat = 0 }: Numbers) => sum - vat },
    figure('НДС', 'money', 'vat'),
    figure('Всего', 'money', 'sum'),
  ];
  const link = (list: string, query: Readonly<Record<string, string>>): ReportLink => ({
    to: `/agreements/${list}?${new URLSearchParams({ ...query, ...days })}`,
    right: 'agreements.read',
  });
  const closed = { actStatus: String(paperStatus.closed) };
  return [
    tableOf<Numbers>({
      table: 'kinds',
      title: 'Выдано документов',
      rowTitle: 'Документ',
      columns,
      zero,
      total: 'none',
      entries: entriesOf(rows, 'kind', {
        title: ({ key }) => kinds[key] ?? '',
        link: ({ key }) =>
          key === 'invoice'
            ? link('invoices', { invoiceStatus: String(paperStatus.closed) })
            : key === 'void'
              ? null
              : link('acts', { ...closed, actForm: key }),
      }).toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)),
    }),
    tableOf<Numbers>({
      table: 'rates',
      title: 'Услуги организациям по\u00a0ставкам НДС',
      rowTitle: 'Ставка',
      columns,
      zero,
      total: link('acts', closed),
      entries: entriesOf(rows, 'rate', {
        title: ({ key }) => vatRate.options.find(({ id }) => id === key)?.label ?? key,
      }),
      note: 'По\u00a0закрытым актам и\u00a0УПД, по\u00a0их датам. Оплаты частных лиц идут по\u00a0чекам: они в\u00a0сверке.',
    }),
    tableOf<Numbers>({
      table: 'customers',
      title: 'По\u00a0организациям',
      rowTitle: 'Организация',
      columns,
      zero,
      total: link('acts', closed),
      entries: entriesOf(rows, 'customer', { link: ({ key }) => link('acts', { ...closed, search: key }) }),
    }),
    tableOf<Numbers>({
      table: 'missing',
      title: 'Ещё без закрытого акта',
      rowTitle: 'Что оказано',
      columns: [figure('Сумма', 'money', 'sum')],
      zero,
      entries: Object.entries(waits).flatMap(([by, { title, path }]) =>
        entriesOf(rows, by, {
          title: row => `${title}\u00a0${row.title}`,
          link: ({ key }) => ({ to: `${path}${key}`, right: 'agreements.read' }),
        }).map(entry => ({ ...entry, key: `${by} ${entry.key}` })),
      ),
      note: 'Черновики, у\u00a0которых период услуг кончается в\u00a0эти дни, оплаченные счета этих дней и\u00a0прошедшие часы клиентов с\u00a0оплатой после месяца.',
    }),
  ];
};
