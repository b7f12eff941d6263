import { atVenue, formatDateTime, runsOf } from '@venue/sdk';
import { refundSteps } from '@venue/sdk/bookings/model';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { calendarFiles, entriesOf } from '../../../core/files/ics.dates.ts';
import { answersTo } from '../../../core/letter.ts';
import type { StayOf } from '../../../core/notices.stays.ts';
import type { LetterFile } from '../../../ports/messages/messages.ts';
import { roomById } from '../../rooms/rooms.store.ts';
import { lastChange } from '../bookings.changes.store.ts';
import { backToCertificates } from '../bookings.cover.store.ts';
import { customerMay, statusAt } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { booking } from '../bookings.table.ts';

type Row = store.BookingRow;

const HOUR = 3_600_000;
const [whole] = refundSteps;

/** A booking as calendars have it: one entry for each run of its hours. */
export function calendarDateOf(row: Row, changedAt: Date, now: Date) {
  const status = statusAt(row, now);
  return {
    kind: 'booking' as const,
    id: row.id,
    title: row.roomName,
    place: row.roomName,
    room: row.roomName,
    status,
    isCertain: status === store.bookingState.paid,
    isCancelled: status === store.bookingState.cancelled,
    isDraft: false,
    revision: row.revision,
    changedAt,
    periods: runsOf(row.hours),
    former: row.formerRuns,
  };
}

/** The path of a booking's page. */
export const bookingPage = (id: number): string => `/app/booking/order/${id}/payment`;

/** The calendar files of a letter about these bookings, as they are in the transaction by now. */
export async function stayFiles(
  tx: Db,
  ids: readonly number[],
  { now, config }: Pick<Context, 'now' | 'config'>,
  name: string,
): Promise<LetterFile[]> {
  const rows = await tx
    .select({ ...store.whole, changedAt: lastChange })
    .from(booking)
    .where(inArray(booking.id, [...ids]))
    .orderBy(booking.firstStart, booking.id);
  const { publicUrl } = config;
  const entries = rows.flatMap(row => {
    const date = calendarDateOf(row, row.changedAt, now);
    return entriesOf({ ...date, place: atVenue(row.roomName), page: bookingPage(row.id) }, publicUrl);
  });
  return calendarFiles(entries, { name, publicUrl, answersTo: answersTo(config), now });
}

/** A booking as its letters tell of it, as it is in the transaction by now. */
export async function stayOf(tx: Db, id: number, now: Date): Promise<StayOf> {
  const row = await store.bookingById(tx, id);
  if (!row) throw new Error(`booking ${id} is gone`);
  const { floor = 1, visitInfo: visit = '' } = (await roomById(tx, row.roomId)) ?? {};
  const { roomId, roomName: room, hours, price, promo } = row;
  const isCertain = row.status === store.bookingState.paid;
  const toCertificate = await backToCertificates(tx, id, now);
  const terms = isCertain ? termsOf(row, now) : '';
  return { id, roomId, room, floor, visit, hours, price, promo, toCertificate, isCertain, terms };
}

/** What a customer may still change about a paid booking, and until when. */
function termsOf(row: Row, now: Date): string {
  if (row.firstStart <= now) return '';
  if (row.lines.some(({ kind, unitPrice }) => kind === 'tariff' && unitPrice === 0))
    return `Часы оплачены абонементом. За\u00a0${whole.hoursAhead}\u00a0часа до\u00a0начала и\u00a0раньше при\u00a0отмене вернутся все часы, позже\u00a0— половина.`;
  if (row.price === 0) return 'Если планы изменятся, отмените бронь до\u00a0её начала.';
  const until = new Date(row.firstStart.getTime() - whole.hoursAhead * HOUR);
  if (until <= now) return `До\u00a0начала меньше ${whole.hoursAhead}\u00a0часов: при отмене вернём половину.`;
  const can = customerMay(row, now).includes('move') ? 'перенести или отменить' : 'отменить';
  return `До\u00a0${formatDateTime(until)} бронь можно ${can} с\u00a0полным возвратом денег. Позже, до\u00a0её начала, при отмене вернём половину.`;
}
