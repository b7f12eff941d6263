import { momentOf } from '@venue/sdk';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { acceptHandover, offerHandover, payForEvent } from '@venue/sdk/events';
import { cancelEvent, getCancellation } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { getEventInvoice } from '@venue/sdk/papers';
import { closeInvoice, payInvoice, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { askDeletion, cancelDeletion, getPrivacy } from '@venue/sdk/privacy';
import { listAhead } from '@venue/sdk/privacy/admin';
import { DELETION_DAYS } from '@venue/sdk/privacy/model';
import { createTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { listUsers } from '@venue/sdk/users/admin';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft, inForce, invoiced } from '../agreements/agreements.testing.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anAccepted, aRequestAt, openHalls } from '../event-requests/event-requests.testing.ts';
import { anEventIn, entrance } from '../events/events.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { addCompany } from '../profile/companies.store.ts';
import { organisation } from '../profile/profile.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';

const password = 'Надёжный-пароль-1';
const DAY = 24 * 60 * 60_000;
const { documents, payment, eventPreparation, areaPreparation, happened, refused } = eventRequestStatus;
/** 5 hours at 3 000 roubles and 4 at 1 800. */
const PRICE = 2_220_000;

let api: TestApi;
let bank: Bank;
let anna: Person;
let staff: Person;
beforeEach(async () => {
  bank = aBank();
  api = await testApi({ ports: { payments: bank } });
  onTestFinished(() => api.close());
  await openHalls(api);
  anna = await api.aCustomer({ password });
  staff = await api.aStaff();
});

const sql = async <Row>(text: string, ...values: unknown[]) =>
  (await api.database.pool.query(text, values)).rows as Row[];
const ask = async (body: { settle?: 'cancel' | 'wait'; refund?: number } = {}) =>
  (await api.as(anna).send(askDeletion, { body: { password, ...body } })).message;
const ahead = async () => (await api.as(anna).send(getPrivacy, {})).message.ahead;
const isThere = async () => (await sql('select 1 from users where phone = $1', anna.phone)).length === 1;
const letters = async (phone: string) =>
  (await sql<{ body: string }>('select body from outbox where recipient = $1 order by id', phone)).map(({ body }) =>
    body.replaceAll('\u00a0', ' '),
  );
const waitingForStaff = async () => (await api.as(staff).send(countPending, {})).message.deletion;
/** The job runs when the deletion is due. */
async function due() {
  const [row] = await sql<{ at: Date }>('select deletion_at at from users where id = $1', anna.id);
  api.clock.now = new Date((row?.at ?? api.clock.now).getTime() + 1000);
  // The sessions of staff have ended by then.
  staff = await api.aStaff();
  await api.runJob('privacy.delete');
}

describe('an event that is prepared', () => {
  const move = (id: number, seen: EventRequestStatus, status: EventRequestStatus) =>
    api.as(staff).send(moveEventRequest, { id, body: { seen, status, rejectionReason: 'Зал залит' } as never });
  const hours = async (id: number) => (await sql('select 1 from room_slot where event_request_id = $1', id)).length;

  /** Its invoice is paid and its hours are held. */
  async function paidEvent() {
    await addCompany(api.db, anna.id, { ...organisation, INN: '6670123456' });
    const id = await aRequestAt(api, anna, eventRequestStatus.conversation);
    await move(id, eventRequestStatus.conversation, documents);
    await anAccepted(api, anna, id);
    await move(id, documents, payment);
    await api.runJob('invoice-orders.invoiceEvents');
    const { invoice } = (await api.as(anna).send(getEventInvoice, { body: { eventRequestId: id } })).message;
    const invoiceId = invoice?.invoiceId ?? 0;
    const paid = { invoiceId, sum: PRICE, paymentOrder: '7', paidOn: '2026-12-03', enough: false } as const;
    await api.as(staff).send(payInvoice, { body: paid });
    return { id, invoiceId };
  }
  const invoiceOf = async (invoiceId: number) =>
    (
      await sql<object>(
        'select state, why, received, returned, event_request_id request from invoice_order where invoice_id = $1',
        invoiceId,
      )
    )[0];

  test('keeps the account, its hours and its money until staff have ended it, and staff are told', async () => {
    const { id, invoiceId } = await paidEvent();
    await sql(`update event_request set starts_at = $2 where id = $1`, id, momentOf('2027-03-25', 11));
    const things = [
      { kind: 'preparedEvent', id, title: 'Форум предпринимателей, 25.03.2027', sum: PRICE, refund: null },
      { kind: 'invoiceAct', id: invoiceId, sum: PRICE },
    ];
    expect(await ahead()).toMatchObject(things);
    // Nothing is left to choose, and the deletion is planned for the end of the event.
    expect((await ask()).deletionAt).toBe(momentOf('2027-03-25', 15).toISOString());
    expect((await api.as(staff).send(listAhead, { id: anna.id })).message.ahead).toMatchObject(things);
    expect(await waitingForStaff()).toBe(1);
    const listed = await api.as(staff).send(listUsers, { query: { waits: 'deletion' } });
    expect(listed.items.map(({ userId }) => userId)).toEqual([anna.id]);

    const before = await hours(id);
    await due();
    expect(await isThere()).toBe(true);
    expect(await hours(id)).toBe(before);
    expect(before).toBeGreaterThan(0);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'paid', received: PRICE, request: id });
    expect(await letters(anna.phone)).toContainEqual(
      expect.stringMatching(
        /^Учётная запись пока не удалена: Подготовка мероприятия № \d+\. Попробуем снова 01\.04\.2027\./,
      ),
    );

    await move(id, eventPreparation, areaPreparation);
    await move(id, areaPreparation, happened);
    await api.runJob('invoice-orders.makeActs');
    expect((await api.as(staff).send(listAhead, { id: anna.id })).message.ahead).toEqual([]);
    await api.runJob('privacy.delete');
    expect(await waitingForStaff()).toBe(0);
    await due();
    expect(await isThere()).toBe(false);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'paid', received: PRICE, returned: 0 });
  });

  test('called off, it owes its money, and the account waits until that went back', async () => {
    const { id, invoiceId } = await paidEvent();
    await ask();
    await move(id, eventPreparation, refused);
    expect(await hours(id)).toBe(0);
    expect(await ahead()).toMatchObject([{ kind: 'invoiceDebt', id: invoiceId, sum: PRICE }]);
    await due();
    expect(await isThere()).toBe(true);
    await api.as(staff).send(returnInvoiceMoney, { body: { invoiceId, sum: PRICE } });
    await due();
    expect(await isThere()).toBe(false);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'cancelled', received: PRICE, returned: PRICE });
  });

  test('removed in any other way, it owes its money too', async () => {
    const { id, invoiceId } = await paidEvent();
    await sql(
      'delete from event_request_acceptance where proposal_id in (select id from event_request_proposal where request_id = $1)',
      id,
    );
    await sql('delete from event_request_proposal where request_id = $1', id);
    await sql('delete from event_request where id = $1', id);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'cancelled', why: 'refused', received: PRICE });
  });

  test('the request for one that holds nothing yet goes with the account', async () => {
    const id = await aRequestAt(api, anna, eventRequestStatus.new);
    expect(await ahead()).toMatchObject([{ kind: 'eventRequest', id, sum: null, until: null }]);
    await ask();
    expect(await waitingForStaff()).toBe(0);
    await due();
    expect(await isThere()).toBe(false);
  });
});

describe('an event with tickets of guests', () => {
  const kinds = { tickets: [{ ...entrance, ticketPrice: 70_000, ticketQuantity: 5 }], date: '2027-01-20' };
  const buy = async (guest: Person, eventId: number, ticketId = 0, count = 2) => {
    const body = { eventId, lines: [{ ticketId, count }], total: 70_000 * count };
    const { orderKey } = (await api.as(guest).send(createTicketOrder, { body })).message;
    const { paymentId } = (await api.client().send(payTicketOrder, { slug: orderKey })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  };

  test('keeps its organiser until staff cancel it, and every guest is told and paid back', async () => {
    const guest = await api.aCustomer();
    const { eventId, ticketIds } = await anEventWithTickets(api, kinds, anna);
    await buy(guest, eventId, ticketIds[0]);
    expect(await ahead()).toMatchObject([{ kind: 'soldEvent', id: eventId, sum: 140_000, refund: null }]);
    expect((await ask()).deletionAt).toBe(momentOf('2027-01-21', 0).toISOString());
    expect(await waitingForStaff()).toBe(1);
    const { message: seen } = await api.as(staff).send(getCancellation, { id: eventId });
    const { tickets, refund, placementRefund, lastReschedule: seenReschedule } = seen;
    const body = {
      seen: eventStatus.published,
      reason: 'Организатор ушёл',
      tickets,
      refund,
      placementRefund,
      seenReschedule,
    } as const;
    await api.as(staff).send(cancelEvent, { id: eventId, body });
    await api.runJob('tickets.cancelEvents');
    await api.runJob('payments.sendRefunds');
    await api.runJob('privacy.delete');
    expect(await waitingForStaff()).toBe(0);
    expect(await letters(guest.phone)).toContainEqual(expect.stringMatching(/1 400 ₽/));
    expect(await sql('select sum, status from refund')).toMatchObject([{ sum: 140_000 }]);
    await due();
    expect(await isThere()).toBe(false);
  });

  test('no longer keeps its organiser once another has it, and the deletion comes as soon as it may', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { ...kinds, date: '2027-06-20' }, anna);
    await buy(await api.aCustomer(), eventId, ticketIds[0]);
    expect((await ask()).deletionAt).toBe(momentOf('2027-06-21', 0).toISOString());
    const boris = await api.aCustomer();
    await api.as(anna).send(offerHandover, { id: eventId, body: { phone: boris.phone } });
    await api.as(boris).send(acceptHandover, { id: eventId, body: { organizerName: 'Глина' } });
    await api.runJob('privacy.delete');
    expect(await waitingForStaff()).toBe(0);
    const { deletionAt } = (await api.as(anna).send(getPrivacy, {})).message;
    expect(deletionAt).toBe(new Date(api.clock.now.getTime() + DELETION_DAYS * DAY).toISOString());
    await due();
    expect(await isThere()).toBe(false);
    expect(await sql('select user_id, taken from event where id = $1', eventId)).toEqual([
      { user_id: boris.id, taken: 2 },
    ]);
  });

  test('is waited for when nobody cancels it, with its organiser', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, kinds, anna);
    await buy(await api.aCustomer(), eventId, ticketIds[0]);
    await ask();
    await sql('update users set deletion_at = $2 where id = $1', anna.id, new Date(api.clock.now.getTime() + DAY));
    await due();
    expect(await isThere()).toBe(true);
    expect(await sql('select organizer_name from event where id = $1', eventId)).toMatchObject([
      { organizer_name: 'Печь и\u00a0глина' },
    ]);
    await due();
    expect(await isThere()).toBe(false);
  });

  test('a ticket keeps its name and phone until the event is over, or is cancelled with its refund', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, kinds);
    await buy(anna, eventId, ticketIds[0], 1);
    const [ticket] = await ahead();
    expect(ticket).toMatchObject({ kind: 'ticket', sum: 70_000, refund: 70_000 });
    await expect(ask()).rejects.toMatchObject({ code: 'bookings_ahead' });
    await ask({ settle: 'wait' });
    await sql('update users set deletion_at = $2 where id = $1', anna.id, new Date(api.clock.now.getTime() + DAY));
    await due();
    expect(await sql('select phone from event_attendee where event_id = $1', eventId)).toEqual([{ phone: anna.phone }]);

    anna = await api.aCustomer({ password });
    api.clock.now = momentOf('2026-12-01', 12);
    await buy(anna, eventId, ticketIds[0], 1);
    await expect(ask({ settle: 'cancel', refund: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    const rest = (await ask({ settle: 'cancel', refund: 70_000 })).ahead;
    expect(rest).toMatchObject([{ kind: 'refund', sum: 70_000 }]);
    await api.runJob('payments.sendRefunds');
    await due();
    expect(await isThere()).toBe(false);
  });
});

describe('money', () => {
  const photoTariff = async () =>
    (await sql<{ id: number }>('select min(id) id from tariff where room_id = 31'))[0]?.id ?? 0;

  test('a paid placement is waited for, or taken down with the refund of its terms', async () => {
    const { eventId } = await anEventIn(api, anna, eventStatus.awaitingPayment, { date: '2027-01-20' });
    await sql('update event set price = 900000 where id = $1', eventId);
    expect(await ahead()).toMatchObject([{ kind: 'event', id: eventId }]);
    const { paymentId } = (await api.as(anna).send(payForEvent, { body: { eventId, price: 900_000 } })).message;
    expect((await ahead()).map(({ kind }) => kind).toSorted()).toEqual(['paidEvent', 'payment']);
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    const [placed] = await ahead();
    expect(placed).toMatchObject({ kind: 'paidEvent', id: eventId, sum: 900_000, refund: 900_000 });
    await ask({ settle: 'cancel', refund: 900_000 });
    expect(await sql('select status from event where id = $1', eventId)).toEqual([{ status: eventStatus.deleted }]);
    expect(
      await sql('select r.sum from refund r join payment p on p.id = r.payment_id where p.event_id = $1', eventId),
    ).toEqual([{ sum: 900_000 }]);
  });

  test('a refund that the bank refuses keeps the account, and is tried again in a week', async () => {
    const orderId = await hold(api, anna, await photoTariff(), [10]);
    await ask({ settle: 'cancel' });
    expect(await sql('select status from booking where id = $1', orderId)).toEqual([{ status: 3 }]);
    await sql(
      `insert into payment (user_id, booking_id, provider, provider_id, status, sum, received, description, vat_percent, confirmation_token, frame_url, created_at, expires_at, settled_at)
       values ($1, $2, 'bank', $3, 'succeeded', 1000, 1000, 'Бронь', 22, '', '', now(), now(), now())`,
      anna.id,
      orderId,
      `late-${orderId}`,
    );
    await sql(
      `insert into refund (payment_id, status, sum, why, created_at, requested_at, settled_at)
       select id, 'failed', 1000, 'Поздно', now(), now(), now() from payment where booking_id = $1`,
      orderId,
    );
    expect(await ahead()).toMatchObject([{ kind: 'refundByStaff', sum: 1000 }]);
    await due();
    expect(await isThere()).toBe(true);
    expect(await waitingForStaff()).toBe(1);
    const [row] = await sql<{ at: Date }>('select deletion_at at from users where id = $1', anna.id);
    expect(row?.at.getTime()).toBe(api.clock.now.getTime() + 7 * DAY);
    await sql(`update refund set status = 'succeeded'`);
    await due();
    expect(await isThere()).toBe(false);
  });

  test('an agreement in force is for staff to end, and its owner is told of the wait at most once a month', async () => {
    const id = await inForce(api, staff, { userId: anna.id, agreementTo: null });
    expect(await ahead()).toMatchObject([{ kind: 'agreement', id, until: null }]);
    await ask();
    const waits = async () => (await letters(anna.phone)).filter(text => text.includes('пока не удалена')).length;
    for (let week = 0; week < 4; week++) await due();
    expect(await isThere()).toBe(true);
    expect(await waits()).toBe(1);
    await due();
    await due();
    expect(await waits()).toBe(2);
    // Only what is told is rare: the deletion is tried again each week.
    const [row] = await sql<{ at: Date }>('select deletion_at at from users where id = $1', anna.id);
    expect(row?.at.getTime()).toBe(api.clock.now.getTime() + 7 * DAY);
    await sql('update agreement set status = 3 where id = $1', id);
    await due();
    expect(await isThere()).toBe(false);
  });

  test('a draft of an agreement goes with the account, one that was signed stays', async () => {
    const draft = await aDraft(api, staff, { userId: anna.id });
    const signed = await inForce(api, staff, { userId: anna.id });
    await sql('update agreement set status = 3 where id = $1', signed);
    await ask();
    await due();
    expect(await isThere()).toBe(false);
    expect(await sql('select id from agreement where id in ($1, $2)', draft, signed)).toEqual([{ id: signed }]);
    const named = `select 1 from audit where subject = 'agreement' and after::text like '%Малахитовая%'`;
    expect(await sql(named)).toEqual([]);
  });

  test('an agreement stays ahead when its invoice is issued', async () => {
    const id = await inForce(api, staff, { userId: anna.id });
    const invoiceId = await invoiced(api, staff, id);
    await api.as(staff).send(closeInvoice, { body: { invoiceId, version: 2 } });
    expect(await ahead()).toMatchObject([{ kind: 'agreement', id }]);
  });
});

test('until it is carried out a request is taken back, and staff have nothing to decide any more', async () => {
  await inForce(api, staff, { userId: anna.id });
  await ask();
  expect(await waitingForStaff()).toBe(1);
  await api.as(anna).send(cancelDeletion, {});
  expect(await waitingForStaff()).toBe(0);
  api.clock.advance(DELETION_DAYS * DAY + 1000);
  await api.runJob('privacy.delete');
  expect(await isThere()).toBe(true);
});
