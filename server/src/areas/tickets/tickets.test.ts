import { ApiFailure, addDays, dayOf } from '@venue/sdk';
import { getEvent, saveEvent } from '@venue/sdk/events/admin';
import {
  cancelTicket,
  createGuestTicketOrder,
  createTicketOrder,
  downloadTicketCalendar,
  downloadTicketPdf,
  dropTicketOrder,
  getTicket,
  getTicketOffer,
  getTicketOrder,
  listMyTicketOrders,
  listMyTickets,
  sendTicketCode,
  sendTicketOrderCode,
} from '@venue/sdk/tickets';
import { ticketAlphabet, ticketOrderStatus, ticketSale, ticketStatus } from '@venue/sdk/tickets/model';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anEventIn, entrance, whole } from '../events/events.testing.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';
import { anEventWithTickets, freeEntrance, ticketsFor } from './tickets.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const sms = async (phone: string) =>
  (
    await api.db.execute<{ body: string }>(sql`select body from outbox where recipient = ${phone} order by id`)
  ).rows.map(row => row.body);

/** The code in the last SMS to a phone. */
const lastCode = async (phone: string) => /^\d{6}/.exec((await sms(phone)).at(-1) ?? '')?.[0] ?? '';

const left = async (eventId: number) =>
  (await api.client().send(getTicketOffer, { id: eventId })).message.kinds.map(each => each.left);

describe('a free ticket', () => {
  test('is issued at once: a random code, an SMS with its address, a page for whoever has it', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const person = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья' });
    const order = await ticketsFor(api, person, eventId, ticketIds[0]);
    expect(order).toMatchObject({ orderStatus: ticketOrderStatus.issued, total: 0, holdUntil: null });
    const [{ code } = { code: '' }] = order.tickets;
    expect(code).toHaveLength(12);
    expect([...code].every(letter => ticketAlphabet.includes(letter))).toBe(true);
    expect(await sms(person.phone)).toEqual([expect.stringContaining(`/app/tickets/${code} `)]);
    const { message: ticket } = await api.client().send(getTicket, { slug: code });
    expect(ticket).toMatchObject({
      holderName: 'Лаптева Дарья',
      phoneEnding: person.phone.slice(-4),
      ticketStatus: ticketStatus.valid,
      refund: 0,
      isOwn: false,
      event: { eventId },
    });
    expect((await api.as(person).send(getTicket, { slug: code.toLowerCase() })).message.isOwn).toBe(true);
    expect(
      (await api.client().send(getTicketOrder, { slug: order.orderKey })).message.tickets.map(each => each.code),
    ).toEqual([code]);
    expect((await api.as(person).send(listMyTickets, { body: {} })).items).toMatchObject([{ code }]);
    expect((await api.as(person).send(listMyTickets, { body: { past: true } })).items).toEqual([]);
  });

  test('with a code nobody was given is not there, and whoever tries many is stopped', async () => {
    const stranger = api.client(undefined, '203.0.113.7');
    for (let tried = 0; tried < 30; tried++)
      await expect(stranger.send(getTicket, { slug: 'AAAA-BBBB-CCCC' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger.send(getTicket, { slug: 'AAAABBBBCCCD' })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('comes as an entry of a calendar, in the order of its standard', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { eventTitle: 'Глина, огонь;\u202e чай' });
    const { codes } = await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0]);
    const file = await api.client().send(downloadTicketCalendar, { slug: codes[0] ?? '' });
    expect(file).toMatchObject({ type: 'text/calendar', name: 'Глина, огонь; чай.ics' });
    const lines = (await file.data.text()).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['BEGIN:VEVENT', 'DTSTART:20270515T140000Z', 'DTEND:20270515T180000Z']),
    );
    expect(lines).toContain('SUMMARY:Глина\\, огонь\\;\u202e чай');
    expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

describe('a visitor without an account', () => {
  test('orders by name, phone and a code from an SMS, and finds the tickets when they register', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const [phone, guest] = ['9125550101', api.client()];
    const { message: sent } = await guest.send(sendTicketOrderCode, { body: { eventId, phone } });
    const code = await lastCode(phone);
    const body = {
      eventId,
      lines: [{ ticketId: ticketIds[0] ?? 0, count: 2 }],
      total: 0,
      name: 'Ивлева Нина',
      phone,
      smsuid: sent.smsuid,
      consent: true as const,
    };
    const wrong = code === '000000' ? '111111' : '000000';
    await expect(guest.send(createGuestTicketOrder, { body: { ...body, code: wrong } })).rejects.toMatchObject({
      code: 'code_wrong',
      fields: { code: expect.anything() },
    });
    await expect(
      guest.send(createGuestTicketOrder, { body: { ...body, code, phone: '9125550102' } }),
    ).rejects.toMatchObject({ code: 'code_wrong' });
    const { message: order } = await guest.send(createGuestTicketOrder, { body: { ...body, code } });
    expect(order).toMatchObject({ orderStatus: ticketOrderStatus.issued, buyerName: 'Ивлева Нина' });
    expect(order.tickets).toHaveLength(2);
    // One message for all of them, with the address of the order.
    expect((await sms(phone)).at(-1)).toContain(`/app/tickets/order/${order.orderKey}`);
    await expect(guest.send(createGuestTicketOrder, { body: { ...body, code } })).rejects.toMatchObject({
      code: 'code_expired',
    });
    const person = await api.aCustomer({ phone });
    expect((await api.as(person).send(listMyTickets, { body: {} })).items).toHaveLength(2);
  });

  test('gets no code for an event that sells nothing', async () => {
    const draft = await anEventIn(api, await api.aCustomer(), 1, { tickets: [freeEntrance] });
    const { eventId } = await anEventWithTickets(api, { tickets: [], entryType: 1 });
    for (const none of [draft.eventId, eventId, 999_999])
      await expect(
        api.client().send(sendTicketOrderCode, { body: { eventId: none, phone: '9125550103' } }),
      ).rejects.toMatchObject({ code: 'not_found' });
    expect(await sms('9125550103')).toEqual([]);
  });
});

describe('an order', () => {
  test('is refused beyond what is left, what is on sale, what one may take, and what was seen', async () => {
    const person = await api.aCustomer();
    const day = 24 * 3_600_000;
    const at = (days: number) => new Date(api.clock.now.getTime() + days * day).toISOString();
    const { eventId, ticketIds } = await anEventWithTickets(api, {
      tickets: [
        { ...freeEntrance, ticketQuantity: 3 },
        { ...freeEntrance, saleFrom: at(1) },
        { ...freeEntrance, saleTo: at(-1) },
        { ...entrance },
        { ...freeEntrance },
      ],
    });
    const [few = 0, later = 0, over = 0, paid = 0, many = 0] = ticketIds;
    const order = (ticketId: number, count: number, total = 0) =>
      api.as(person).send(createTicketOrder, { body: { eventId, lines: [{ ticketId, count }], total } });
    await expect(order(few, 4)).rejects.toMatchObject({ code: 'tickets_sold_out' });
    await expect(order(later, 1)).rejects.toMatchObject({ code: 'tickets_not_on_sale' });
    await expect(order(over, 1)).rejects.toMatchObject({ code: 'tickets_not_on_sale' });
    await expect(order(999_999, 1)).rejects.toMatchObject({ code: 'tickets_not_on_sale' });
    await expect(order(paid, 1, 1)).rejects.toMatchObject({ code: 'price_changed' });
    await order(many, 8);
    await expect(order(few, 3)).rejects.toMatchObject({ code: 'too_many_tickets' });
    const { kinds } = (await api.client().send(getTicketOffer, { id: eventId })).message;
    const { open, soon, closed } = ticketSale;
    expect(kinds.map(each => each.sale)).toEqual([open, soon, closed, open, open]);
    expect(await left(eventId)).toEqual([3, 100, 100, 100, 92]);
  });

  test('of paid tickets holds its places for a while, for nobody after it, and gives them back when it is dropped', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 2 }] });
    const body = { eventId, lines: [{ ticketId: ticketIds[0] ?? 0, count: 2 }], total: 2 * entrance.ticketPrice };
    const order = async () => (await api.as(await api.aCustomer()).send(createTicketOrder, { body })).message;
    const first = await order();
    expect(first).toMatchObject({ orderStatus: ticketOrderStatus.held, tickets: [] });
    expect(await left(eventId)).toEqual([0]);
    await expect(order()).rejects.toMatchObject({ code: 'tickets_sold_out' });
    await api.client().send(dropTicketOrder, { slug: first.orderKey });
    await expect(api.client().send(dropTicketOrder, { slug: first.orderKey })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    const second = await order();
    api.clock.advance(20 * 60_000);
    // The next customer does not have to wait for the job.
    const third = await order();
    const statusOf = async ({ orderKey }: typeof second) =>
      (await api.client().send(getTicketOrder, { slug: orderKey })).message.orderStatus;
    expect(await statusOf(second)).toBe(ticketOrderStatus.lapsed);
    api.clock.advance(20 * 60_000 - 1);
    await api.runJob('tickets.closeExpired');
    expect(await statusOf(third)).toBe(ticketOrderStatus.held);
    api.clock.advance(1);
    await api.runJob('tickets.closeExpired');
    expect(await statusOf(third)).toBe(ticketOrderStatus.lapsed);
    expect(await left(eventId)).toEqual([2]);
  });

  test('is there by its key alone', async () => {
    await expect(api.client().send(getTicketOrder, { slug: '0'.repeat(32) })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('what waits to be paid', () => {
  test('is listed to whoever ordered it, also by their phone, while its places are held', async () => {
    const own = await testApi();
    try {
      const { eventId, ticketIds } = await anEventWithTickets(own, { tickets: [entrance] });
      const person = await own.aCustomer();
      const body = { eventId, lines: [{ ticketId: ticketIds[0] ?? 0, count: 2 }], total: 2 * entrance.ticketPrice };
      const { orderKey } = (await own.as(person).send(createTicketOrder, { body })).message;
      const mine = async (who = person) =>
        (await own.as(who).send(listMyTicketOrders, {})).message.orders.map(each => each.orderKey);
      expect(await mine()).toEqual([orderKey]);
      expect(await mine(await own.aCustomer())).toEqual([]);
      await own.db.execute(sql`update ticket_order set user_id = null`);
      expect(await mine()).toEqual([orderKey]);
      own.clock.advance(20 * 60_000);
      expect(await mine()).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('a ticket on paper', () => {
  test('is a PDF with its code, for whoever has it, and none once it is cancelled', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const person = await api.aCustomer();
    const [slug = ''] = (await ticketsFor(api, person, eventId, ticketIds[0])).codes;
    const file = await api.client().send(downloadTicketPdf, { slug });
    expect(file.name).toMatch(/^Билет № \d+\.pdf$/);
    const pdf = await getDocumentProxy(new Uint8Array(await file.data.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('Где Дом печати');
    expect(text).toContain('6+');
    expect(text).toMatch(/Когда\s+[а-я]{2}, \d+ [а-я]+ 20\d\d/);
    expect(pdf.numPages).toBe(1);
    await api.as(person).send(cancelTicket, { slug, body: { refund: 0 } });
    await expect(api.client().send(downloadTicketPdf, { slug })).rejects.toMatchObject({ code: 'move_not_allowed' });
  });
});

describe('a ticket is cancelled', () => {
  test('by its owner, once, and its place is free again', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...freeEntrance, ticketQuantity: 1 }] });
    const person = await api.aCustomer();
    const { codes } = await ticketsFor(api, person, eventId, ticketIds[0]);
    const [slug = ''] = codes;
    const cancel = (as: typeof person, refund = 0) => api.as(as).send(cancelTicket, { slug, body: { refund } });
    // One that was paid for is its owner's alone.
    await api.db.update(eventAttendee).set({ price: 100 }).where(eq(eventAttendee.code, slug));
    await expect(cancel(await api.aCustomer())).rejects.toMatchObject({ code: 'access_denied' });
    await expect(api.client().send(cancelTicket, { slug, body: { refund: 0 } })).rejects.toMatchObject({
      code: 'access_denied',
    });
    await api.db.update(eventAttendee).set({ price: 0 }).where(eq(eventAttendee.code, slug));
    await expect(cancel(person, 100)).rejects.toMatchObject({ code: 'price_changed' });
    expect((await cancel(person)).message).toMatchObject({ ticketStatus: ticketStatus.cancelled });
    await expect(cancel(person)).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect(await left(eventId)).toEqual([1]);
  });

  test('a free one by whoever has its link, without a code', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...freeEntrance, ticketQuantity: 1 }] });
    const [slug = ''] = (await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0])).codes;
    const { message } = await api.client().send(cancelTicket, { slug, body: { refund: 0 } });
    expect(message.ticketStatus).toBe(ticketStatus.cancelled);
    expect(await left(eventId)).toEqual([1]);
  });

  test('by whoever confirms its phone', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const person = await api.aCustomer();
    const { codes } = await ticketsFor(api, person, eventId, ticketIds[0]);
    const [slug = ''] = codes;
    const { smsuid } = (await api.client().send(sendTicketCode, { slug, body: {} })).message;
    const confirmation = { smsuid, code: await lastCode(person.phone) };
    const body = { refund: 0, confirmation };
    expect((await api.client().send(cancelTicket, { slug, body })).message.ticketStatus).toBe(ticketStatus.cancelled);
    await expect(api.client().send(sendTicketCode, { slug, body: {} })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
  });

  test('never once the event has begun', async () => {
    const own = await testApi();
    try {
      const tomorrow = addDays(dayOf(own.clock.now), 1);
      const { eventId, ticketIds } = await anEventWithTickets(own, { date: tomorrow, time: '12:00' });
      const person = await own.aCustomer();
      const { codes } = await ticketsFor(own, person, eventId, ticketIds[0]);
      own.clock.now = new Date(`${tomorrow}T12:00:00+05:00`);
      const refused = own.as(person).send(cancelTicket, { slug: codes[0] ?? '', body: { refund: 0 } });
      await expect(refused).rejects.toBeInstanceOf(ApiFailure);
      await expect(refused).rejects.toMatchObject({ code: 'move_not_allowed' });
    } finally {
      await own.close();
    }
  });
});

describe('an event somebody has a ticket for', () => {
  test('keeps what was promised: when, where, the price, and the places', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0], 3);
    const staff = api.as(await api.aStaff());
    const { message: event } = await staff.send(getEvent, { id: eventId });
    const tickets = event.tickets.map(({ soldCount: _, expanded: __, ...each }) => each);
    const { version } = event;
    const written = Object.fromEntries(Object.keys(whole).map(name => [name, Reflect.get(event, name)]));
    const save = (wish: object) =>
      staff.send(saveEvent, { body: { ...(written as typeof whole), eventId, version, tickets, ...wish } });
    await expect(save({ date: '2027-05-16', place: 'Двор', participantsLimit: 2 })).rejects.toMatchObject({
      fields: { date: expect.anything(), place: expect.anything(), participantsLimit: expect.stringContaining('3') },
    });
    const changed = tickets.map(each => ({ ...each, ticketType: 1, ticketPrice: 500, ticketQuantity: 2 }));
    await expect(save({ tickets: changed })).rejects.toMatchObject({
      fields: {
        'tickets.0.ticketType': expect.anything(),
        'tickets.0.ticketPrice': expect.anything(),
        'tickets.0.ticketQuantity': expect.stringContaining('3'),
      },
    });
    const free = tickets.map(each => ({ ...each, ticketType: 1, ticketPrice: 0 }));
    await expect(save({ tickets: free })).rejects.toMatchObject({
      fields: { 'tickets.0.ticketPrice': expect.stringContaining('бесплатн') },
    });
    expect((await save({ eventLead: 'Чай будет с\u00a0мёдом.' })).message.eventLead).toContain('мёдом');
  });
});
