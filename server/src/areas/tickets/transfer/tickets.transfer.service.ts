import { ApiFailure, isForeign, mailboxOf, messages } from '@venue/sdk';
import { ticketChange as changes, ticketLimits } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writtenFrom } from '../../../core/night.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { countAttempt } from '../../../core/security/attempts.ts';
import { userByPhone } from '../../accounts/accounts.store.ts';
import { lockEvent } from '../../events/events.store.ts';
import { eventOf, holderReach, kindsOf, leftFiles, ordersOf, ticketFiles } from '../letters/tickets.letters.service.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { phoneEnding } from '../tickets.presenter.ts';
import { beginsAt, mayChangeHolder } from '../tickets.rules.ts';
import { BUYER, linkOf, perPhone } from '../tickets.service.ts';
import { type HeldTicket, noteOrder, placesOfHolder, ticketByCode } from '../tickets.store.ts';
import { addChange, refundedOrders, replaceCode } from './tickets.transfer.store.ts';

/** How often the code of a ticket is replaced: each time costs an SMS or two. */
const perTicket = [{ most: 5, seconds: 24 * 3600 }] as const;

type Works = Pick<Context, 'now' | 'config'>;

/**
 * A ticket whose event is locked, to change its holder: check-ins and cancellations wait meanwhile. Throws
 * `ticket_replaced` when its code became void, `ticket_not_transferable` and `rate_limited`.
 */
async function takeTicket(tx: Db, { now }: Works, { ticket, event }: HeldTicket): Promise<HeldTicket> {
  await lockEvent(tx, event.id);
  const held = await ticketByCode(tx, ticket.code);
  if (!held) throw new ApiFailure('ticket_replaced');
  const isRefunded = (await refundedOrders(tx, [held.ticket.orderId])).has(held.ticket.orderId ?? 0);
  // guard: tickets.transfer.test.ts
  if (isRefunded || !mayChangeHolder(held, now)) throw new ApiFailure('ticket_not_transferable');
  // guard: tickets.transfer.test.ts
  await countAttempt(tx, `ticket-change:${held.ticket.id}`, now, perTicket);
  return held;
}

/** Replaces the code of a ticket, writes down whose it was, and returns it as it is then. */
async function replace(
  tx: Db,
  now: Date,
  { ticket, event }: HeldTicket,
  kind: (typeof changes.ids)[number],
  to: Parameters<typeof replaceCode>[3],
): Promise<HeldTicket> {
  const code = await replaceCode(tx, ticket.id, ticket.code, to);
  // guard: tickets.transfer.race.test.ts
  if (code === undefined) throw new ApiFailure('ticket_replaced');
  const { userId, name, phone } = ticket;
  await addChange(tx, {
    attendeeId: ticket.id,
    eventId: event.id,
    kind,
    at: now,
    code: ticket.code,
    userId,
    name,
    phone,
  });
  const after = await ticketByCode(tx, code);
  if (!after) throw new Error('a ticket with a new code is gone');
  return after;
}

/** Corrects the name on a ticket in the given transaction, and sends it to its holder again. */
export async function rename(tx: Db, works: Works, seen: HeldTicket, name: string): Promise<HeldTicket> {
  const { now, config } = works;
  const held = await takeTicket(tx, works, seen);
  if (held.ticket.name === name)
    throw new ApiFailure('invalid_input', { fields: { name: 'Это имя уже стоит на\u00a0билете' } });
  const after = await replace(tx, now, held, changes.renamed, { name, sequence: held.ticket.sequence + 1 });
  const { id, code, userId, orderId } = after.ticket;
  if (orderId !== null)
    await noteOrder(tx, orderId, { at: now, who: BUYER, what: `Билет № ${id}: исправлено имя, код заменён` });
  await tell(tx, works, {
    event: 'ticket.renamed',
    of: ordersOf([after]),
    to: await holderReach(tx, after.ticket),
    about: { id, ...eventOf(after.event), name, link: linkOf(config, code) },
    secret: code,
    files: () => ticketFiles([after], works),
  });
  publish(tx, now, ticketMessages({ userId, eventId: after.event.id, eventTitle: after.event.title }, 'issued'));
  return after;
}

/** Gives a ticket to another person in the given transaction, and tells both. Also throws `too_many_tickets`. */
export async function passOn(
  tx: Db,
  works: Works,
  seen: HeldTicket,
  { email, ...to }: { readonly name: string; readonly phone: string; readonly email: string },
): Promise<HeldTicket> {
  const { now, config } = works;
  const held = await takeTicket(tx, works, seen);
  const { ticket: before, event } = held;
  if (before.phone === to.phone)
    throw new ApiFailure('invalid_input', {
      fields: { phone: 'Билет уже на\u00a0этом номере. Чтобы исправить имя, выберите «Исправить имя»' },
    });
  // guard: tickets.transfer.abroad.test.ts
  if (isForeign(to.phone) && config.mail === 'none')
    throw new ApiFailure('invalid_input', { fields: { phone: messages.phoneForeign } });
  // Each is an SMS to a phone that somebody else names, or a letter to an address.
  await countAttempt(tx, `tickets-for:${to.phone}`, now, perPhone);
  // guard: tickets.transfer.abroad.test.ts
  if (isForeign(to.phone)) await countAttempt(tx, `tickets-for:${mailboxOf(email)}`, now, perPhone);
  const userId = (await userByPhone(tx, to.phone))?.id ?? null;
  const holds = await placesOfHolder(tx, event.id, { userId, ...to });
  // guard: tickets.transfer.test.ts
  if (holds >= ticketLimits.places) throw new ApiFailure('too_many_tickets');
  // The former holder gets a cancellation, which has the number in between.
  const sequence = before.sequence + 2;
  // Whether to be reminded was the choice of the former holder.
  const holder = {
    ...to,
    userId,
    email: isForeign(to.phone) ? email : '',
    sequence,
    transferredAt: now,
    reminds: true,
  };
  const after = await replace(tx, now, held, changes.passedOn, holder);
  const { id, code, orderId, price } = after.ticket;
  const ending = phoneEnding(to.phone);
  if (orderId !== null)
    await noteOrder(tx, orderId, {
      at: now,
      who: BUYER,
      what: `Билет № ${id} передан на номер, который заканчивается на ${ending}, код заменён`,
    });
  const isPaid = orderId !== null && price > 0;
  const about = { id, ...eventOf(event), isPaid };
  await tell(tx, works, {
    event: 'ticket.received',
    of: ordersOf([after]),
    to: await holderReach(tx, after.ticket),
    about: {
      ...about,
      from: before.name,
      link: linkOf(config, code),
      at: beginsAt(event),
      tickets: kindsOf([after]),
    },
    secret: code,
    // Whoever gives a ticket away may be up late, but not whoever gets it.
    // guard: tickets.transfer.test.ts
    notBefore: writtenFrom([event.date], now),
    files: () => ticketFiles([after], works),
  });
  await tell(tx, works, {
    event: 'ticket.passedOn',
    of: ordersOf([after]),
    to: await holderReach(tx, before),
    about: { ...about, name: to.name, ending },
    files: async () => leftFiles(held, works),
  });
  const of = { eventId: event.id, eventTitle: event.title };
  publish(tx, now, [
    ...ticketMessages({ userId: before.userId, ...of }, 'passedOn'),
    ...ticketMessages({ userId, ...of }, 'issued'),
  ]);
  return after;
}
