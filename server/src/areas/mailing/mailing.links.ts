import { ApiFailure } from '@venue/sdk';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { claimedBy, privateLinks } from '../../core/security/privateLink.ts';
import { deliveryById } from './mailing.deliveries.store.ts';

const MINUTE_MS = 60_000;
/** How long a link that confirms an address may be opened. */
export const CONFIRM_DAYS = 3;
const CONFIRM_MINUTES = CONFIRM_DAYS * 24 * 60;

const confirming = privateLinks('confirm a subscription');
const leaving = privateLinks('leave the mailing');
type Signed = Pick<Config, 'secret' | 'secretPrevious'>;
const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);
const seedOf = (email: string, version: string): string => `${version}:${email}`;

/**
 * The page that confirms an address. Nothing is stored about who asked: the link contains the address, the version of
 * the text and the time. It is in the fragment, which browsers do not send, so no log has it.
 */
export function confirmUrl(config: Config, email: string, version: string, now: Date): string {
  const link = confirming.linkOf(config, minuteOf(now), seedOf(email, version));
  return `${config.publicUrl}/app/mailing/confirm#${encodeURIComponent(email)}/${link}`;
}

/** Throws `link_expired` for a link that is not ours, of another text, or too old. */
export function mustConfirm(secrets: Signed, link: string, email: string, version: string, now: Date): void {
  const minute = claimedBy(link) ?? 0;
  const isOurs = confirming.opens(secrets, link, minute, seedOf(email, version));
  if (!isOurs || minuteOf(now) - minute >= CONFIRM_MINUTES) throw new ApiFailure('link_expired');
}

/** The last part of the unsubscribe links of a delivery. */
export const leaveLink = (config: Signed, deliveryId: number, email: string): string =>
  leaving.linkOf(config, deliveryId, email);

/** The delivery of an unsubscribe link. Throws `link_expired` if the link is not ours or the delivery was removed. */
export async function deliveryOf(db: Db, config: Signed, link: string) {
  const id = claimedBy(link);
  const row = id === null ? undefined : await deliveryById(db, id);
  if (!row || !leaving.opens(config, link, row.id, row.email)) throw new ApiFailure('link_expired');
  return row;
}
