import { addDays } from '@venue/sdk';
import { type DashboardNumbers, daysBetween, type Hours, type Period } from '@venue/sdk/dashboard/model';
import { roomLimits, roomName } from '@venue/sdk/rooms/model';

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

function hoursIn(period: Period, rows: readonly TakenHours[]): Hours {
  const inside = rows.filter(row => within(period, row.day));
  const most = daysBetween(period.from, period.to) * roomLimits.hoursADay;
  return { sold: sum(inside, row => row.sold), open: Math.max(0, most - sum(inside, row => row.closed)) };
}

/** How full each studio was, day by day and in all, beside the period before. */
export function occupancyOf(
  roomIds: readonly number[],
  period: Period,
  rows: readonly TakenHours[],
): NonNullable<DashboardNumbers['occupancy']> {
  const before = periodBefore(period);
  return {
    rooms: roomIds.map(roomId => {
      const own = rows.filter(row => row.roomId === roomId);
      return {
        roomId,
        roomName: roomName(roomId),
        ...hoursIn(period, own),
        before: hoursIn(before, own),
        days: daysOf(period).map(day => ({ day, ...hoursIn({ from: day, to: day }, own) })),
      };
    }),
  };
}

/** Kopecks that came or went on a day. */
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

/** What a period brought, day by day and in all, beside the period before. */
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
