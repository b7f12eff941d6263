import { createHmac } from 'node:crypto';
import type { Limit } from '../../core/security/attempts.ts';

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

/** What failures are counted under: a person at an address, and a person at all. The phone is keyed, not kept. */
export function loginSubjects(secret: string, phone: string, network: string): { here: string; anywhere: string } {
  const person = createHmac('sha256', secret).update(`login:${phone}`).digest('base64url');
  return { here: `login:${person}:${network}`, anywhere: `login:${person}` };
}

/** Logins and checks one address may make, whoever it asks for. An office behind one address fits in. */
export const loginsPerAddress: readonly Limit[] = [{ most: 100, seconds: 15 * 60 }];
export const checksPerAddress: readonly Limit[] = [{ most: 60, seconds: 10 * 60 }];
export const checksPerPhone: readonly Limit[] = [{ most: 20, seconds: 10 * 60 }];
export const accountsPerAddress: readonly Limit[] = [{ most: 60, seconds: 60 * 60 }];
