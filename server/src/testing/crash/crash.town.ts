import { permissionNames } from '@venue/sdk';
import { seedRooms } from '../../areas/rooms/rooms.demo.ts';
import { tariff } from '../../areas/rooms/rooms.table.ts';
import type { Db } from '../../core/db/database.ts';
import { argon2Passwords } from '../../core/security/passwords.ts';
import { aPerson } from '../api.people.ts';

/**
 * Inserts rooms, a member of staff and so many customers, and nothing else, for servers that are started afterwards.
 */
export const seedTown = (db: Db, customers: number) =>
  db.transaction(async tx => {
    await seedRooms(tx);
    const parts = { db: tx, passwords: argon2Passwords(), now: new Date() };
    const people = [];
    for (let each = 0; each < customers; each++) people.push(await aPerson(parts, 'landing', null, {}));
    const staff = await aPerson(parts, 'admin', permissionNames, {});
    const offers = (await tx.select().from(tariff))
      .filter(({ minHours }) => minHours === 1)
      .map(({ id, roomId, pricePerHour }) => ({ tariffId: id, roomId, pricePerHour }));
    return { people, staff, offers };
  });
