import type { Config } from '../../../config.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { countAttempt, networkOf } from '../../../core/security/attempts.ts';
import type { Secrets } from '../../../core/security/encryption.ts';
import { signedLinks } from '../../../core/security/signedLink.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { dueOf } from '../bookings.due.rules.ts';
import * as store from '../bookings.store.ts';
import { termOf } from '../bookings.term.rules.ts';
import { stayOf } from '../desk/bookings.stay.service.ts';

/** How long after its hours a link still shows what became of the booking. */
const SHOWN_MS = 24 * 60 * 60_000;

const links = signedLinks('pay a booking');

/** The booking a link is for. Throws `link_expired` for one that is too old, or that nobody here has signed. */
const orderOf = links.idOf;

/** The limit of invalid links from one address; people who open the link in an SMS do not reach it. */
const misses = [{ most: 30, seconds: 3600 }] as const;

/** The booking of a link. Throws `link_expired`, and `rate_limited` after too many invalid links. */
export async function bookingOfLink({ db, config, now, request }: Context, token: string): Promise<number> {
  try {
    return orderOf(config, token, now);
  } catch (error) {
    await countAttempt(db, `pay-link-missed:${networkOf(request.ip)}`, now, misses);
    throw error;
  }
}

/** The path where anyone with the link can pay. The part after # stays in the browser, so no log contains it. */
export const payPath = (secrets: Secrets, row: Pick<store.BookingRow, 'id' | 'lastEnd'>): string =>
  `/app/pay#${links.tokenOf(secrets, row.id, new Date(row.lastEnd.getTime() + SHOWN_MS))}`;

/** The link that opens a booking without a login and leads to its payment. */
export const payLinkOf = (config: Config, row: store.BookingRow): string =>
  `${config.publicUrl}${payPath(config, row)}`;

type LinkEvent =
  | 'booking.madeByStaff'
  | 'booking.payLink'
  | 'roomRequest.offered'
  | 'roomRequest.changed'
  | 'roomRequest.runsOut'
  | 'waitlist.held'
  | 'waitlist.runsOut';

/** Writes the message with the payment link to the customer of an unpaid booking; returns its rows in the outbox. */
export async function writeLink(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  row: store.BookingRow,
  event: LinkEvent,
  notBefore = now,
): Promise<readonly number[]> {
  const link = payLinkOf(config, row);
  return tell(
    tx,
    { now, config },
    {
      event,
      of: { kind: 'booking', ids: [row.id] },
      to: await reachOf(tx, row.userId),
      uselessAt: row.expiresAt ?? row.firstStart,
      notBefore,
      about: { ...(await stayOf(tx, row.id, now)), price: dueOf(row), until: termOf(row, now) ?? now, link },
      secret: link,
    },
  );
}

/**
 * Sends the payment link to the customer of an unpaid booking; the caller holds its lock.
 * @returns the booking with the time of sending
 */
export async function sendLink(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  row: store.BookingRow,
  event: LinkEvent,
  notBefore = works.now,
): Promise<store.BookingRow> {
  await writeLink(tx, works, row, event, notBefore);
  return store.changeBooking(tx, row.id, { linkSentAt: works.now });
}
