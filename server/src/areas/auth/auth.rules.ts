import type { Limit } from '../../core/security/attempts.ts';
import type { Secrets } from '../../core/security/encryption.ts';
import { workAfter } from '../../core/security/proof.ts';
import { sign } from '../../core/security/signature.ts';

/** Wrong passwords in a day before further attempts cost work: from one address, from anywhere, from a known device. */
const FREE_FROM_ONE_ADDRESS = 5;
const FREE_FROM_ANYWHERE = 100;
const FREE_FROM_A_DEVICE = 5;

/** How much work a login costs after these wrong passwords. */
export const loginWork = ({ here, anywhere }: { here: number; anywhere: number }): number =>
  Math.max(workAfter(here, FREE_FROM_ONE_ADDRESS), workAfter(anywhere, FREE_FROM_ANYWHERE));

/** Whether a known device is still trusted; somebody else may be using it. */
export const isBelieved = (failures: number): boolean => failures < FREE_FROM_A_DEVICE;

/** The counters of failed logins: of a person at one address or device, and of the person anywhere. */
export interface LoginSubject {
  readonly here: string;
  readonly anywhere: string;
}

/**
 * Counter keys with an HMAC of the phone instead of the phone. The first pair uses the current secret. The pairs of
 * former secrets are read too, or a rotation would reset the failures.
 */
export function loginSubjects(
  { secret, secretPrevious }: Secrets,
  phone: string,
  place: string,
): readonly [LoginSubject, ...LoginSubject[]] {
  const subjectOf = (key: string): LoginSubject => {
    const person = sign({ secret: key }, `login:${phone}`);
    return { here: `login:${person}:${place}`, anywhere: `login:${person}` };
  };
  return [subjectOf(secret), ...secretPrevious.map(subjectOf)];
}

/** Logins and checks one address may make, for any phones. An office behind one address fits in. */
export const loginsPerAddress: readonly Limit[] = [{ most: 100, seconds: 15 * 60 }];
export const checksPerAddress: readonly Limit[] = [{ most: 60, seconds: 10 * 60 }];
export const accountsPerAddress: readonly Limit[] = [{ most: 60, seconds: 60 * 60 }];
