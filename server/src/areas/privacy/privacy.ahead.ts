import type { ThingAhead } from '@venue/sdk/privacy/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';

/** A person's bookings and other things that are not over yet, from all areas. */
export async function aheadOf(areas: readonly Area[], db: Db, userId: number, now: Date): Promise<ThingAhead[]> {
  const things: ThingAhead[] = [];
  for (const { personal } of areas) things.push(...((await personal?.ahead?.list(db, userId, now)) ?? []));
  return things;
}

/** Cancels what may be cancelled, in all areas. */
export async function settleAll(areas: readonly Area[], tx: Db, context: Context, userId: number): Promise<void> {
  for (const { personal } of areas) await personal?.ahead?.settle?.(tx, context, userId);
}

/** The earliest moment an account may be deleted: not before `at`, and not before everything booked is over. */
export function latestOf(things: readonly ThingAhead[], at: Date): Date {
  const ends = things.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  return new Date(Math.max(at.getTime(), ...ends));
}
