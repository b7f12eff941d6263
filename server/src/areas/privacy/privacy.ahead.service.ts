import { recordsChanged } from '@venue/sdk';
import { aheadKinds, ofFate, type ThingAhead } from '@venue/sdk/privacy/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { toTopic } from '../../core/publish.ts';

const DAY = 24 * 60 * 60_000;

/** In how many days a deletion is tried again that waits for something without a date. */
const TRIED_AGAIN_DAYS = 7;

/** At most how often its owner is told that a deletion still waits. */
const TOLD_AGAIN_DAYS = 30;

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

/** What the deletion waits for: everything with money or other people in it. */
export const inTheWay = (things: readonly ThingAhead[]): ThingAhead[] =>
  things.filter(({ kind }) => aheadKinds[kind].fate !== 'goes');

/** Whether staff have to decide something before the account may be deleted. */
export const needsStaff = (things: readonly ThingAhead[]): boolean => ofFate(things, 'staff').length > 0;

/** What lists and counters of staff follow. */
export const usersChanged = toTopic(recordsChanged, 'staff', { tags: ['users', 'pending'] });

/** The earliest moment an account may be deleted: not before `at`, and not before everything with a date is over. */
export function latestOf(things: readonly ThingAhead[], at: Date): Date {
  const ends = inTheWay(things).flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  return new Date(Math.max(at.getTime(), ...ends));
}

/** When a deletion that is due is tried again; what is overdue or has no date is looked at again in a week. */
export function triedAgain(waitsFor: readonly ThingAhead[], now: Date): Date {
  const dateless = waitsFor.some(({ until }) => until === null || Date.parse(until) <= now.getTime());
  return latestOf(waitsFor, dateless ? new Date(now.getTime() + TRIED_AGAIN_DAYS * DAY) : now);
}

/** Whether the owner is told again that the deletion waits: at first, and then once a month, not at each try. */
export const mustBeTold = (toldAt: Date | null, now: Date): boolean =>
  toldAt === null || now.getTime() - toldAt.getTime() >= TOLD_AGAIN_DAYS * DAY;
