import type { Db } from '../core/db/database.ts';

/** An hour of a room that is not free. */
interface TakenHour {
  readonly roomId: number;
  readonly startsAt: Date;
}

/** The hours of rooms that are taken on the days from `from`, as of now. */
export type TakenHours = (db: Db, wanted: { now: Date; from: string; days: number }) => Promise<readonly TakenHour[]>;
