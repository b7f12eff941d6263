import {
  addDays,
  dayOf,
  formatDay,
  formatHours,
  formatMoney,
  formatPhone,
  formatSpan,
  plural,
  type Run,
  runsOf,
} from '@venue/sdk';
import { type AdminBooking, bookingStatus } from '@venue/sdk/bookings/model';
import type { Venue } from '@venue/sdk/venue';

/** One booking of the day. `sum` is that of the whole booking, in kopecks. */
interface ReportRow {
  readonly orderId: number;
  readonly room: string;
  readonly runs: readonly Run[];
  readonly customer: string;
  readonly phone: string;
  readonly status: string;
  readonly sum: number;
}

export interface Report {
  /** `2026-11-20` */
  readonly day: string;
  readonly rows: readonly ReportRow[];
  readonly total: { readonly bookings: number; readonly hours: number; readonly sum: number };
}

const HOUR_MS = 3_600_000;

/** Reads the bookings of a venue day, without the cancelled ones. */
export async function readReport(venue: Venue, day: string): Promise<Report> {
  const rows: ReportRow[] = [];
  const query = { from: day, to: day, sort: 'start', order: 'asc', pageSize: 100 } as const;
  for await (const booking of venue.bookings.admin.listBookings.rows({ query })) {
    if (booking.status === bookingStatus.cancelled) continue;
    rows.push({
      orderId: booking.orderId,
      room: booking.roomName,
      runs: await runsThatDay(venue, booking, day),
      customer: booking.customer,
      phone: booking.phone,
      status: bookingStatus.option(booking.status).label,
      sum: booking.price,
    });
  }
  const startOf = (row: ReportRow) => row.runs[0]?.start ?? '';
  rows.sort((one, other) => one.room.localeCompare(other.room, 'ru') || startOf(one).localeCompare(startOf(other)));
  const hours = rows.flatMap(row => row.runs).reduce((all, run) => all + run.hours, 0);
  return { day, rows, total: { bookings: rows.length, hours, sum: rows.reduce((all, row) => all + row.sum, 0) } };
}

/** Hours without a break within the day are told by the list; for others the booking's own page is asked. */
async function runsThatDay(venue: Venue, booking: AdminBooking, day: string): Promise<Run[]> {
  const { orderId, start, end, hours } = booking;
  const unbroken = Date.parse(end) - Date.parse(start) === hours * HOUR_MS;
  if (unbroken && dayOf(start) === day && dayOf(Date.parse(end) - 1) === day) return [{ start, end, hours }];
  const { message } = await venue.bookings.admin.getBookingCard({ id: orderId });
  return runsOf(message.slots.map(slot => slot.start).filter(each => dayOf(each) === day));
}

/** The report as text: rooms one under another, their bookings in columns. */
export function showReport({ day, rows, total }: Report): string {
  const title = `Брони на ${formatDay(`${day}T12:00:00+05:00`)}`;
  if (rows.length === 0) return `${title}\n\nБроней нет\n`;
  const lines = rows.map(row => [
    row.runs.map(formatSpan).join(', '),
    row.customer,
    formatPhone(row.phone),
    formatMoney(row.sum),
    row.status,
  ]);
  const widths = lines.reduce<number[]>((all, line) => line.map((cell, at) => Math.max(all[at] ?? 0, cell.length)), []);
  const text = [title];
  let room = '';
  for (const [index, row] of rows.entries()) {
    if (row.room !== room) text.push('', row.room);
    room = row.room;
    const cells = (lines[index] ?? []).map((cell, at) =>
      at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    );
    text.push(`  ${cells.join('  ').trimEnd()}`);
  }
  const bookings = plural(total.bookings, 'бронь', 'брони', 'броней');
  return `${[...text, '', `Итого: ${bookings}, ${formatHours(total.hours)}, ${formatMoney(total.sum)}`].join('\n')}\n`;
}

/** The venue's tomorrow. */
export const tomorrowOf = (now: Date): string => addDays(dayOf(now), 1);
