import { dayOf, type RecordPicture } from '@venue/sdk';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { bookingMode, type Opening, type RoomCard, type RoomDetail } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { picturesOf } from '../../core/record/pictures.ts';
import { extraFields, tariffFields } from './rooms.fields.ts';
import { closedDaysOf, weekOf } from './rooms.opening.store.ts';
import { hallsOf, partsOf } from './rooms.parts.store.ts';
import { hourPrices } from './rooms.prices.service.ts';
import { OPENING_LOOK, occupancyAt } from './rooms.rules.ts';
import * as store from './rooms.store.ts';

/** The address of the promo video with this file name. */
export const addressOfVideo = (file: string): string => `/files/${file}`;

/** The owner of a room's pictures. */
export const picturesAt = (roomId: number) => ({ owner: roomRecord.name, id: roomId });

const presentExtra = (row: store.ExtraRow) => ({ ...extraFields.fieldsOf(row), selected: false });

interface Around {
  readonly now: Date;
  readonly cover: RecordPicture | undefined;
  readonly tariffs: readonly store.TariffRow[];
  readonly openDays: number;
  readonly taken: ReadonlySet<number>;
  readonly opening: Opening;
}

/** A room as the map shows it. */
export function presentRoom(row: store.RoomRow, { now, openDays, cover, tariffs, taken, opening }: Around): RoomCard {
  const bookable = row.bookingMode === bookingMode.instant;
  const { state, until, freeToday } = bookable
    ? occupancyAt(now, taken, opening)
    : ({ state: 'info', until: null, freeToday: 0 } as const);
  return {
    roomId: row.id,
    name: row.name,
    shortName: row.shortName,
    floor: row.floor,
    place: row.place,
    bookable,
    bookingMode: row.bookingMode,
    capacity: row.capacity,
    seatings: [...row.seatings],
    area: row.area,
    description: row.description,
    cover: cover ?? null,
    promoVideo: row.promoVideo === null ? null : addressOfVideo(row.promoVideo),
    ...hourPrices(row.bookingMode === bookingMode.none ? [] : tariffs, {
      week: opening.week,
      from: dayOf(now),
      days: openDays,
    }),
    state,
    until: until ? until.toISOString() : null,
    freeToday,
  };
}

/** The days that are searched for the next opening of a room. */
export const openingDays = (now: Date) => ({ from: dayOf(now), days: OPENING_LOOK });

/** Hours taken today, by room or of one room, from all areas. */
export async function takenToday(
  areas: readonly Area[],
  db: Db,
  now: Date,
  only?: number,
): Promise<Map<number, Set<number>>> {
  const byRoom = new Map<number, Set<number>>();
  for (const { takenHours } of areas)
    for (const { roomId, startsAt } of (await takenHours?.(db, {
      now,
      from: dayOf(now),
      days: 1,
      ...(only === undefined ? {} : { roomId: only }),
    })) ?? [])
      byRoom.set(roomId, (byRoom.get(roomId) ?? new Set()).add(startsAt.getTime()));
  return byRoom;
}

/** Everything about one room; staff who manage rooms also get the choices of its editor and the version. */
export async function presentDetail(
  db: Db,
  areas: readonly Area[],
  { now, actor, config }: Pick<Context, 'now' | 'actor' | 'config'>,
  row: store.RoomRow,
): Promise<RoomDetail> {
  const pictures = await picturesOf(db, picturesAt(row.id));
  const tariffs = await store.tariffsOf(db, row.id);
  const services = await store.extrasOf(db, 'service', row.id);
  const equipments = await store.extrasOf(db, 'equipment', row.id);
  const taken = (await takenToday(areas, db, now, row.id)).get(row.id) ?? new Set();
  const week = await weekOf(db, row.id);
  const closedDays = await closedDaysOf(db, row.id, dayOf(now));
  const opening = { week, closed: new Map(closedDays.map(({ day, reason }) => [day, reason])) };
  return {
    ...presentRoom(row, {
      now,
      openDays: config.openDays,
      cover: pictures[0],
      tariffs,
      taken,
      opening,
    }),
    opening: week,
    visitInfo: row.visitInfo,
    bufferBefore: row.bufferBefore,
    bufferAfter: row.bufferAfter,
    partIds: await partsOf(db, row.id),
    hallIds: await hallsOf(db, row.id),
    closedDays,
    images: pictures,
    tariffs: tariffs.map(({ rules, ...row }) => ({
      tariffId: row.id,
      ...tariffFields.fieldsOf(row),
      rules: [...rules],
    })),
    services: services.map(each => ({ servicesId: each.id, ...presentExtra(each) })),
    equipments: equipments.map(each => ({ equipmentId: each.id, ...presentExtra(each) })),
    ...(actor?.permissions.has(roomRecord.manage)
      ? {
          allServices: (await catalogue(db, 'service', services)).map(({ id, ...each }) => ({
            servicesId: id,
            ...each,
          })),
          allEquipments: (await catalogue(db, 'equipment', equipments)).map(({ id, ...each }) => ({
            equipmentId: id,
            ...each,
          })),
          imagesForAdmin: pictures,
          version: row.version,
        }
      : { allServices: null, allEquipments: null, imagesForAdmin: null, version: null }),
  };
}

async function catalogue(db: Db, kind: store.ExtraKind, offered: readonly store.ExtraRow[]) {
  const ids = new Set(offered.map(each => each.id));
  const every = await store.everyExtra(db, kind);
  return every.map(row => ({
    id: row.id,
    ...presentExtra(row),
    addable: !ids.has(row.id),
    roomsCount: row.rooms,
    version: row.version,
  }));
}
