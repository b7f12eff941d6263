import { addDays, momentOf } from '@venue/sdk';
import { cancelEventRequest, getRequestCancellation } from '@venue/sdk/cancellations';
import { getEventRequest, listEventRequests, moveEventRequest } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { acceptEvent } from '@venue/sdk/events/admin';
import { entryType, eventStatus } from '@venue/sdk/events/model';
import { removeReceipt, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { actOf, invoiceOf } from '../agreements/agreements.testing.ts';
import { activeRequest, aRequestAt, HALL, myRequest, openHalls } from '../event-requests/event-requests.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { freeEntrance, ticketsFor } from '../tickets/tickets.testing.ts';
import { PRICE, peopleOf, standing } from './cancellations.testing.ts';

const { eventPreparation, areaPreparation, didNotHappen, refused } = eventRequestStatus;
const DAY = '2026-12-22';
const reason = 'Перенесли на весну';

describe.each(databaseKinds)('a customer calls an event off (%s)', kind => {
  let api: TestApi;
  let owner: Person;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await openHalls(api);
    await api.db.execute(sql`truncate room_slot, event, event_request, outbox cascade`);
    owner = await api.aCustomer();
    staff = await api.aStaff();
  });

  const people = () => peopleOf(api, owner, staff);
  const read = async (id: number) => (await api.as(owner).send(getRequestCancellation, { id })).message;
  const callOff = (id: number, refund = 0, tickets = 0, who = owner) =>
    api.as(who).send(cancelEventRequest, { id, body: { reason, refund, tickets } });
  const card = async (id: number) => (await api.as(staff).send(getEventRequest, { id })).message;
  const sms = async () => {
    const { rows } = await api.db.execute(
      sql`select event, body from outbox where recipient like ${`%${owner.phone}`} order by id`,
    );
    return String(rows.at(-1)?.body).replaceAll(/\s/g, ' ');
  };
  /** So many days are left until the event; staff have to sign in anew. */
  async function daysBefore(days: number) {
    api.clock.now = momentOf(addDays(DAY, -days), 9);
    staff = await api.aStaff();
  }

  test.each(eventRequestStatus.ids.filter(id => id >= 2 && id <= 8))(
    'from status %i: it is free, and staff see who ended it and why',
    async status => {
      const id = await aRequestAt(api, owner, status as EventRequestStatus);
      expect((await myRequest(api, owner, id)).can).toEqual(['edit', 'callOff']);
      expect(await read(id)).toEqual({ received: 0, refund: 0, unpaid: 0, hours: 0, pages: [] });
      await callOff(id);
      expect(await standing(api, id)).toMatchObject({ status: didNotHappen, calledOff: true, hours: 0 });
      expect(await activeRequest(api, owner, id)).toMatchObject({
        endedBy: 'customer',
        can: [],
        rejectionReason: null,
      });
      expect(await card(id)).toMatchObject({ endedBy: 'customer', callOffReason: reason, moves: [], unread: 1 });
      expect((await card(id)).history[0]).toMatchObject({ what: 'Отменена заказчиком', comment: reason });
      expect(await sms()).toBe('Вы отменили мероприятие «Форум предпринимателей». Площадка');
      await expect(callOff(id)).rejects.toMatchObject({ code: 'move_not_allowed' });
      await expect(
        api.as(staff).send(moveEventRequest, { id, body: { seen: didNotHappen, status: areaPreparation } }),
      ).rejects.toMatchObject({ code: 'move_not_allowed' });
    },
  );

  test('staff find it by who ended it, and are told by its unread message', async () => {
    const ours = await aRequestAt(api, owner, 4);
    const theirs = await aRequestAt(api, owner, 3);
    await people().move(theirs, 3, refused);
    const before = (await api.as(staff).send(countPending, {})).message.eventRequestMessage ?? 0;
    await callOff(ours);
    const by = async (endedBy: 'customer' | 'venue') =>
      (await api.as(staff).send(listEventRequests, { query: { endedBy } })).items.map(each => each.eventRequestId);
    expect([await by('customer'), await by('venue')]).toEqual([[ours], [theirs]]);
    expect((await card(theirs)).endedBy).toBe('venue');
    expect((await api.as(staff).send(countPending, {})).message.eventRequestMessage).toBe(before + 1);
  });

  test.each([
    [21, 100],
    [14, 100],
    [13, 50],
    [7, 50],
    [6, 25],
    [3, 25],
    [2, 0],
    [0, 0],
  ])('%i days before, %i percent of what was paid is owed back, and the rest has its act', async (days, percent) => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, PRICE);
    await daysBefore(days);
    const [refund, kept] = [(PRICE * percent) / 100, (PRICE * (100 - percent)) / 100];
    expect(await read(id)).toEqual({ received: PRICE, refund, unpaid: 0, hours: 5, pages: [] });
    expect((await card(id)).eventMoney).toMatchObject({ received: PRICE, refundByTerms: refund });
    if (refund !== PRICE) await expect(callOff(id, PRICE)).rejects.toMatchObject({ code: 'price_changed' });
    await callOff(id, refund);
    expect(await standing(api, id)).toMatchObject({
      ...{ status: didNotHappen, hours: 0, state: 'cancelled', received: PRICE },
      ...{ kept, owed: refund },
    });
    const text =
      percent === 0
        ? 'По условиям отмены оплата не возвращается.'
        : `Вернём ${money(refund)}${percent < 100 ? ` из ${money(PRICE)}` : ''} в течение 10 дней.`;
    expect(await sms()).toBe(`Вы отменили мероприятие «Форум предпринимателей». ${text} Площадка`);
    await api.runJob('invoice-orders.makeActs');
    await api.runJob('invoice-orders.makeActs');
    const { rows } = await api.db.execute(sql`select id, sum::int from act where invoice_id = ${invoiceId}`);
    expect(rows.map(({ sum }) => sum)).toEqual(kept > 0 ? [kept] : []);
    if (refund > 0) await api.as(staff).send(returnInvoiceMoney, { body: { invoiceId, sum: refund } });
    expect((await invoiceOf(api, staff, invoiceId)).order).toMatchObject({ owed: 0, returnable: 0 });
  });

  test('the act of what is kept names it, and waits for staff', async () => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, PRICE);
    await daysBefore(10);
    await callOff(id, PRICE / 2);
    await api.runJob('invoice-orders.makeActs');
    const { rows } = await api.db.execute(sql`select id from act where invoice_id = ${invoiceId}`);
    const act = await actOf(api, staff, Number(rows[0]?.id));
    expect(act).toMatchObject({ actStatus: 1, comment: expect.stringContaining('отменили поздно') });
    expect(act.services).toMatchObject([
      { serviceName: 'Плата за позднюю отмену мероприятия', quantity: 1, price: PRICE / 2 },
    ]);
  });

  test('an invoice that was not paid ends; what comes later is owed in full', async () => {
    const { id, invoiceId } = await people().invoiced();
    await daysBefore(10);
    expect(await read(id)).toMatchObject({ received: 0, refund: 0, unpaid: PRICE });
    await callOff(id);
    expect(await standing(api, id)).toMatchObject({ state: 'cancelled', kept: 0, owed: 0 });
    expect(await sms()).toContain('Неоплаченный счёт аннулирован, платить не нужно.');
    await people().pay(invoiceId, PRICE);
    expect(await standing(api, id)).toMatchObject({ status: didNotHappen, state: 'cancelled', owed: PRICE });
  });

  test('of a part the same share comes back; a receipt whose money is kept stays', async () => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, 1_000_000);
    await daysBefore(10);
    expect(await read(id)).toMatchObject({ received: 1_000_000, refund: 500_000, unpaid: PRICE - 1_000_000 });
    await callOff(id, 500_000);
    expect(await standing(api, id)).toMatchObject({ kept: 500_000, owed: 500_000 });
    const [receipt] = (await invoiceOf(api, staff, invoiceId)).order?.receipts ?? [];
    await expect(
      api.as(staff).send(removeReceipt, { body: { receiptId: receipt?.receiptId ?? 0 } }),
    ).rejects.toMatchObject({ code: 'receipt_used' });
  });

  test('all of it comes back if the venue closes the hours', async () => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, PRICE);
    await daysBefore(2);
    await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (${HALL}, ${DAY}, 'Авария')`);
    try {
      expect(await read(id)).toMatchObject({ refund: PRICE });
      await callOff(id, PRICE);
      expect(await standing(api, id)).toMatchObject({ kept: 0, owed: PRICE });
    } finally {
      await api.db.execute(sql`truncate room_closed_day`);
    }
  });

  test('its page on the site goes with it, and the tickets are returned', async () => {
    const id = await people().asked();
    const page = { roomId: HALL, date: DAY, time: '11:00', dateEnd: null, timeEnd: '14:00' } as const;
    const tickets = { ...page, entryType: entryType.byTicket, tickets: [freeEntrance] };
    const { eventId, tickets: kinds } = await anEventIn(api, owner, eventStatus.onVerification, tickets);
    await api
      .as(staff)
      .send(acceptEvent, { eventId, body: { seen: eventStatus.onVerification, status: eventStatus.published } });
    const other = await anEventIn(api, owner, eventStatus.published, { ...page, roomId: null });
    await ticketsFor(api, await api.aCustomer(), eventId, kinds[0]?.ticketId);
    expect((await read(id)).pages).toMatchObject([{ eventId, tickets: 1, refund: 0 }]);
    await expect(callOff(id)).rejects.toMatchObject({ code: 'guests_changed' });
    await callOff(id, 0, 1);
    await api.runJob('tickets.cancelEvents');
    const { rows } = await api.db.execute(sql`
      select e.id, e.status, (select count(*)::int from event_attendee a where a.event_id = e.id and cancelled_at is null) as tickets,
        (select count(*)::int from room_slot s where s.event_id = e.id) as hours
      from event e order by e.id`);
    expect(rows).toEqual([
      { id: eventId, status: eventStatus.deleted, tickets: 0, hours: 0 },
      { id: other.eventId, status: eventStatus.published, tickets: 0, hours: 0 },
    ]);
  });

  test('nobody else, and not once it has begun', async () => {
    const id = await aRequestAt(api, owner, areaPreparation);
    await expect(callOff(id, 0, 0, await api.aCustomer())).rejects.toMatchObject({ code: 'not_found' });
    api.clock.now = momentOf(DAY, 11);
    await expect(read(id)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(callOff(id)).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await standing(api, id))?.status).toBe(areaPreparation);
  });

  test.each([
    ['by the terms', PRICE / 2, 'Вернём 11 100 ₽ из 22 200 ₽ в течение 10 дней.'],
    ['all of it', PRICE, 'Вернём 22 200 ₽ в течение 10 дней.'],
  ])('staff who end it return %s, and the SMS says so', async (_, refund, text) => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, PRICE);
    await daysBefore(10);
    await expect(people().move(id, eventPreparation, refused, refund - 1)).rejects.toMatchObject({
      code: 'price_changed',
    });
    await people().move(id, eventPreparation, refused, refund);
    expect(await standing(api, id)).toMatchObject({ status: refused, kept: PRICE - refund, owed: refund });
    expect(await sms()).toContain(text);
  });

  test('a customer and staff at once: one of them ends it, the other is told', async () => {
    const { id, invoiceId } = await people().invoiced();
    await people().pay(invoiceId, PRICE);
    await daysBefore(10);
    const [customer, venue] = await Promise.allSettled([
      callOff(id, PRICE / 2),
      people().move(id, eventPreparation, refused, PRICE),
    ]);
    expect([customer.status, venue.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const isOurs = customer.status === 'fulfilled';
    expect(isOurs ? venue : customer).toMatchObject({
      reason: { code: isOurs ? 'already_decided' : 'move_not_allowed' },
    });
    expect(await standing(api, id)).toMatchObject(
      isOurs
        ? { status: didNotHappen, calledOff: true, kept: PRICE / 2, owed: PRICE / 2, hours: 0 }
        : { status: refused, calledOff: false, kept: 0, owed: PRICE, hours: 0 },
    );
  });

  test('the money comes at the same moment: nothing is lost or kept unasked', async () => {
    const { id, invoiceId } = await people().invoiced();
    await daysBefore(10);
    const [ended, paid] = await Promise.allSettled([callOff(id, 0), people().pay(invoiceId, PRICE)]);
    expect(paid.status).toBe('fulfilled');
    // Either it ended first, and the money is owed; or the money was first, and another sum has to be confirmed.
    if (ended.status === 'fulfilled')
      expect(await standing(api, id)).toMatchObject({ status: didNotHappen, owed: PRICE, kept: 0, hours: 0 });
    else {
      expect(ended.reason).toMatchObject({ code: 'price_changed' });
      expect(await standing(api, id)).toMatchObject({ status: eventPreparation, state: 'paid', owed: 0, hours: 5 });
    }
  });

  test('the job makes its invoice at the same moment: none waits afterwards', async () => {
    const id = await people().asked();
    await Promise.all([api.runJob('invoice-orders.invoiceEvents'), callOff(id)]);
    await api.runJob('invoice-orders.invoiceEvents');
    const is = await standing(api, id);
    expect(is).toMatchObject({ status: didNotHappen, hours: 0 });
    expect(is?.state ?? 'cancelled').toBe('cancelled');
  });
});

const money = (kopecks: number) => `${new Intl.NumberFormat('ru').format(kopecks / 100).replaceAll(/\s/g, ' ')} ₽`;
