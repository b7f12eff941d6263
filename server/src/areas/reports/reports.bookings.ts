import { bookingStatus } from '@venue/sdk/bookings/model';
import type { ReportDays } from '@venue/sdk/reports/model';
import { countCancellations, countDemand } from './reports.counts.store.ts';
import { entriesOf, figure, type Numbers, share, zeros } from './reports.figures.ts';
import { type ReportLink, type ReportOf, tableOf } from './reports.tables.ts';

/** The cancelled bookings that begin on these days. */
const cancelledBookings = ({ from, to }: ReportDays): ReportLink => ({
  to: `/bookings?status=${bookingStatus.cancelled}&from=${from}&to=${to}`,
  right: 'bookings.read',
});

const whoCancelled: Readonly<Record<string, string>> = {
  customer: 'Клиент',
  staff: 'Площадка',
  expiry: 'Не\u00a0оплачено в\u00a0срок',
};

/** Bookings for these days that did not take place, and guests who did not come. */
export const cancellationsReport: ReportOf = async (db, days, { permissions }) => {
  const rows = await countCancellations(db, days, permissions.has('bookings.read'));
  const zero = zeros('all', 'cancelled', 'absent', 'came', 'price', 'returned');
  const sums = [
    figure('Отмен', 'count', 'cancelled'),
    figure('На\u00a0сумму', 'money', 'price'),
    figure('Возвращено', 'money', 'returned'),
  ];
  return [
    tableOf<Numbers>({
      table: 'rooms',
      title: 'По\u00a0помещениям',
      rowTitle: 'Помещение',
      columns: [
        figure('Броней', 'count', 'all'),
        figure('Отменено', 'count', 'cancelled'),
        share('Доля отмен', 'cancelled', 'all'),
        figure('Не\u00a0пришли', 'count', 'absent'),
        share('Доля неявок', 'absent', 'absent', 'came'),
      ],
      zero,
      entries: entriesOf(rows, 'room'),
      note: 'Брони на\u00a0эти дни, без тех, что не\u00a0оплатили в\u00a0срок. Доля неявок\u00a0— от\u00a0броней с\u00a0отметкой о\u00a0приходе.',
    }),
    tableOf<Numbers>({
      table: 'who',
      title: 'Кто отменил',
      rowTitle: 'Кто',
      columns: sums,
      zero,
      total: cancelledBookings(days),
      entries: entriesOf(rows, 'who', { title: ({ key }) => whoCancelled[key] ?? '' }),
      note: 'Возвращено\u00a0— деньги, которыми платили за\u00a0брони, без сертификатов и\u00a0без лишнего по\u00a0счетам.',
    }),
    tableOf<Numbers>({
      table: 'reasons',
      title: 'Почему отменяла площадка',
      rowTitle: 'Причина',
      columns: sums,
      zero,
      chart: 'bars',
      entries: entriesOf(rows, 'reason'),
    }),
  ];
};

/** What people asked for and did not get at once. */
export const demandReport: ReportOf = async (db, days, { permissions }) => {
  const rows = await countDemand(db, days, permissions.has('bookings.read'));
  const zero = zeros('asked', 'hours', 'waiting', 'got', 'lost');
  const columns = (count: string, what: string, unit: 'hours' | 'count') => [
    figure(count, 'count', 'asked'),
    figure(what, unit, 'hours'),
    figure('Получили', 'count', 'got'),
    figure('Ждут', 'count', 'waiting'),
    figure('Не\u00a0получили', 'count', 'lost'),
    share('Доля потерь', 'lost', 'lost', 'got'),
  ];
  return [
    tableOf<Numbers>({
      table: 'waits',
      title: 'Очередь на\u00a0занятые часы',
      rowTitle: 'Помещение',
      columns: columns('Встали в\u00a0очередь', 'Часов', 'hours'),
      zero,
      chart: 'bars',
      chartColumn: 1,
      entries: entriesOf(rows, 'wait'),
    }),
    tableOf<Numbers>({
      table: 'requests',
      title: 'Запросы помещений',
      rowTitle: 'Помещение',
      columns: columns('Запросов', 'Часов', 'hours'),
      zero,
      entries: entriesOf(rows, 'request'),
    }),
    tableOf<Numbers>({
      table: 'declines',
      title: 'Почему отклонили запросы',
      rowTitle: 'Причина',
      columns: [figure('Запросов', 'count', 'asked'), figure('Часов', 'hours', 'hours')],
      zero,
      entries: entriesOf(rows, 'decline'),
    }),
    tableOf<Numbers>({
      table: 'tickets',
      title: 'Очередь за\u00a0билетами',
      rowTitle: 'Мероприятие',
      columns: columns('Встали в\u00a0очередь', 'Мест', 'count'),
      zero,
      entries: entriesOf(rows, 'ticket', { link: ({ key }) => ({ to: `/${key}/edit`, right: 'events.read' }) }),
    }),
  ];
};
