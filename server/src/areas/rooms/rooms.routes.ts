import { getRoom, listRooms } from '@venue/sdk/rooms';
import { roomRecord } from '@venue/sdk/rooms/kind';
import type { Area } from '../../area/area.ts';
import { handlePublished } from '../../core/http/handle.ts';
import { picturesOfMany } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { neverOpen, openingsOf } from './rooms.opening.store.ts';
import { openingDays, presentDetail, presentRoom, takenToday } from './rooms.presenter.ts';
import * as store from './rooms.store.ts';

export const roomsRoutes = (areas: readonly Area[]) => [
  handlePublished(listRooms, async (_input, { db, now, config: { openDays } }) => {
    const rows = await store.everyRoom(db);
    const ids = rows.map(row => row.id);
    const pictures = await picturesOfMany(db, roomRecord.name, ids);
    const tariffs = await store.everyTariff(db);
    const taken = await takenToday(areas, db, now);
    const openings = await openingsOf(db, ids, openingDays(now));
    const rooms = rows.map(row =>
      presentRoom(row, {
        now,
        openDays,
        cover: pictures.get(row.id)?.[0],
        tariffs: tariffs.filter(each => each.roomId === row.id),
        taken: taken.get(row.id) ?? new Set(),
        opening: openings.get(row.id) ?? neverOpen,
      }),
    );
    return { message: { rooms, now: now.toISOString() } };
  }),

  handlePublished(getRoom, async ({ body: { roomId } }, context) => {
    const { db } = context;
    return { message: await presentDetail(db, areas, context, mustExist(await store.roomById(db, roomId))) };
  }),
];
