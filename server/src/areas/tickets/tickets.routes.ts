import { ApiFailure, dayOf, isForeign } from '@venue/sdk';
import { smsCodeType } from '@venue/sdk/codes/model';
import { confirmTicketOffer } from '@venue/sdk/ticket-waits';
import {
  cancelTicket,
  createGuestTicketOrder,
  createTicketOrder,
  downloadTicketCalendar,
  downloadTicketPdf,
  downloadTicketReceipt,
  dropTicketOrder,
  getTicket,
  getTicketOffer,
  getTicketOrder,
  listMyTicketOrders,
  listMyTickets,
  payTicketOrder,
  sendTicketCode,
  sendTicketOrderCode,
  setTicketReminder,
} from '@venue/sdk/tickets';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { receiptTitle } from '../../core/files/receipt.ts';
import { handle } from '../../core/http/handle.ts';
import { fullNameOf, phoneOf, userByPhone } from '../accounts/accounts.store.ts';
import { sendLetterCode, sendPhoneCode, spendCode, verifyCode } from '../codes/codes.service.ts';
import { ticketsOf } from '../events/events.store.ts';
import { startPayment } from '../payments/payments.start.service.ts';
import { phoneProved } from '../privacy/privacy.proof.service.ts';
import { giveUp } from './cancellation/tickets.cancellation.service.ts';
import { ticketCalendar } from './letters/tickets.calendar.service.ts';
import { confirmOffer } from './line/tickets.offer.service.ts';
import { termsOf } from './terms/tickets.terms.store.ts';
import { heldOrdersOf } from './tickets.held.store.ts';
import { ticketPayable } from './tickets.payable.ts';
import { ticketsPdf } from './tickets.pdf.ts';
import { presentOffer, presentOrder, presentTickets } from './tickets.presenter.ts';
import { codeTarget, mustBeHolder, readTicket, shownTicket } from './tickets.read.service.ts';
import { ticketReceipt } from './tickets.receipt.ts';
import { setReminds } from './tickets.reminders.store.ts';
import { mayChangeHolder, refundOf } from './tickets.rules.ts';
import { BUYER, letGo, lockOrder, offeredEvent, orderTickets } from './tickets.service.ts';
import * as store from './tickets.store.ts';

const PAGE_SIZE = 12;

export const ticketsRoutes = [
  handle(getTicketOffer, async ({ id }, { db, now }) => {
    const event = await offeredEvent(db, id, now);
    const { refundTerms } = await termsOf(db, id);
    return { message: { ...presentOffer(event, await ticketsOf(db, id), now), refundTerms } };
  }),

  handle(sendTicketOrderCode, async ({ body: { eventId, phone, proof } }, context) => {
    const event = await offeredEvent(context.db, eventId, context.now);
    // guard: tickets.test.ts, tickets.people.test.ts
    if ((await ticketsOf(context.db, event.id)).length === 0) throw new ApiFailure('not_found');
    return { message: await sendPhoneCode(context, phone, proof) };
  }),

  handle(createTicketOrder, ({ body }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const phone = await phoneOf(tx, userId);
      const name = (await fullNameOf(tx, userId)) || `Клиент №\u00a0${userId}`;
      return { message: await ordered(tx, context, body, { userId, name, phone }) };
    });
  }),

  handle(createGuestTicketOrder, async ({ body: { smsuid, code, name, phone, consent: _, ...body } }, context) => {
    await verifyCode(context, { smsuid, code, target: phone, type: smsCodeType.confirm });
    return transact(context, async tx => {
      await spendCode(tx, smsuid, context.now);
      // The phone is confirmed, so its account is theirs too.
      const account = await userByPhone(tx, phone);
      if (account && account.roleId === null) await phoneProved(tx, context, account.id, { agreed: true });
      return { message: await ordered(tx, context, body, { userId: account?.id ?? null, name: name.trim(), phone }) };
    });
  }),

  handle(getTicketOrder, async ({ slug }, { db, now }) => {
    const order = await store.orderOfEvent(db, { key: slug });
    if (!order) throw new ApiFailure('not_found');
    return { message: await presentOrder(db, order, now) };
  }),

  handle(downloadTicketReceipt, async ({ slug }, context) => {
    const order = await store.orderOfEvent(context.db, { key: slug });
    if (!order) throw new ApiFailure('not_found');
    return {
      data: await ticketReceipt(context, order),
      type: 'application/pdf',
      name: `${receiptTitle(order.id)}.pdf`,
    };
  }),

  handle(dropTicketOrder, ({ slug }, context) =>
    transact(context, async tx => {
      const order = await lockOrder(tx, { key: slug });
      if (!order) throw new ApiFailure('not_found');
      if (order.status !== ticketOrderStatus.held) throw new ApiFailure('move_not_allowed');
      await letGo(tx, order, 'buyer', context.now);
      return { message: { success: true } };
    }),
  ),

  handle(payTicketOrder, async ({ slug }, context) => {
    const order = await store.orderOfEvent(context.db, { key: slug });
    if (!order) throw new ApiFailure('not_found');
    // The key is enough: guests have nothing else.
    return { message: await startPayment(context, ticketPayable, order.id, () => true) };
  }),

  handle(confirmTicketOffer, ({ slug }, context) =>
    transact(context, async tx => {
      await confirmOffer(tx, context, slug);
      return { message: { success: true } };
    }),
  ),

  handle(listMyTickets, async ({ body: { page = 1, pageSize = PAGE_SIZE, past = false } }, context) => {
    const { db, now } = context;
    const { userId } = actorOf(context);
    const me = { userId, phone: await phoneOf(db, userId) };
    const wanted = { page, pageSize, past, today: dayOf(now) };
    const { rows, ...totals } = await store.ticketsPage(db, me, wanted);
    return { message: { page, pageSize, ...totals }, items: await presentTickets(db, rows, me, now) };
  }),

  handle(listMyTicketOrders, async (_input, context) => {
    const { db, now } = context;
    const { userId } = actorOf(context);
    const held = await heldOrdersOf(db, { userId, phone: await phoneOf(db, userId) }, now);
    const orders = [];
    for (const each of held) orders.push(await presentOrder(db, each, now));
    return { message: { orders } };
  }),

  handle(getTicket, async ({ slug }, context) => ({
    message: await shownTicket(context, await readTicket(context, slug)),
  })),

  handle(downloadTicketCalendar, async ({ slug }, context) => {
    const held = await readTicket(context, slug);
    const text = ticketCalendar(held, context);
    return { data: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: `${held.event.title}.ics` };
  }),

  handle(setTicketReminder, async ({ slug, body: { reminds } }, context) => {
    const { ticket } = await readTicket(context, slug);
    return transact(context, async tx => {
      await setReminds(tx, ticket, reminds);
      return { message: { success: true } };
    });
  }),

  handle(downloadTicketPdf, async ({ slug }, context) => {
    const held = await readTicket(context, slug);
    // A printed ticket that was cancelled would be shown at the door.
    // guard: tickets.test.ts
    if (held.ticket.cancelledAt !== null) throw new ApiFailure('move_not_allowed');
    const data = await ticketsPdf([held], context.config.publicUrl);
    return { data, type: 'application/pdf', name: `Билет № ${held.ticket.id}.pdf` };
  }),

  handle(sendTicketCode, async ({ slug, body: { proof } }, context) => {
    const held = await readTicket(context, slug);
    // A holder whose account was deleted has no phone.
    // guard: tickets.test.ts, tickets.people.test.ts
    if (held.ticket.phone === '') throw new ApiFailure('move_not_allowed');
    // guard: tickets.test.ts
    if (refund(held, context.now) === null && !mayChangeHolder(held, context.now))
      throw new ApiFailure('move_not_allowed');
    const send = isForeign(held.ticket.phone) ? sendLetterCode : sendPhoneCode;
    return { message: await send(context, codeTarget(held.ticket), proof) };
  }),

  handle(cancelTicket, async ({ slug, body: { refund: seen, confirmation } }, context) => {
    const { now } = context;
    const held = await readTicket(context, slug);
    // Whoever has the link of a free ticket may give it back: a code would keep people from it, and places empty.
    // guard: tickets.test.ts, tickets.people.test.ts
    if (confirmation || held.ticket.price > 0) await mustBeHolder(context, held, confirmation);
    return transact(context, async tx => {
      // guard: tickets.test.ts, tickets.people.test.ts
      if (confirmation) await spendCode(tx, confirmation.smsuid, now);
      // Checking in at the door locks the same row.
      await store.lockTickets(tx, [held]);
      const current = await store.ticketByCode(tx, held.ticket.code);
      const sum = current ? refund(current, now) : null;
      if (!current || sum === null) throw new ApiFailure('move_not_allowed');
      // guard: tickets.test.ts
      if (sum !== seen) throw new ApiFailure('price_changed');
      await giveUp(tx, current, { sum, now, config: context.config, why: 'Билет отменён гостем', who: BUYER });
      const after = await store.ticketByCode(tx, held.ticket.code);
      if (!after) throw new Error('a cancelled ticket is gone');
      return { message: await shownTicket({ ...context, db: tx }, after) };
    });
  }),
];

const refund = ({ ticket, event, reschedule, ...state }: store.HeldTicket, now: Date): number | null =>
  refundOf({ ...ticket, ...state, freeUntil: reschedule.freeUntil }, event, now);

async function ordered(tx: Db, context: Context, asked: Parameters<typeof orderTickets>[2], holder: store.Holder) {
  const order = await orderTickets(tx, context, asked, holder);
  return presentOrder(tx, order, context.now);
}
