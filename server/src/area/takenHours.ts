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
  readonly eventId: number | null;
}

/** Reads the hours taken in all rooms, or in one, on `days` days from the day `from`. */
export type TakenHours = (
  db: Db,
  window: { now: Date; from: string; days: number; roomId?: number },
) => Promise<readonly TakenHour[]>;
