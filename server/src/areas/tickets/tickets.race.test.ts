import { createTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../area/payable.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { entrance } from '../events/events.testing.ts';
import { aBank } from '../payments/payments.testing.ts';
import { placesTaken } from './tickets.places.store.ts';
import { anEventWithTickets, freeEntrance } from './tickets.testing.ts';

const BUYERS = 200;

describe.each(databaseKinds)('two hundred people and the last ten tickets (%s)', kind => {
  let api: TestApi;
  const bank = aBank();
  beforeEach(async () => {
    bank.reset();
    api = await testApi({ kind, ports: { payments: bank } });
  });
  afterEach(() => api.close());

  async function race(eventId: number, ticketIdOf: (buyer: number) => number, total: number) {
    const people = await Promise.all(Array.from({ length: BUYERS }, () => api.aCustomer()));
    const answers = await Promise.allSettled(
      people.map((person, buyer) =>
        api
          .as(person)
          .send(createTicketOrder, { body: { eventId, lines: [{ ticketId: ticketIdOf(buyer), count: 1 }], total } }),
      ),
    );
    const lost = answers.filter(each => each.status === 'rejected').map(each => (each.reason as { code: string }).code);
    keys = answers.flatMap(each => (each.status === 'fulfilled' ? [each.value.message.orderKey] : []));
    return { won: answers.length - lost.length, lost: new Set(lost) };
  }
  /** The keys of the orders that won the last race. */
  let keys: string[] = [];

  const numbersOf = async (eventId: number) =>
    (
      await api.db.execute<{ held: number; sold: number; taken: number }>(
        sql`select sum(held)::int as held, sum(sold)::int as sold, max(taken) as taken
            from event_ticket join event on event.id = event_id where event_id = ${eventId}`,
      )
    ).rows[0];

  test('of a kind: exactly ten are issued, everybody else is told that none is left', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, {
      tickets: [{ ...freeEntrance, ticketQuantity: 10 }],
    });
    expect(await race(eventId, () => ticketIds[0] ?? 0, 0)).toEqual({ won: 10, lost: new Set(['tickets_sold_out']) });
    expect(await numbersOf(eventId)).toMatchObject({ held: 0, sold: 10, taken: 10 });
    const { rows } = await api.db.execute(sql`select code from event_attendee where event_id = ${eventId}`);
    expect(new Set(rows.map(row => row.code)).size).toBe(10);
  });

  test('the event has fewer places than its tickets: beyond its own none is taken', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { participantsLimit: 3 });
    const take = (count: number) =>
      inTransaction(api.db, tx => placesTaken(tx, eventId, [{ ticketId: ticketIds[0] ?? 0, count }], 'held'));
    expect(await take(2)).toBe(true);
    expect(await take(2)).toBe(false);
    expect(await take(1)).toBe(true);
    expect(await numbersOf(eventId)).toMatchObject({ held: 3, taken: 3 });
  });

  test('of a paid kind: exactly ten are held', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 10 }] });
    const outcome = await race(eventId, () => ticketIds[0] ?? 0, entrance.ticketPrice);
    expect(outcome).toEqual({ won: 10, lost: new Set(['tickets_sold_out']) });
    expect(await numbersOf(eventId)).toMatchObject({ held: 10, sold: 0, taken: 10 });
  });

  test('of a paid kind: whatever the bank says, twice, late and in any order, those who hold the places get them and all other money goes back', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 10 }] });
    const buy = async () => {
      await race(eventId, () => ticketIds[0] ?? 0, entrance.ticketPrice);
      return Promise.all(keys.map(async slug => (await api.client().send(payTicketOrder, { slug })).message.paymentId));
    };
    const first = await buy();
    api.clock.advance(api.config.paymentTermMinutes * 60_000 + GRACE_MS + 20 * 60_000);
    const second = await buy();
    expect([first.length, second.length]).toEqual([10, 10]);
    const paid = [...first, ...second.slice(0, 7)];
    for (const each of paid) bank.say(each, 'succeeded');
    for (const each of second.slice(7)) bank.say(each, 'canceled');
    const notify = (paymentId: string) =>
      api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    const told = [...second.toReversed(), ...first, ...first.toReversed(), ...second];
    const answers = await Promise.all([...told.map(notify), api.runJob('tickets.closeExpired')]);
    expect(new Set(answers.map(each => each?.statusCode ?? 200))).toEqual(new Set([200]));
    for (const each of paid) await notify(each);

    // An order whose payment the bank refused stays held and may be paid in another way.
    expect(await numbersOf(eventId)).toMatchObject({ held: 3, sold: 7, taken: 10 });
    const { rows } = await api.db.execute<{ bought: boolean; back: boolean; tickets: number }>(
      sql`select (o.status = 2) as bought, (p.refunded = p.received) as back,
            (select count(*)::int from event_attendee a where a.order_id = o.id) as tickets
          from payment p join ticket_order o on o.id = p.ticket_order_id where p.status = 'succeeded'`,
    );
    // Every paid order has its ticket, and an order that was refunded has none.
    expect(rows).toHaveLength(paid.length);
    expect(rows.filter(({ bought, back, tickets }) => bought === back || tickets !== (bought ? 1 : 0))).toEqual([]);
    expect(rows.filter(({ bought }) => bought)).toHaveLength(7);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toHaveLength(first.length);
    expect(new Set(bank.refunds.map(({ paymentId }) => paymentId))).toEqual(new Set(first));
  });

  test('of an event with two kinds: no more than its participants', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, {
      participantsLimit: 10,
      tickets: [freeEntrance, { ...freeEntrance, ticketName: 'Льготный' }],
    });
    const outcome = await race(eventId, buyer => ticketIds[buyer % 2] ?? 0, 0);
    expect(outcome).toEqual({ won: 10, lost: new Set(['tickets_sold_out']) });
    expect(await numbersOf(eventId)).toMatchObject({ sold: 10, taken: 10 });
  });
});
