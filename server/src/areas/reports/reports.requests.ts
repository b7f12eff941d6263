import { dayOf } from '@venue/sdk';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { countRequests, countResidents } from './reports.counts.store.ts';
import { entriesOf, figure, type Numbers, share, zeros } from './reports.figures.ts';
import { type ReportOf, tableOf } from './reports.tables.ts';

const stages = ['Поступило', 'Отправлено предложение', 'Предложение принято', 'Оплачено', 'Состоялось'];

/** Requests for events that came in these days, from the first message to the event. */
export const requestsReport: ReportOf = async (db, days, { permissions }) => {
  const rows = await countRequests(db, days, permissions.has('eventRequests.read'));
  const zero = zeros('requests', 'price', 'won', 'lost');
  const all = rows.find(({ by, key }) => by === 'stage' && key === '1')?.numbers.requests ?? 0;
  const columns = [figure('Заявок', 'count', 'requests'), figure('Сумма предложений', 'money', 'price')];
  const won = [
    ...columns,
    figure('Состоялось', 'count', 'won'),
    figure('Потеряно', 'count', 'lost'),
    share('Доля потерь', 'lost', 'won', 'lost'),
  ];
  return [
    tableOf<Numbers>({
      table: 'funnel',
      title: 'Воронка',
      rowTitle: 'Шаг',
      columns: [
        columns[0] ?? figure('Заявок', 'count', 'requests'),
        share('Доля', 'requests', 'all'),
        ...columns.slice(1),
      ],
      zero: { ...zero, all: 0 },
      chart: 'bars',
      total: 'none',
      entries: entriesOf(rows, 'stage', { title: ({ key }) => stages[Number(key) - 1] ?? '' })
        .toSorted((a, b) => Number(a.key) - Number(b.key))
        .map(entry => ({ ...entry, numbers: { ...entry.numbers, all } })),
      note: 'Заявки, которые поступили в\u00a0эти дни, и\u00a0как далеко они дошли к\u00a0сегодняшнему дню.',
    }),
    tableOf<Numbers>({
      table: 'lost',
      title: 'Почему потеряли',
      rowTitle: 'Причина',
      columns,
      zero,
      chart: 'bars',
      entries: entriesOf(rows, 'lost', {
        title: ({ key, title }) => `${key.startsWith('venue') ? 'Площадка' : 'Клиент'}: ${title || 'не\u00a0указано'}`,
      }),
    }),
    tableOf<Numbers>({
      table: 'statuses',
      title: 'Где они сейчас',
      rowTitle: 'Статус',
      columns,
      zero,
      entries: entriesOf(rows, 'status', {
        title: ({ key }) => eventRequestStatus.option(Number(key)).label,
      }),
    }),
    tableOf<Numbers>({
      table: 'spaces',
      title: 'По\u00a0площадкам',
      rowTitle: 'Площадка',
      columns: won,
      zero,
      entries: entriesOf(rows, 'space'),
    }),
    tableOf<Numbers>({
      table: 'referrals',
      title: 'Откуда узнали',
      rowTitle: 'Источник',
      columns: won,
      zero,
      entries: entriesOf(rows, 'referral'),
    }),
  ];
};

const residentStates = ['На\u00a0сайте', 'Бывшие', 'Черновики', 'Новые за\u00a0период'];

/** Residents at the end of the period, and what their brands offered to the marketplace. */
export const residentsReport: ReportOf = async (db, days, { now }) => {
  const rows = await countResidents(db, days);
  // The list has no days: until the period ends, everybody in it belongs to the period.
  const isListed = days.to >= dayOf(now);
  const zero = zeros('residents', 'requests', 'price');
  const links = [
    'residentStatus=2&residentIsActual=true',
    'residentStatus=2&residentIsActual=false',
    'residentStatus=1',
  ];
  return [
    tableOf<Numbers>({
      table: 'residents',
      title: 'Резиденты',
      rowTitle: 'Состояние',
      columns: [figure('Резидентов', 'count', 'residents')],
      zero,
      total: 'none',
      entries: entriesOf(rows, 'state', {
        title: ({ key }) => residentStates[Number(key) - 1] ?? '',
        link: ({ key }) => {
          const query = links[Number(key) - 1];
          return isListed && query !== undefined ? { to: `/residents?${query}`, right: 'residents.read' } : null;
        },
      }),
      note: 'Состояние\u00a0— нынешнее, тех, кто появился до\u00a0конца периода.',
    }),
    tableOf<Numbers>({
      table: 'brands',
      title: 'Заявки маркетплейса по\u00a0брендам',
      rowTitle: 'Бренд',
      columns: [figure('Заявок', 'count', 'requests'), figure('На\u00a0сумму', 'money', 'price')],
      zero,
      chart: 'bars',
      chartColumn: 1,
      entries: entriesOf(rows, 'brand'),
    }),
  ];
};
