import { createHmac } from 'node:crypto';
import type { Limit } from '../../core/security/attempts.ts';
import type { Secrets } from '../../core/security/encryption.ts';

/** Wrong passwords in a row after which the next tries have to wait. */
const FREE_FROM_ONE_ADDRESS = 5;
/** Many addresses guessing at one account are slowed as well, later, so that they cannot keep its owner out cheaply. */
const FREE_FROM_ANYWHERE = 100;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface Failures {
  readonly count: number;
  readonly last: Date;
}

/** Milliseconds to wait after so many failures in a row: 1 s, 2 s, 4 s … 15 min. Never for ever. */
export const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(count - free, 20));

/** Whether a try made now is refused unread. */
export function isLocked(
  failures: { here?: Failures | undefined; anywhere?: Failures | undefined },
  now: Date,
): boolean {
  const locks = (each: Failures | undefined, free: number) =>
    each !== undefined && now.getTime() < each.last.getTime() + waitAfter(each.count, free);
  return locks(failures.here, FREE_FROM_ONE_ADDRESS) || locks(failures.anywhere, FREE_FROM_ANYWHERE);
}

/** What failures are counted under: a person at an address, and a person at all. */
export interface LoginSubject {
  readonly here: string;
  readonly anywhere: string;
}

/**
 * The phone is keyed, not kept. The first is of today's secret; failures counted under a former one still lock, or a
 * rotation would unlock every account.
 */
export function loginSubjects(
  { secret, secretPrevious }: Secrets,
  phone: string,
  network: string,
): readonly [LoginSubject, ...LoginSubject[]] {
  const subjectOf = (key: string): LoginSubject => {
    const person = createHmac('sha256', key).update(`login:${phone}`).digest('base64url');
    return { here: `login:${person}:${network}`, anywhere: `login:${person}` };
  };
  return [subjectOf(secret), ...secretPrevious.map(subjectOf)];
}

/** All the names these failures are counted under. */
export const namesOf = (subjects: readonly LoginSubject[]): string[] =>
  subjects.flatMap(({ here, anywhere }) => [here, anywhere]);

/** Logins and checks one address may make, for any phones. An office behind one address fits in. */
export const loginsPerAddress: readonly Limit[] = [{ most: 100, seconds: 15 * 60 }];
export const checksPerAddress: readonly Limit[] = [{ most: 60, seconds: 10 * 60 }];
export const checksPerPhone: readonly Limit[] = [{ most: 20, seconds: 10 * 60 }];
export const accountsPerAddress: readonly Limit[] = [{ most: 60, seconds: 60 * 60 }];
