import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { everySecret, type Secrets } from './encryption.ts';

/** What a link signs beside its number; another one makes the former link worthless. */
export const newSeed = (): string => randomBytes(16).toString('base64url');

/** The number that a private link claims to open; null for what is no link at all. */
export function claimedBy(link: string): number | null {
  const digits = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(link)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Private links to things of a kind, which whoever has the link may read. A link of one kind opens nothing of another. */
export function privateLinks(kind: string) {
  const signature = (secret: string, id: number, seed: string): string =>
    createHmac('sha256', secret).update(`${kind}:${id}:${seed}`).digest('base64url');

  /** The last part of the link: what it opens, and the proof that we gave it away. */
  const linkOf = ({ secret }: Pick<Secrets, 'secret'>, id: number, seed: string): string =>
    `${id}-${signature(secret, id, seed)}`;

  /** Whether we gave this link away for this seed, under the present secret or a former one. */
  function opens(secrets: Secrets, link: string, id: number, seed: string): boolean {
    const given = Buffer.from(link);
    return everySecret(secrets).some(secret => {
      const ours = Buffer.from(linkOf({ secret }, id, seed));
      return ours.length === given.length && timingSafeEqual(ours, given);
    });
  }
  return { linkOf, opens };
}
