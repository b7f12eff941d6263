import { bookingMode, type PriceRule, type Seating } from '@venue/sdk/rooms/model';
import { and, asc, count, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../core/db/columns.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { prepared } from '../../core/db/prepared.ts';
import { ruleFields } from './rooms.fields.ts';
import { tariffRule } from './rooms.prices.table.ts';
import { seatingsOfRoom } from './rooms.seating.store.ts';
import { equipment, room, roomEquipment, roomService, service, tariff } from './rooms.table.ts';

type RoomTableRow = typeof room.$inferSelect;
export interface RoomRow extends RoomTableRow {
  readonly seatings: readonly Seating[];
}
export type TariffRow = typeof tariff.$inferSelect & { readonly rules: readonly PriceRule[] };
export type ExtraRow = typeof service.$inferSelect;
type TariffValues = Pick<
  typeof tariff.$inferInsert,
  'title' | 'description' | 'pricePerHour' | 'minHours' | 'position'
>;
type ExtraValues = Pick<typeof service.$inferInsert, 'title' | 'description' | 'price' | 'perHour'>;

/** The name of the room in a column, for rows of other tables. */
export const nameOfRoom = <C extends PgColumn>(roomId: C) =>
  sql<C['_']['notNull'] extends true ? string : string | null>`(select room.name from room where room.id = ${roomId})`;

/** Whether the room of a column is booked at once. */
export const isRoomInstant = (roomId: PgColumn) =>
  sql<boolean>`(select room.booking_mode = ${bookingMode.instant} from room where room.id = ${roomId})`;

/** The names of these rooms, by id. */
export async function namesOfRooms(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter(id => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select({ id: room.id, name: room.name }).from(room).where(isAnyOf(room.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const whole = { ...getTableColumns(room), seatings: seatingsOfRoom };

export const everyRoom = (db: Db): Promise<RoomRow[]> =>
  prepared(db, 'rooms', () => db.select(whole).from(room).orderBy(asc(room.floor), asc(room.id))).execute();

export async function roomById(db: Db, roomId: number): Promise<RoomRow | undefined> {
  const [found] = await prepared(db, 'room', () =>
    db
      .select(whole)
      .from(room)
      .where(eq(room.id, sql.placeholder('roomId'))),
  ).execute({ roomId });
  return found;
}

/** A room, locked until the end of the transaction. */
export async function lockRoom(tx: Db, roomId: number): Promise<RoomTableRow | undefined> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for('update');
  return found;
}

/** Adds a room without its facts; false when its number is taken. */
export async function addRoom(
  tx: Db,
  values: Pick<RoomTableRow, 'id' | 'name' | 'shortName' | 'floor' | 'bookingMode'>,
): Promise<boolean> {
  const facts = { ...values, description: '', capacity: 0, area: 0 };
  return (await tx.insert(room).values(facts).onConflictDoNothing().returning({ id: room.id })).length > 0;
}

export async function changeRoom(
  tx: Db,
  roomId: number,
  values: { readonly [K in Exclude<keyof RoomTableRow, 'id'>]?: RoomTableRow[K] | undefined },
): Promise<void> {
  await tx.update(room).set(values).where(eq(room.id, roomId));
}

/** The price rules of the tariff in a query. */
const rulesOfTariff = sql<PriceRule[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'title', title, 'fromDay', from_day, 'toDay', to_day, 'weekdays', weekdays,
    'fromHour', from_hour, 'toHour', to_hour, 'pricePerHour', price_per_hour
  ) order by tariff_rule.id), '[]')
  from tariff_rule where tariff_id = tariff.id
)`;
const withRules = { ...getTableColumns(tariff), rules: rulesOfTariff };

export const tariffsOf = (db: Db, roomId: number): Promise<TariffRow[]> =>
  db
    .select(withRules)
    .from(tariff)
    .where(and(eq(tariff.roomId, roomId), eq(tariff.active, true)))
    .orderBy(asc(tariff.position), asc(tariff.id));

export const everyTariff = (db: Db): Promise<TariffRow[]> =>
  prepared(db, 'tariffs', () => db.select(withRules).from(tariff).where(eq(tariff.active, true))).execute();

/** A tariff, also a closed one, because orders keep theirs. */
export async function tariffById(db: Db, tariffId: number): Promise<TariffRow | undefined> {
  const [row] = await db.select(withRules).from(tariff).where(eq(tariff.id, tariffId));
  return row;
}

/** Closes all tariffs of a room but these. */
export async function closeTariffs(tx: Db, roomId: number, kept: readonly number[]): Promise<void> {
  await tx
    .update(tariff)
    .set({ active: false })
    .where(and(eq(tariff.roomId, roomId), kept.length > 0 ? notInArray(tariff.id, [...kept]) : undefined));
}

export async function changeTariff(tx: Db, tariffId: number, values: Partial<TariffValues>): Promise<void> {
  await tx.update(tariff).set(values).where(eq(tariff.id, tariffId));
}

export async function addTariff(
  tx: Db,
  roomId: number,
  { rules, ...values }: TariffValues & Pick<TariffRow, 'rules'>,
): Promise<void> {
  const { id: tariffId } = inserted(
    await tx
      .insert(tariff)
      .values({ roomId, ...values })
      .returning(),
  );
  if (rules.length > 0)
    await tx
      .insert(tariffRule)
      .values(rules.map(rule => ({ ...ruleFields.valuesOf({ ...rule, weekdays: [...rule.weekdays] }), tariffId })));
}

const catalogues = {
  service: { extra: service, offer: roomService },
  equipment: { extra: equipment, offer: roomEquipment },
} as const;

/** What may be ordered with a room: services or equipment, which are stored alike. */
export type ExtraKind = keyof typeof catalogues;

/** What a room offers, in the order in which it was added to the venue's catalogue. */
export function extrasOf(db: Db, kind: ExtraKind, roomId: number): Promise<ExtraRow[]> {
  const { extra, offer } = catalogues[kind];
  const offered = db.select({ id: offer.extraId }).from(offer).where(eq(offer.roomId, roomId));
  return db
    .select()
    .from(extra)
    .where(inArray(extra.id, offered))
    .orderBy(asc(extra.id))
    .prepare(`${kind}_of_room`)
    .execute();
}

/** The same for every room that offers something, by name. */
export async function extrasByRoom(db: Db, kind: ExtraKind): Promise<Map<number, ExtraRow[]>> {
  const { extra, offer } = catalogues[kind];
  const rows = await db
    .select({ roomId: offer.roomId, row: extra })
    .from(offer)
    .innerJoin(extra, eq(extra.id, offer.extraId))
    .orderBy(asc(extra.title), asc(extra.id));
  const byRoom = Map.groupBy(rows, ({ roomId }) => roomId);
  return new Map([...byRoom].map(([roomId, offered]) => [roomId, offered.map(({ row }) => row)]));
}

/** The whole catalogue of the venue, by name, with the number of rooms that offer each. */
export async function everyExtra(db: Db, kind: ExtraKind): Promise<(ExtraRow & { rooms: number })[]> {
  const { extra, offer } = catalogues[kind];
  const rows = await db
    .select({ row: extra, rooms: count(offer.roomId) })
    .from(extra)
    .leftJoin(offer, eq(offer.extraId, extra.id))
    .groupBy(extra.id)
    .orderBy(asc(extra.title), asc(extra.id));
  return rows.map(({ row, rooms }) => ({ ...row, rooms }));
}

export async function lockExtra(tx: Db, kind: ExtraKind, id: number): Promise<ExtraRow | undefined> {
  const { extra } = catalogues[kind];
  const [found] = await tx.select().from(extra).where(eq(extra.id, id)).for('update');
  return found;
}

export async function addExtra(tx: Db, kind: ExtraKind, values: ExtraValues): Promise<ExtraRow> {
  return inserted(await tx.insert(catalogues[kind].extra).values(values).returning());
}

export async function changeExtra(
  tx: Db,
  kind: ExtraKind,
  id: number,
  values: ExtraValues & { version: number },
): Promise<ExtraRow> {
  const { extra } = catalogues[kind];
  return inserted(await tx.update(extra).set(values).where(eq(extra.id, id)).returning());
}

/** Offers something in a room; false when the room offers it already. */
export async function offerExtra(tx: Db, kind: ExtraKind, roomId: number, extraId: number): Promise<boolean> {
  const { offer } = catalogues[kind];
  const made = await tx.insert(offer).values({ roomId, extraId }).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Stops offering something in a room; false when the room did not offer it. */
export async function withdrawExtra(tx: Db, kind: ExtraKind, roomId: number, extraId: number): Promise<boolean> {
  const { offer } = catalogues[kind];
  const gone = await tx
    .delete(offer)
    .where(and(eq(offer.roomId, roomId), eq(offer.extraId, extraId)))
    .returning();
  return gone.length > 0;
}
