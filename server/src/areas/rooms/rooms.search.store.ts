import { roomRecord } from '@venue/sdk/rooms/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { room } from './rooms.table.ts';

/** Rooms as a source of the staff search; there are some dozen of them, so no index is needed. */
export const roomsSearch: SearchSource = {
  kind: roomRecord,
  rows: typed => ({
    from: room,
    id: room.id,
    title: room.name,
    more: sql`${room.floor} || ' этаж'`,
    status: sql`1`,
    fits: findsWords(room.id, [room.name, room.shortName], typed),
  }),
  caption: row => [`№\u00a0${row.id}`, row.more],
  status: () => ({ id: 1, label: roomRecord.label, tone: 'neutral' }),
  to: row => `/settings_room/${row.id}`,
};
