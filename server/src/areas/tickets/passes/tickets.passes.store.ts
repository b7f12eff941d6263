import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { eventAttendee } from '../../events/tickets/events.attendees.table.ts';
import { doorPass } from './tickets.passes.table.ts';

/** Whether the holder of a ticket has gone out and not come in again. */
export const isOutside = sql<boolean>`coalesce((select ${doorPass.isOut} from ${doorPass}
  where ${doorPass.attendeeId} = ${eventAttendee.id} order by ${doorPass.at} desc, ${doorPass.id} desc limit 1), false)`;

export type Pass = Pick<typeof doorPass.$inferSelect, 'scanId' | 'isOut' | 'at' | 'place' | 'who'>;

/** When the holder of a ticket went out and came in again, in the order in which it happened. */
export const passesOf = (db: Db, attendeeId: number): Promise<Pass[]> =>
  db
    .select({
      scanId: doorPass.scanId,
      isOut: doorPass.isOut,
      at: doorPass.at,
      place: doorPass.place,
      who: doorPass.who,
    })
    .from(doorPass)
    .where(eq(doorPass.attendeeId, attendeeId))
    .orderBy(asc(doorPass.at), asc(doorPass.id));

export async function addPass(tx: Db, values: typeof doorPass.$inferInsert): Promise<void> {
  await tx.insert(doorPass).values(values);
}
