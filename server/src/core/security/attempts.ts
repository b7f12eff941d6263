import { isIPv6 } from 'node:net';
import { ApiFailure, type FailureCode } from '@venue/sdk';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { attempt } from '../db/core.table.ts';
import type { Db } from '../db/database.ts';

/** At most `most` in `seconds`; more fails with `code`, which is `rate_limited` unless said otherwise. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
  readonly code?: FailureCode;
}

const DAY_SECONDS = 24 * 60 * 60;

/** What to count as one address: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export const networkOf = (ip: string): string => partOf(ip, { four: 4, six: 4 });

/** The network around it, /24 or /48: one provider or office may hand out all of its addresses. */
export const wideNetworkOf = (ip: string): string => partOf(ip, { four: 3, six: 3 });

/** The first groups of an address: `four` of the four of IPv4, or `six` of the eight of IPv6. */
function partOf(ip: string, { four, six }: { four: number; six: number }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) {
    // A connection that is gone has no address.
    const groups = String(mapped ?? ip ?? '').split('.');
    return groups.length <= four ? groups.join('.') : `${groups.slice(0, four).join('.')}.0/${8 * four}`;
  }
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, six)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${16 * six}`;
}

/**
 * Records an attempt and returns its number. It is recorded before it is judged, so that simultaneous attempts count
 * each other: those of one subject are recorded one after another, so each sees all with lower numbers.
 */
export async function writeAttempt(db: Db, subject: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${attempt} (subject, at)
    select ${subject}, ${now.toISOString()}::timestamptz
    from (select pg_advisory_xact_lock(hashtextextended(${subject}, 0)) offset 0) as turn
    returning id`);
  return Number(rows[0]?.id ?? 0);
}

/**
 * Counts an attempt against its limits; one over a limit is not counted. Of simultaneous attempts as many pass as the
 * limits allow.
 * @throws ApiFailure with the seconds after which the next may pass
 */
export async function countAttempt(db: Db, subject: string, now: Date, limits: readonly Limit[]): Promise<void> {
  const id = await writeAttempt(db, subject, now);
  const widest = Math.max(...limits.map(limit => limit.seconds));
  const earlier = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(
      and(eq(attempt.subject, subject), lt(attempt.id, id), gt(attempt.at, new Date(now.getTime() - widest * 1000))),
    )
    .orderBy(attempt.at);
  for (const { most, seconds, code = 'rate_limited' } of limits) {
    const from = now.getTime() - seconds * 1000;
    const inside = earlier.filter(row => row.at.getTime() > from);
    // The attempt whose expiry makes room for the next one.
    const leaving = inside[inside.length - most];
    if (!leaving) continue;
    await forgetAttempts(db, [id]);
    throw new ApiFailure(code, { retryAfter: Math.max(1, Math.ceil((leaving.at.getTime() - from) / 1000)) });
  }
}

/** How many attempts each subject made in the last `seconds`; with `before`, only those recorded before that id. */
export async function attemptsOf(
  db: Db,
  subjects: readonly string[],
  { now, seconds = DAY_SECONDS, before }: { now: Date; seconds?: number; before?: number },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ subject: attempt.subject, count: sql<number>`count(*)`.mapWith(Number) })
    .from(attempt)
    .where(
      and(
        inArray(attempt.subject, [...subjects]),
        gt(attempt.at, new Date(now.getTime() - seconds * 1000)),
        before === undefined ? undefined : lt(attempt.id, before),
      ),
    )
    .groupBy(attempt.subject);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

export async function forgetAttempts(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(attempt).where(inArray(attempt.id, [...ids]));
}

export async function forgetSubjects(db: Db, subjects: readonly string[]): Promise<void> {
  await db.delete(attempt).where(inArray(attempt.subject, [...subjects]));
}
