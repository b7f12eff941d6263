import { bookingsLink, hoursOfRooms } from './reports.occupancy.store.ts';
import { percentOf, type ReportOf, tableOf } from './reports.tables.ts';

const zero = { sold: 0, open: 0, events: 0 };
type Hours = typeof zero;

const share = { title: 'Загрузка', unit: 'percent', value: ({ sold, open }: Hours) => percentOf(sold, open) } as const;
const columns = [
  share,
  { title: 'Продано', unit: 'hours', value: ({ sold }: Hours) => sold },
  { title: 'Открыто', unit: 'hours', value: ({ open }: Hours) => open },
  { title: 'Мероприятия', unit: 'hours', value: ({ events }: Hours) => events },
] as const;

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'];
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const sumOf = (rows: readonly Hours[]): Hours =>
  rows.reduce(
    (sum, { sold, open, events }) => ({ sold: sum.sold + sold, open: sum.open + open, events: sum.events + events }),
    zero,
  );

/** Sold hours of open ones by room, weekday and hour, as the dashboard counts them. */
export const occupancyReport: ReportOf = async (db, days) => {
  const { rooms, hours } = await hoursOfRooms(db, days);
  const within = hours.filter(({ open, sold }) => open + sold > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(...within), Math.max(...within)];
  const hoursShown = within.length > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  const names = hoursShown.map(hour => [hour, `sold${hour}`, `open${hour}`] as const);
  type ByHour = Readonly<Record<string, number>>;
  return [
    tableOf({
      table: 'rooms',
      title: 'По\u00a0помещениям',
      rowTitle: 'Помещение',
      columns,
      zero,
      chart: 'bars',
      total: bookingsLink(days),
      entries: rooms.map(({ id, name }) => ({
        key: String(id),
        title: name,
        link: bookingsLink(days, id),
        numbers: sumOf(hours.filter(({ roomId }) => roomId === id)),
      })),
      note: 'Продано\u00a0— оплаченные часы броней. Открыто\u00a0— часы работы без закрытых и\u00a0занятых мероприятиями.',
    }),
    tableOf({
      table: 'weekdays',
      title: 'По\u00a0дням недели',
      rowTitle: 'День',
      columns,
      zero,
      chart: 'bars',
      entries: weekdays.map((title, index) => ({
        key: String(index + 1),
        title,
        numbers: sumOf(hours.filter(({ weekday }) => weekday === index + 1)),
      })),
    }),
    tableOf<ByHour>({
      table: 'hours',
      title: 'По\u00a0дням недели и\u00a0часам',
      rowTitle: 'День',
      columns: names.map(([hour, sold, open]) => ({
        title: hourText(hour),
        unit: 'percent',
        value: numbers => percentOf(numbers[sold] ?? 0, numbers[open] ?? 0),
      })),
      zero: Object.fromEntries(names.flatMap(([, sold, open]) => [[sold, 0] as const, [open, 0] as const])),
      chart: 'shades',
      entries: weekdays.map((title, index) => ({
        key: String(index + 1),
        title,
        numbers: Object.fromEntries(
          names.flatMap(([each, sold, open]) => {
            const own = sumOf(hours.filter(({ weekday, hour }) => weekday === index + 1 && hour === each));
            return [[sold, own.sold] as const, [open, own.open] as const];
          }),
        ),
      })),
    }),
  ];
};
