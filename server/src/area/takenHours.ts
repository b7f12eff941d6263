import type { Db } from '../core/db/database.ts';

/** An hour of a room that is not free. */
interface TakenHour {
  readonly roomId: number;
  readonly startsAt: Date;
  readonly kind: 'hold' | 'booking' | 'technical' | 'event' | 'buffer';
  /** Whether the room itself was taken, the hall it is a part of, or a part of it. */
  readonly through: 'own' | 'hall' | 'part';
  readonly bookingId: number | null;
  readonly eventRequestId: number | null;
}

/** The hours of rooms, or of one, that are taken on the days from `from`, as of now. */
export type TakenHours = (
  db: Db,
  wanted: { now: Date; from: string; days: number; roomId?: number },
) => Promise<readonly TakenHour[]>;
