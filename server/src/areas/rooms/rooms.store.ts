import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { equipment, room, roomPicture, service, tariff } from './rooms.table.ts';

export type RoomRow = typeof room.$inferSelect;
export type TariffRow = typeof tariff.$inferSelect;
export type ExtraRow = typeof service.$inferSelect;

export const everyRoom = (db: Db): Promise<RoomRow[]> => db.select().from(room).orderBy(asc(room.floor), asc(room.id));

export async function roomById(db: Db, roomId: number): Promise<RoomRow | undefined> {
  const [found] = await db.select().from(room).where(eq(room.id, roomId));
  return found;
}

export const picturesOf = (db: Db, roomId: number) =>
  db.select().from(roomPicture).where(eq(roomPicture.roomId, roomId)).orderBy(asc(roomPicture.position));

/** The first picture of each room. */
export const covers = (db: Db) => db.select().from(roomPicture).where(eq(roomPicture.position, 0));

export const tariffsOf = (db: Db, roomId: number): Promise<TariffRow[]> =>
  db
    .select()
    .from(tariff)
    .where(and(eq(tariff.roomId, roomId), eq(tariff.active, true)))
    .orderBy(asc(tariff.position));

export const everyTariff = (db: Db): Promise<TariffRow[]> => db.select().from(tariff).where(eq(tariff.active, true));

export const servicesOf = (db: Db, roomId: number): Promise<ExtraRow[]> =>
  db
    .select()
    .from(service)
    .where(and(eq(service.roomId, roomId), eq(service.active, true)))
    .orderBy(asc(service.id));

export const equipmentOf = (db: Db, roomId: number): Promise<ExtraRow[]> =>
  db
    .select()
    .from(equipment)
    .where(and(eq(equipment.roomId, roomId), eq(equipment.active, true)))
    .orderBy(asc(equipment.id));
