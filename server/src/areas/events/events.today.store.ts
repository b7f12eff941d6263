import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { MOST_NEXT, type TodayOffer } from '../../area/today.ts';
import { room } from '../rooms/rooms.table.ts';
import { eventAddress } from './events.service.ts';
import { event } from './events.table.ts';

/** A limit that no day reaches. */
const MOST_A_DAY = 1000;

/** Published events that take place today, earliest first. */
export const eventsToday: TodayOffer = {
  permission: 'events.read',
  card: async (db, day) => {
    const rows = await db
      .select({
        id: event.id,
        kind: event.kind,
        title: event.title,
        time: event.time,
        place: event.place,
        roomName: room.name,
      })
      .from(event)
      .leftJoin(room, eq(room.id, event.roomId))
      .where(and(eq(event.status, eventStatus.published), lte(event.date, day), gte(event.lastDay, day)))
      .orderBy(asc(event.time), asc(event.id))
      .limit(MOST_A_DAY);
    return {
      title: 'Мероприятия',
      count: rows.length,
      to: `/events?status=${eventStatus.published}&from=${day}&to=${day}`,
      none: 'Сегодня мероприятий нет.',
      next: rows.slice(0, MOST_NEXT).map(({ id, kind, time, title, roomName, place }) => ({
        to: eventAddress(id, kind),
        time,
        title,
        note: roomName ?? place,
      })),
    };
  },
};
