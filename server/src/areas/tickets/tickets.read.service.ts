import { ApiFailure, isForeign, mailboxOf } from '@venue/sdk';
import { smsCodeType } from '@venue/sdk/codes/model';
import { type Ticket, ticketCodeOf } from '@venue/sdk/tickets/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { countAttempt, networkOf } from '../../core/security/attempts.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { verifyCode } from '../codes/codes.service.ts';
import { isOwn, presentTickets, type TicketReader } from './tickets.presenter.ts';
import { type HeldTicket, ticketByCode } from './tickets.store.ts';
import { replacedCode } from './transfer/tickets.transfer.store.ts';

/** The limit of unknown codes from one address: somebody who opens tickets they were sent does not miss so often. */
const misses = [{ most: 30, seconds: 3600 }] as const;

/** The ticket with the code in an address, if there is one. Throws `ticket_replaced` for a code that is void. */
export async function findTicket(db: Db, slug: string): Promise<HeldTicket | undefined> {
  const code = ticketCodeOf(slug);
  if (code === null) return undefined;
  const held = await ticketByCode(db, code);
  if (!held && (await replacedCode(db, code))) throw new ApiFailure('ticket_replaced');
  return held;
}

/** Refuses an address that leads to no ticket: `not_found`, and `rate_limited` after too many of them. */
export async function refuseUnknown({ db, now, request }: Context): Promise<never> {
  await countAttempt(db, `ticket-missed:${networkOf(request.ip)}`, now, misses);
  throw new ApiFailure('not_found');
}

/** A ticket by the code in its address. Throws what `findTicket` and `refuseUnknown` throw. */
export const readTicket = async (context: Context, slug: string): Promise<HeldTicket> =>
  (await findTicket(context.db, slug)) ?? refuseUnknown(context);

async function readerOf({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<TicketReader | null> {
  if (!actor || actor.role === 'admin') return null;
  return { userId: actor.userId, phone: await phoneOf(db, actor.userId) };
}

/** Whether a ticket belongs to the caller's account. */
export const isCallers = async (context: Context, held: HeldTicket): Promise<boolean> =>
  isOwn(held, await readerOf(context));

/** A ticket as the caller reads it. */
export async function shownTicket(context: Context, held: HeldTicket): Promise<Ticket> {
  const [ticket] = await presentTickets(context.db, [held], await readerOf(context), context.now);
  if (!ticket) throw new Error('a ticket that was read is gone');
  return ticket;
}

/** Where codes for the holder of a ticket go: to their phone, or to their address if no SMS is sent there. */
export const codeTarget = ({ phone, email }: HeldTicket['ticket']): string =>
  isForeign(phone) ? mailboxOf(email) : phone;

export interface Confirmation {
  readonly smsuid: string;
  readonly code: string;
}

/**
 * Whether the caller may act as the holder of a ticket: by their account, or by a code sent to the holder, which the
 * caller then spends. Throws `access_denied`, and what `verifyCode` throws.
 */
export async function mustBeHolder(context: Context, held: HeldTicket, confirmation?: Confirmation): Promise<void> {
  if (confirmation) {
    const { smsuid, code } = confirmation;
    await verifyCode(context, { smsuid, code, target: codeTarget(held.ticket), type: smsCodeType.confirm });
    return;
  }
  // guard: tickets.test.ts, tickets.people.test.ts
  if (!(await isCallers(context, held))) throw new ApiFailure('access_denied');
}
