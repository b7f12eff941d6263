import { addDays } from '@venue/sdk';
import { type DashboardNumbers, daysBetween, type Hours, type Period } from '@venue/sdk/dashboard/model';
import { type Opening, openOn } from '@venue/sdk/rooms/model';

/** The period of the same length that ends where this one begins. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));

/** Hours of a room on a day: sold ones, and those nobody could buy. */
export interface TakenHours {
  readonly roomId: number;
  readonly day: string;
  readonly sold: number;
  readonly closed: number;
}

const within = ({ from, to }: Period, day: string) => from <= day && day <= to;
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

function hoursIn(period: Period, rows: readonly TakenHours[], opening: Opening): Hours {
  const byDay = new Map(rows.map(row => [row.day, row]));
  const days = daysOf(period).map(day => {
    const { sold = 0, closed = 0 } = byDay.get(day) ?? {};
    const hours = openOn(opening, day);
    // What was sold before a day was closed stays sold.
    return { sold, open: Math.max(sold, (hours ? hours.to - hours.from : 0) - closed) };
  });
  return { sold: sum(days, each => each.sold), open: sum(days, each => each.open) };
}

/** A room that is booked online, and when it is open. */
interface Studio {
  readonly roomId: number;
  readonly roomName: string;
  readonly opening: Opening;
}

/** The occupancy of each studio, by day and in total, compared with the period before. */
export function occupancyOf(
  studios: readonly Studio[],
  period: Period,
  rows: readonly TakenHours[],
): NonNullable<DashboardNumbers['occupancy']> {
  const before = periodBefore(period);
  return {
    rooms: studios.map(({ roomId, roomName, opening }) => {
      const own = rows.filter(row => row.roomId === roomId);
      return {
        roomId,
        roomName,
        ...hoursIn(period, own, opening),
        before: hoursIn(before, own, opening),
        days: daysOf(period).map(day => ({ day, ...hoursIn({ from: day, to: day }, own, opening) })),
      };
    }),
  };
}

/** Kopecks paid and refunded on a day. */
export interface DayMoney {
  readonly day: string;
  readonly paid: number;
  readonly refunded: number;
}

function moneyIn(period: Period, rows: readonly DayMoney[]) {
  const inside = rows.filter(row => within(period, row.day));
  const [paid, refunded] = [sum(inside, row => row.paid), sum(inside, row => row.refunded)];
  return { paid, refunded, total: paid - refunded };
}

/** The revenue of a period, by day and in total, compared with the period before. */
export function revenueOf(period: Period, rows: readonly DayMoney[]): NonNullable<DashboardNumbers['revenue']> {
  return {
    ...moneyIn(period, rows),
    before: moneyIn(periodBefore(period), rows),
    days: daysOf(period).map(day => {
      const { paid, refunded } = moneyIn({ from: day, to: day }, rows);
      return { day, paid, refunded };
    }),
  };
}
