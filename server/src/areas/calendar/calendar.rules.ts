import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { everySecret, type Secrets } from '../../core/security/encryption.ts';

export const newSeed = (): string => randomBytes(16).toString('base64url');

const signature = (secret: string, userId: number, seed: string): string =>
  createHmac('sha256', secret).update(`calendar:${userId}:${seed}`).digest('base64url');

/** The last part of a private link: whose calendar, and the proof that we gave it away. */
export const linkOf = ({ secret }: Pick<Secrets, 'secret'>, userId: number, seed: string): string =>
  `${userId}-${signature(secret, userId, seed)}`;

/** Whose calendar a link claims to open; null for what is no link at all. */
export function claimedBy(link: string): number | null {
  const digits = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(link)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether we gave this link away for this seed, under the present secret or a former one. */
export function opens(secrets: Secrets, link: string, userId: number, seed: string): boolean {
  const given = Buffer.from(link);
  return everySecret(secrets).some(secret => {
    const ours = Buffer.from(linkOf({ secret }, userId, seed));
    return ours.length === given.length && timingSafeEqual(ours, given);
  });
}
