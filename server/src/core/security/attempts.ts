import { isIPv6 } from 'node:net';
import { ApiFailure, type FailureCode } from '@venue/sdk';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
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
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Records an attempt and returns its number. It is recorded before it is judged, so that simultaneous attempts count
 * each other.
 */
export async function writeAttempt(db: Db, subject: string, now: Date): Promise<number> {
  const [row] = await db.insert(attempt).values({ subject, at: now }).returning({ id: attempt.id });
  return row?.id ?? 0;
}

/**
 * Counts an attempt against its limits; one over a limit is not counted.
 * @throws ApiFailure with the seconds after which the next may pass
 */
export async function countAttempt(db: Db, subject: string, now: Date, limits: readonly Limit[]): Promise<void> {
  const id = await writeAttempt(db, subject, now);
  const widest = Math.max(...limits.map(limit => limit.seconds));
  const rows = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(eq(attempt.subject, subject), gt(attempt.at, new Date(now.getTime() - widest * 1000))))
    .orderBy(attempt.at);
  for (const { most, seconds, code = 'rate_limited' } of limits) {
    const from = now.getTime() - seconds * 1000;
    const inside = rows.filter(row => row.at.getTime() > from);
    const oldest = inside[0];
    if (!oldest || inside.length <= most) continue;
    await forgetAttempts(db, [id]);
    throw new ApiFailure(code, { retryAfter: Math.max(1, Math.ceil((oldest.at.getTime() - from) / 1000)) });
  }
}

/** Failures in a row of each subject before this attempt, and when the last one was. */
export async function failuresBefore(
  db: Db,
  ids: readonly number[],
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { count: number; last: Date }>> {
  const rows = await db
    .select({
      subject: attempt.subject,
      count: sql<number>`count(*)`.mapWith(Number),
      last: sql<string>`max(${attempt.at})`,
    })
    .from(attempt)
    .where(
      and(
        inArray(attempt.subject, [...subjects]),
        gt(attempt.at, new Date(now.getTime() - DAY_SECONDS * 1000)),
        ...ids.map(id => ne(attempt.id, id)),
      ),
    )
    .groupBy(attempt.subject);
  return new Map(rows.map(row => [row.subject, { count: row.count, last: new Date(row.last) }]));
}

export async function forgetAttempts(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(attempt).where(inArray(attempt.id, [...ids]));
}

export async function forgetSubjects(db: Db, subjects: readonly string[]): Promise<void> {
  await db.delete(attempt).where(inArray(attempt.subject, [...subjects]));
}
