import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { addWait, listMyWaits } from '@venue/sdk/waitlist';
import type { Wait, WaitWanted } from '@venue/sdk/waitlist/model';
import { sql } from 'drizzle-orm';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { at, DAY } from '../bookings/bookings.testing.ts';

/** Two hours in a row between ten and two in the photo studio. */
const aWish: WaitWanted = { roomId: 31, day: DAY, fromHour: 10, toHour: 14, hours: 2 };

/** Joins the line; returns the id of the place. */
export const stand = async (api: TestApi, person: Person, more: Partial<WaitWanted> = {}): Promise<number> =>
  (await api.as(person).send(addWait, { body: { ...aWish, ...more } })).id;

/** Somebody’s places in lines, newest first. */
export const waitsOf = async (api: TestApi, person: Person): Promise<Wait[]> =>
  (await api.as(person).send(listMyWaits, {})).message.inLine;

/** A place in a line of its own: for an hour of the video studio that staff closed. */
export async function aWait(api: TestApi, owner: Person): Promise<number> {
  const { rows } = await api.db.execute(sql`select count(*)::int as waits from room_wait`);
  const day = `2026-12-${String(10 + (Number(rows[0]?.waits) % 10)).padStart(2, '0')}`;
  const fromHour = 10 + Math.floor(Number(rows[0]?.waits) / 10);
  const body = { roomId: 52, slots: [at(fromHour, day)], reason: 'Уборка' };
  await api.as(await api.aStaff()).send(writeTechnicalReason, { body });
  return stand(api, owner, { roomId: 52, day, fromHour, toHour: fromHour + 1, hours: 1 });
}
