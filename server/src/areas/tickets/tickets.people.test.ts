import { eventKind } from '@venue/sdk/events/model';
import {
  cancelTicket,
  createGuestTicketOrder,
  createTicketOrder,
  getTicket,
  listMyTickets,
  sendTicketCode,
  sendTicketOrderCode,
} from '@venue/sdk/tickets';
import { ticketStatus } from '@venue/sdk/tickets/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { event as eventTable } from '../events/events.table.ts';
import { rowsAbout } from '../privacy/privacy.export.ts';
import { anEventWithTickets, ticketsFor } from './tickets.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const name = 'Ивлева Нина';

/** The code in the last SMS to a phone. */
async function lastCode(phone: string): Promise<string> {
  const { rows } = await api.db.execute<{ body: string }>(
    sql`select body from outbox where recipient = ${phone} order by id desc limit 1`,
  );
  return /^\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

/** A ticket ordered by phone without an account, and its code. */
async function aGuestTicket(
  phone: string,
  event?: { eventId: number; ticketIds: number[] },
  count = 1,
): Promise<string> {
  const { eventId, ticketIds } = event ?? (await anEventWithTickets(api));
  const guest = api.client();
  const { message: sent } = await guest.send(sendTicketOrderCode, { body: { eventId, phone } });
  const code = await lastCode(phone);
  const lines = [{ ticketId: ticketIds[0] ?? 0, count }];
  const { message: order } = await guest.send(createGuestTicketOrder, {
    body: { eventId, lines, total: 0, name, phone, smsuid: sent.smsuid, code, consent: true },
  });
  return order.tickets[0]?.code ?? '';
}

test('what was ordered by a phone is in the archive of who has the phone, and loses its name with the account', async () => {
  const phone = '9125550177';
  const slug = await aGuestTicket(phone);
  const stays = await aGuestTicket('9125550178');
  const person = await api.aCustomer({ phone });
  const rows = await rowsAbout(areas, api.db, { secrets: api.config, userId: person.id });
  expect(rows.tickets).toMatchObject([{ code: slug, name, phone }]);
  expect(rows.ticketOrders).toMatchObject([{ name, phone }]);

  const leave = async () => {
    await api.db.update(users).set({ deletionAt: api.clock.now }).where(eq(users.id, person.id));
    await api.runJob('privacy.delete');
  };
  await leave();
  // The organiser may need the name and the phone until the event is over.
  expect((await rowsAbout(areas, api.db, { secrets: api.config, userId: person.id })).tickets).toMatchObject([
    { name, phone },
  ]);
  await api.db.execute(sql`update event set date = '2020-01-01', date_end = null
    where id in (select event_id from event_attendee where code = ${slug})`);
  await leave();
  const { rows: left } = await api.db.execute(
    sql`select name, phone from event_attendee where code = ${slug}
        union all select name, phone from ticket_order where phone in ('', ${phone})`,
  );
  expect(left).toEqual([
    { name: '', phone: '' },
    { name: '', phone: '' },
  ]);
  expect((await api.client().send(getTicket, { slug: stays })).message).toMatchObject({ holderName: name });
  // There is nobody left to send a code to.
  expect((await api.client().send(getTicket, { slug })).message.ticketStatus).toBe(ticketStatus.valid);
  await expect(api.client().send(sendTicketCode, { slug, body: {} })).rejects.toMatchObject({
    code: 'move_not_allowed',
  });
});

test('whoever gets the former phone of an account gets none of its tickets', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const boris = await api.aCustomer();
  const { codes } = await ticketsFor(api, boris, eventId, ticketIds[0]);
  const { phone } = boris;
  await api.db.update(users).set({ phone: '9125550190' }).where(eq(users.id, boris.id));
  const anna = api.as(await api.aCustomer({ phone }));
  expect((await anna.send(listMyTickets, { body: {} })).items).toEqual([]);
  const slug = codes[0] ?? '';
  expect((await anna.send(getTicket, { slug })).message.isOwn).toBe(false);
  await api.db.execute(sql`update event_attendee set price = 100 where code = ${slug}`);
  await expect(anna.send(cancelTicket, { slug, body: { refund: 0 } })).rejects.toMatchObject({ code: 'access_denied' });
});

test('a ticket without an account is cancelled by a code that came to its phone, and by no other', async () => {
  const [phone, foreign] = ['9125550192', '9125550193'];
  const event = await anEventWithTickets(api);
  const [slug, other] = [await aGuestTicket(phone, event), await aGuestTicket(foreign, event)];
  api.clock.advance(60_000);
  const guest = api.client();
  const cancel = (smsuid: string, code: string) =>
    guest.send(cancelTicket, { slug, body: { refund: 0, confirmation: { smsuid, code } } });
  const { smsuid: elsewhere } = (await guest.send(sendTicketCode, { slug: other, body: {} })).message;
  await expect(cancel(elsewhere, await lastCode(foreign))).rejects.toMatchObject({ code: 'code_wrong' });
  const { smsuid } = (await guest.send(sendTicketCode, { slug, body: {} })).message;
  const code = await lastCode(phone);
  await expect(cancel(smsuid, code === '000000' ? '111111' : '000000')).rejects.toMatchObject({ code: 'code_wrong' });
  expect((await cancel(smsuid, code)).message.ticketStatus).toBe(ticketStatus.cancelled);
  // The code is spent: it confirms nothing else.
  await expect(
    guest.send(createGuestTicketOrder, {
      body: {
        eventId: event.eventId,
        lines: [{ ticketId: event.ticketIds[0] ?? 0, count: 1 }],
        total: 0,
        name,
        phone,
        smsuid,
        code,
        consent: true,
      },
    }),
  ).rejects.toMatchObject({ code: 'code_expired' });
});

test('nothing is ordered of an announcement, nor of an event that is over', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const order = async () => ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0]);
  await api.db.update(eventTable).set({ kind: eventKind.announcement }).where(eq(eventTable.id, eventId));
  await expect(order()).rejects.toMatchObject({ code: 'not_found' });
  await api.db.update(eventTable).set({ kind: eventKind.event }).where(eq(eventTable.id, eventId));
  await order();
  const { now } = api.clock;
  api.clock.now = new Date('2027-05-16T07:00:00Z');
  await expect(order()).rejects.toMatchObject({ code: 'not_found' });
  api.clock.now = now;
});

test('what was ordered by a phone counts among the places of its account', async () => {
  const phone = '9125550191';
  const event = await anEventWithTickets(api);
  await aGuestTicket(phone, event, 10);
  const anna = await api.aCustomer({ phone });
  await expect(ticketsFor(api, anna, event.eventId, event.ticketIds[0])).rejects.toMatchObject({
    code: 'too_many_tickets',
  });
});

test('nobody orders and cancels without an end: each order is an SMS', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const anna = await api.aCustomer();
  const order = async () => {
    const { codes } = await ticketsFor(api, anna, eventId, ticketIds[0]);
    await api.as(anna).send(cancelTicket, { slug: codes[0] ?? '', body: { refund: 0 } });
  };
  for (let ordered = 0; ordered < 20; ordered++) await order();
  await expect(order()).rejects.toMatchObject({ code: 'rate_limited' });
  await ticketsFor(api, await api.aCustomer(), eventId, ticketIds[0]);
  api.clock.advance(3_600_000);
  const body = { eventId, lines: [{ ticketId: ticketIds[0] ?? 0, count: 1 }], total: 0 };
  await api.as(anna).send(createTicketOrder, { body });
});
