import { momentOf } from '@venue/sdk';
import { deleteEventTicket } from '@venue/sdk/events';
import { eventStatus } from '@venue/sdk/events/model';
import {
  closeTicketQueue,
  confirmTicketOffer,
  getTicketWait,
  joinTicketQueueAsGuest,
  leaveTicketQueue,
  listGuestTicketWaits,
} from '@venue/sdk/ticket-waits';
import { closeTicketQueue as closeAnyQueue, listTicketWaits } from '@venue/sdk/ticket-waits/admin';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { cancelTicket, dropTicketOrder, getTicketOrder, payTicketOrder, sendTicketOrderCode } from '@venue/sdk/tickets';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { listRecordMessages } from '@venue/sdk/unsent/admin';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { told } from '../bookings/bookings.testing.ts';
import { event, eventTicket } from '../events/events.table.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { countsOf, join, messagesOf, order, PRICE, serve, soldOut, waitsOf } from './ticket-waits.testing.ts';

const MINUTE = 60_000;
const { waiting, offered, issued, missed, left, over, cancelled } = ticketWaitStatus;

let api: TestApi;
let bank: Bank;
let anna: Person;
let boris: Person;
beforeEach(async () => {
  bank = aBank();
  api = await testApi({ ports: { payments: bank } });
  anna = await api.aCustomer();
  boris = await api.aCustomer();
});
afterEach(() => api.close());

const drop = (slug = '') => api.client().send(dropTicketOrder, { slug });
const statusOf = async (person: Person) => (await waitsOf(api, person))[0]?.ticketWaitStatus;
const pay = async (slug = '') => {
  const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
  bank.say(paymentId, 'succeeded');
  await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
};

describe('joining', () => {
  test('is for tickets that are sold out, once per kind, and within the limits of a person', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 2);
    const refused = (places: number, code: string, person = anna, id = ticketId) =>
      expect(join(api, person, id, places)).rejects.toMatchObject({ code });
    await refused(1, 'not_found', anna, 999_999);
    await refused(11, 'invalid_input');
    await join(api, anna, ticketId, 3);
    await refused(1, 'ticket_wait_repeated');
    await drop(orders[0]?.orderKey);
    // One is free and nobody whom it is enough for waits: it can be bought.
    await refused(1, 'places_free', boris);
    await join(api, boris, ticketId, 2);
    const other = await api.aCustomer();
    await api.db.update(eventTicket).set({ saleTo: api.clock.now }).where(eq(eventTicket.id, ticketId));
    await refused(2, 'tickets_not_on_sale', other);
    await api.db.update(event).set({ status: eventStatus.draft }).where(eq(event.id, eventId));
    await refused(2, 'not_found', other);
  });

  test('counts the places one has, and the queues one is in', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 6);
    for (const each of orders) await drop(each.orderKey);
    await order(api, anna, { eventId, ticketId }, 6);
    await expect(join(api, anna, ticketId, 5)).rejects.toMatchObject({ code: 'too_many_tickets' });
    await join(api, anna, ticketId, 4);
    for (let each = 0; each < 4; each++) await join(api, anna, (await soldOut(api)).ticketId);
    const { ticketId: another } = await soldOut(api);
    await expect(join(api, anna, another)).rejects.toMatchObject({ code: 'ticket_wait_limit' });
  });

  test('tells how many are before, is left, and only by its key', async () => {
    const { ticketId } = await soldOut(api);
    const first = await join(api, anna, ticketId);
    const second = await join(api, boris, ticketId, 2);
    expect(second).toMatchObject({ ticketWaitStatus: waiting, ahead: 1, places: 2, offer: null, canLeave: true });
    const guest = api.client();
    await expect(guest.send(getTicketWait, { slug: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(guest.send(leaveTicketQueue, { slug: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
    await guest.send(leaveTicketQueue, { slug: first.waitKey });
    expect(await statusOf(anna)).toBe(left);
    const again = guest.send(leaveTicketQueue, { slug: first.waitKey });
    await expect(again).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await guest.send(getTicketWait, { slug: second.waitKey })).message.ahead).toBe(0);
    // Whoever left may join again, at the end.
    expect((await join(api, anna, ticketId)).ahead).toBe(1);
    // Joining is told on the page only.
    expect(await messagesOf(api, 'ticketWait.offered')).toEqual([]);
  });

  test('works without an account, by a phone that a code confirms; its account finds it', async () => {
    const { eventId, ticketId } = await soldOut(api);
    const phone = '9125550141';
    const guest = api.client();
    const { message: sent } = await guest.send(sendTicketOrderCode, { body: { eventId, phone } });
    const { rows } = await api.db.execute<{ body: string }>(
      sql`select body from outbox where recipient = ${phone} order by id desc limit 1`,
    );
    const code = /^\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
    const body = { ticketId, places: 1, smsuid: sent.smsuid, name: 'Ивлева Нина', phone, consent: true as const };
    const wrong = code === '000000' ? '111111' : '000000';
    const asked = guest.send(joinTicketQueueAsGuest, { body: { ...body, code: wrong } });
    await expect(asked).rejects.toMatchObject({ code: 'code_wrong' });
    const { message } = await guest.send(joinTicketQueueAsGuest, { body: { ...body, code } });
    expect(message).toMatchObject({ ticketWaitStatus: waiting, ahead: 0 });
    const used = guest.send(joinTicketQueueAsGuest, { body: { ...body, code } });
    await expect(used).rejects.toMatchObject({ code: 'code_expired' });
    const person = await api.aCustomer({ phone });
    expect(await waitsOf(api, person)).toHaveLength(1);
    expect(await waitsOf(api, anna)).toEqual([]);
  });

  test('is closed by the organiser or staff; who is in the queue is served', async () => {
    const { eventId, ticketId, owner, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    const own = api.as(owner);
    await expect(api.as(boris).send(closeTicketQueue, { id: eventId, body: { isClosed: true } })).rejects.toMatchObject(
      { code: 'not_found' },
    );
    await own.send(closeTicketQueue, { id: eventId, body: { isClosed: true } });
    await expect(join(api, boris, ticketId)).rejects.toMatchObject({ code: 'line_closed' });
    const { message } = await own.send(listGuestTicketWaits, { id: eventId });
    expect(message).toMatchObject({ isClosed: true, people: 1, placesWanted: 1 });
    expect(message.inLine).toMatchObject([{ phoneEnding: anna.phone.slice(-4), ticketWaitStatus: waiting }]);
    expect(JSON.stringify(message)).not.toContain(anna.phone);
    await drop(orders[0]?.orderKey);
    await serve(api);
    expect(await statusOf(anna)).toBe(offered);
    const staff = api.as(await api.aStaff());
    await staff.send(closeAnyQueue, { id: eventId, body: { isClosed: false } });
    await join(api, boris, ticketId);
    const shown = (await staff.send(listTicketWaits, { id: eventId })).message;
    expect(shown).toMatchObject({ isClosed: false, people: 2 });
    expect(shown.inLine).toMatchObject([{ phone: anna.phone, lapses: 0 }, { phone: boris.phone }]);
  });

  test('keeps the kind of ticket that somebody waits for', async () => {
    const { eventId, ticketId } = await soldOut(api);
    await join(api, anna, ticketId);
    await api.db.execute(sql`delete from ticket_order_line where ticket_id = ${ticketId}`);
    const removed = api.as(await api.aStaff()).send(deleteEventTicket, { body: { eventId, ticketId } });
    await expect(removed).rejects.toMatchObject({ code: 'ticket_sold' });
  });
});

describe('places that are given back', () => {
  test('are held for the first in the queue, who pays by the link without a login', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    await join(api, boris, ticketId);
    await serve(api);
    expect(await statusOf(anna)).toBe(waiting);
    await drop(orders[0]?.orderKey);
    await serve(api);
    const [mine] = await waitsOf(api, anna);
    const payUntil = new Date(api.clock.now.getTime() + 60 * MINUTE).toISOString();
    expect(mine).toMatchObject({ ticketWaitStatus: offered, ahead: null, offer: { places: 1, payUntil } });
    expect(await statusOf(boris)).toBe(waiting);
    expect(await countsOf(api, eventId)).toMatchObject({ held: 1, sold: 0, taken: 1 });
    const change = { action: 'ticketWaitChanged', data: { eventId } };
    expect(await told(api, `info/${anna.id}`)).toContainEqual(change);
    const [message] = await messagesOf(api, 'ticketWait.offered');
    const key = /\/app\/tickets\/order\/(\S+)/.exec(message?.body ?? '')?.[1];
    expect(key).toBe(mine?.offer?.orderKey);
    // The card of the order shows it.
    expect(message).toMatchObject({ of_kind: 'ticketOrder', of_ids: [expect.any(Number)] });
    await pay(key);
    expect(await statusOf(anna)).toBe(issued);
    expect(await countsOf(api, eventId)).toMatchObject({ held: 0, sold: 1 });
  });

  test('of free tickets are confirmed by the link; nobody is asked for money', async () => {
    const { eventId, ticketId, orders, buyer: giver } = await soldOut(api, 1, { free: true });
    await join(api, anna, ticketId);
    await api.as(giver).send(cancelTicket, { slug: orders[0]?.tickets[0]?.code ?? '', body: { refund: 0 } });
    await serve(api);
    const slug = (await waitsOf(api, anna))[0]?.offer?.orderKey ?? '';
    expect((await api.client().send(getTicketOrder, { slug })).message).toMatchObject({ total: 0, canPay: true });
    await expect(api.client().send(payTicketOrder, { slug })).rejects.toMatchObject({ code: 'tickets_not_payable' });
    await api.client().send(confirmTicketOffer, { slug });
    const { message } = await api.client().send(getTicketOrder, { slug });
    expect(message).toMatchObject({ orderStatus: ticketOrderStatus.issued });
    expect(message.tickets).toHaveLength(1);
    expect(await statusOf(anna)).toBe(issued);
    const again = api.client().send(confirmTicketOffer, { slug });
    await expect(again).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect(await countsOf(api, eventId)).toMatchObject({ held: 0, sold: 1, taken: 1 });
  });

  test('that cost something are not issued without money', async () => {
    const { ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    const slug = (await waitsOf(api, anna))[0]?.offer?.orderKey ?? '';
    const asked = api.client().send(confirmTicketOffer, { slug });
    await expect(asked).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('go on to the next when the term is over, and who missed them is told', async () => {
    const { ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    await join(api, boris, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    api.clock.advance(61 * MINUTE);
    // It counts as missed even before it is swept.
    expect(await statusOf(anna)).toBe(missed);
    await api.runJob('tickets.closeExpired');
    await serve(api);
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([missed, offered]);
    expect((await messagesOf(api, 'ticketWait.missed')).map(({ recipient }) => recipient)).toEqual([anna.phone]);
    // The card of her order shows both.
    const { rows } = await api.db.execute<{ id: number }>(
      sql`select order_id as id from ticket_wait order by id limit 1`,
    );
    const card = { kind: 'ticketOrder', id: rows[0]?.id ?? 0 };
    const { messages } = (await api.as(await api.aStaff()).send(listRecordMessages, card)).message;
    expect(messages).toHaveLength(2);
    await serve(api);
    expect(await messagesOf(api, 'ticketWait.missed')).toHaveLength(1);
  });

  test('are also those that a larger quantity or limit adds', async () => {
    const { eventId, ticketId } = await soldOut(api, 2, { participantsLimit: 2 });
    await join(api, anna, ticketId);
    await api.db.update(eventTicket).set({ quantity: 3 }).where(eq(eventTicket.id, ticketId));
    await serve(api);
    expect(await statusOf(anna)).toBe(waiting);
    await api.db.update(event).set({ participantsLimit: 3 }).where(eq(event.id, eventId));
    await serve(api);
    expect(await statusOf(anna)).toBe(offered);
  });

  test('at night are kept until the morning, and nobody is woken', async () => {
    const { ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    api.clock.now = momentOf('2026-12-02', 2);
    await drop(orders[0]?.orderKey).catch(() => undefined);
    await api.runJob('tickets.closeExpired');
    await serve(api);
    expect((await waitsOf(api, anna))[0]?.offer?.payUntil).toBe(momentOf('2026-12-02', 9).toISOString());
    const [message] = await messagesOf(api, 'ticketWait.offered');
    expect(new Date(String(message?.due_at))).toEqual(momentOf('2026-12-02', 8));
  });

  test('are not offered for an event that is not public', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    await api.db.update(event).set({ status: eventStatus.draft }).where(eq(event.id, eventId));
    await drop(orders[0]?.orderKey);
    await serve(api);
    expect(await statusOf(anna)).toBe(waiting);
  });
});

describe('a queue ends', () => {
  test('when the sale is over: nobody waits in vain without a word', async () => {
    const { ticketId } = await soldOut(api);
    await join(api, anna, ticketId);
    await api.db.update(eventTicket).set({ saleTo: api.clock.now }).where(eq(eventTicket.id, ticketId));
    await serve(api);
    expect(await statusOf(anna)).toBe(over);
    expect(await messagesOf(api, 'ticketWait.over')).toMatchObject([{ recipient: anna.phone }]);
  });

  test('when the event is cancelled, for those who have an offer too', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    await join(api, anna, ticketId);
    await join(api, boris, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    await api.db.execute(
      sql`update ticket_order set status = 3, hold_until = null, ended_by = 'event' where event_id = ${eventId} and status = 1`,
    );
    await api.db.execute(sql`update event set status = 5, deleted_from = 3 where id = ${eventId}`);
    await serve(api);
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([cancelled, cancelled]);
    const told = (await messagesOf(api, 'ticketWait.cancelled')).map(({ recipient }) => recipient);
    expect(told.toSorted()).toEqual([anna.phone, boris.phone].toSorted());
  });
});

test('an event without a queue is ordered as before', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  await order(api, anna, { eventId, ticketId: ticketIds[0] ?? 0, price: 0 });
  expect(PRICE).toBeGreaterThan(0);
});
