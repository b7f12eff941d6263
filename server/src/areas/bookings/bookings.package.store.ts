import { hoursBackOf } from '@venue/sdk/packages/model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

// The tables are those of packages of hours, which know bookings; here they are only named.

interface UsedPackage {
  readonly purchaseId: number;
  readonly hours: number;
  /** The rooms it is for; empty for all. */
  readonly roomIds: readonly number[];
}

/** The package that pays for the hours of a booking. */
export async function packageOf(db: Db, bookingId: number): Promise<UsedPackage | undefined> {
  const { rows } = await db.execute<{ used: UsedPackage }>(sql`
    select json_build_object('purchaseId', use.purchase_id, 'hours', use.hours, 'roomIds', bought.room_ids) as used
    from package_use use join package_purchase bought on bought.id = use.purchase_id
    where use.booking_id = ${bookingId} and use.ended_at is null`);
  return rows[0]?.used;
}

/** Whether a booking that has ended gave its hours back to a package, so that nothing pays for them any more. */
export async function gaveHoursBack(db: Db, bookingId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from package_use where booking_id = ${bookingId} and ended_at is not null`);
  return rows.length > 0;
}

/**
 * Ends the use of a package by a booking that is about to be cancelled; this percentage of its hours comes back. Without
 * it a trigger gives all of them back. Returns how many come back; null without a package.
 */
export async function endPackageUse(tx: Db, bookingId: number, percent: number, now: Date): Promise<number | null> {
  const used = await packageOf(tx, bookingId);
  if (!used) return null;
  const back = hoursBackOf(used.hours, percent);
  await tx.execute(sql`
    update package_use set hours_back = ${back}, ended_at = ${now.toISOString()}
    where booking_id = ${bookingId} and ended_at is null`);
  return back;
}
