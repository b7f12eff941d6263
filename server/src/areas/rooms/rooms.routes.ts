import { dayOf } from '@venue/sdk';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import type { RoomCard, RoomDetail } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import type { Db } from '../../core/db/database.ts';
import { handle } from '../../core/http/handle.ts';
import { found } from '../../core/record/records.ts';
import { occupancyAt } from './rooms.rules.ts';
import * as store from './rooms.store.ts';

const presentPicture = ({ file, alt }: { file: string; alt: string }) => ({
  url: `/files/${file}-1600.webp`,
  thumb: `/files/${file}-640.webp`,
  alt,
});

const presentExtra = ({ title, description, price, perHour }: store.ExtraRow) => ({
  name: title,
  description,
  price,
  perHour,
  selected: false,
});

interface Around {
  readonly now: Date;
  readonly cover: { file: string; alt: string } | undefined;
  readonly prices: readonly number[];
  readonly taken: ReadonlySet<number>;
}

function presentRoom(row: store.RoomRow, { now, cover, prices, taken }: Around): RoomCard {
  const { state, until, freeToday } = row.bookable
    ? occupancyAt(now, taken)
    : ({ state: 'info', until: null, freeToday: 0 } as const);
  return {
    roomId: row.id,
    name: row.name,
    floor: row.floor,
    bookable: row.bookable,
    capacity: row.capacity,
    area: row.area,
    description: row.description,
    cover: cover ? presentPicture(cover) : null,
    promoVideo: row.promoVideo === null ? null : `/files/${row.promoVideo}`,
    priceFrom: row.bookable && prices.length > 0 ? Math.min(...prices) : null,
    state,
    until: until ? until.toISOString() : null,
    freeToday,
  };
}

/** Hours taken today, per room, as all areas tell of them. */
async function takenToday(areas: readonly Area[], db: Db, now: Date): Promise<Map<number, Set<number>>> {
  const byRoom = new Map<number, Set<number>>();
  for (const { takenHours } of areas)
    for (const { roomId, startsAt } of (await takenHours?.(db, { now, from: dayOf(now), days: 1 })) ?? [])
      byRoom.set(roomId, (byRoom.get(roomId) ?? new Set()).add(startsAt.getTime()));
  return byRoom;
}

export const roomsRoutes = (areas: readonly Area[]) => [
  handle(listRooms, async (_input, { db, now }) => {
    const rows = await store.everyRoom(db);
    const covers = await store.covers(db);
    const tariffs = await store.everyTariff(db);
    const taken = await takenToday(areas, db, now);
    const rooms = rows.map(row =>
      presentRoom(row, {
        now,
        cover: covers.find(each => each.roomId === row.id),
        prices: tariffs.filter(each => each.roomId === row.id).map(each => each.pricePerHour),
        taken: taken.get(row.id) ?? new Set(),
      }),
    );
    return { message: { rooms, now: now.toISOString() } };
  }),

  handle(getRoom, async ({ body: { roomId } }, { db, now }) => {
    const row = found(await store.roomById(db, roomId));
    const pictures = await store.picturesOf(db, roomId);
    const tariffs = await store.tariffsOf(db, roomId);
    const services = await store.servicesOf(db, roomId);
    const equipments = await store.equipmentOf(db, roomId);
    const taken = await takenToday(areas, db, now);
    const prices = tariffs.map(each => each.pricePerHour);
    const detail: RoomDetail = {
      ...presentRoom(row, { now, cover: pictures[0], prices, taken: taken.get(roomId) ?? new Set() }),
      images: pictures.map(presentPicture),
      tariffs: tariffs.map(({ id, title, description, pricePerHour, minHours }) => ({
        tariffId: id,
        tariffValue: title,
        description,
        pricePerHour,
        minHours,
      })),
      services: services.map(each => ({ servicesId: each.id, ...presentExtra(each) })),
      equipments: equipments.map(each => ({ equipmentId: each.id, ...presentExtra(each) })),
    };
    return { message: detail };
  }),
];
