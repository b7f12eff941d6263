import { addDays, formatDate } from '@venue/sdk';
import type { ReportDays } from '@venue/sdk/reports/model';
import { type MoneyOf, moneyByService, moneyByThing, moneyByTicket, moneySources } from './reports.revenue.store.ts';
import { type ReportLink, type ReportOf, tableOf } from './reports.tables.ts';

const zero = { paid: 0, returned: 0 };
type Money = typeof zero;

const columns = [
  { title: 'Итого', unit: 'money', value: ({ paid, returned }: Money) => paid - returned },
  { title: 'Оплачено', unit: 'money', value: ({ paid }: Money) => paid },
  { title: 'Возвращено', unit: 'money', value: ({ returned }: Money) => returned },
] as const;

const query = ({ from, to }: ReportDays) => `from=${from}&to=${to}`;
const moneyLink = (days: ReportDays): ReportLink => ({
  to: `/reconciliation/money?${query(days)}`,
  right: 'receipts.read',
});

const MOST_DAYS_SHOWN = 62;

/** The days or months of a period, first to last, each with its days. */
function steps({ from, to }: ReportDays, isByMonth: boolean): ReportDays[] {
  const all: ReportDays[] = [];
  for (let first = from; first <= to; first = addDays(all.at(-1)?.to ?? to, 1)) {
    const next = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
    next.setUTCMonth(next.getUTCMonth() + 1);
    const last = isByMonth ? addDays(next.toISOString().slice(0, 10), -1) : first;
    all.push({ from: first, to: last < to ? last : to });
  }
  return all;
}

const months = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');
const monthText = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const bySize = (rows: readonly MoneyOf[]) =>
  rows.toSorted((a, b) => b.paid - b.returned - (a.paid - a.returned) || b.paid - a.paid || a.key.localeCompare(b.key));

/** The money of the reconciliation by what it was for, with what was returned; every table adds up to its source. */
export const revenueReport: ReportOf = async (db, days, { main }) => {
  // The days that these are compared with have the same rows, even if they are one day more or less.
  const span = (Date.parse(main.to) - Date.parse(main.from)) / 86_400_000;
  const isByMonth = span >= MOST_DAYS_SHOWN;
  const [things, services, tickets] = await Promise.all([
    moneyByThing(db, days, isByMonth),
    moneyByService(db, days),
    moneyByTicket(db, days),
  ]);
  const all = [...things, ...services, ...tickets];
  const of = (by: string) => bySize(all.filter(row => row.by === by));
  const entry =
    (link: (row: MoneyOf) => ReportLink | null, title: (row: MoneyOf) => string = row => row.title) =>
    (row: MoneyOf) => ({ key: row.key, title: title(row), link: link(row), numbers: row });
  const none = () => null;
  const time = new Map(things.filter(({ by }) => by === 'time').map(row => [row.key, row]));
  // One event may have paid for its place and sold tickets.
  const events = new Map<string, MoneyOf>();
  for (const row of all.filter(({ by }) => by === 'event' || by === 'placement')) {
    const { paid, returned } = events.get(row.key) ?? zero;
    events.set(row.key, { ...row, paid: row.paid + paid, returned: row.returned + returned });
  }
  const eventLink = ({ key }: MoneyOf): ReportLink => ({ to: `/${key}/edit`, right: 'events.read' });
  const table = { columns, zero };
  return [
    tableOf({
      ...table,
      table: 'sources',
      title: 'За\u00a0что',
      rowTitle: 'За\u00a0что',
      total: moneyLink(days),
      entries: of('source').map(
        entry(
          () => moneyLink(days),
          ({ key }) => moneySources[key as keyof typeof moneySources],
        ),
      ),
      note: 'Деньги по\u00a0дням, когда они пришли и\u00a0ушли, как в\u00a0сверке.',
    }),
    tableOf({
      ...table,
      table: 'time',
      title: isByMonth ? 'По\u00a0месяцам' : 'По\u00a0дням',
      rowTitle: isByMonth ? 'Месяц' : 'День',
      chart: 'time',
      entries: steps(days, isByMonth).map((step, index) => ({
        key: String(index),
        title: isByMonth ? monthText(step.from) : formatDate(step.from),
        link: moneyLink(step),
        numbers: time.get(String(index)) ?? zero,
      })),
    }),
    tableOf({
      ...table,
      table: 'rooms',
      title: 'По\u00a0помещениям',
      rowTitle: 'Помещение',
      chart: 'bars',
      entries: of('room').map(entry(none)),
      note: 'Брони и\u00a0мероприятия по\u00a0заявкам.',
    }),
    tableOf({
      ...table,
      table: 'tariffs',
      title: 'По\u00a0тарифам',
      rowTitle: 'Тариф',
      entries: of('tariff').map(entry(none)),
    }),
    tableOf({
      ...table,
      table: 'services',
      title: 'По\u00a0услугам',
      rowTitle: 'Услуга',
      entries: of('service').map(entry(none, ({ key, title }) => (key === 'tariff' ? 'Аренда помещений' : title))),
      note: 'Оплата брони делится по\u00a0строкам её цены.',
    }),
    tableOf({
      ...table,
      table: 'events',
      title: 'По\u00a0мероприятиям',
      rowTitle: 'Мероприятие',
      entries: bySize([...events.values()]).map(entry(eventLink)),
      note: 'Билеты и\u00a0размещение.',
    }),
    tableOf({
      ...table,
      table: 'tickets',
      title: 'По\u00a0билетам',
      rowTitle: 'Билет',
      entries: of('ticket').map(entry(none)),
      note: 'Возврат за\u00a0часть заказа делится по\u00a0отменённым билетам.',
    }),
    tableOf({
      ...table,
      table: 'payers',
      title: 'По\u00a0организациям',
      rowTitle: 'Плательщик',
      entries: of('payer').map(entry(none, ({ key, title }) => (key === '' ? 'Частные лица' : title))),
    }),
  ];
};
