import { ticketWaitLimits, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { createTicketOrder, dropTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { countsOf, join, messagesOf, order, PRICE, serve, soldOut, waitsOf } from './ticket-waits.testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { waiting, offered, missed, left } = ticketWaitStatus;

describe.each(databaseKinds)('the queue for tickets (%s)', kind => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi({ kind });
  });
  afterEach(() => api.close());

  const drop = (slug = '') => api.client().send(dropTicketOrder, { slug });
  const statusOf = async (person: Person) => (await waitsOf(api, person))[0]?.ticketWaitStatus;
  const lapse = async () => {
    api.clock.advance(61 * MINUTE);
    await api.runJob('tickets.closeExpired');
    await serve(api);
  };
  /** Nothing contradicts anything, whatever went before. */
  const isWhole = async () => {
    const invariants = areas
      .filter(({ name }) => ['tickets', 'ticket-waits'].includes(name))
      .flatMap(({ invariants: all = [] }) => all);
    expect(await brokenInvariants(api.db, invariants, api.clock.now)).toEqual([]);
  };

  test('comes before everybody who buys: fifty buyers get nothing of what somebody waits for', async () => {
    const PLACES = 6;
    const { eventId, ticketId, orders } = await soldOut(api, PLACES);
    const line: Person[] = [];
    for (let each = 0; each < 4; each++) {
      const person = await api.aCustomer();
      await join(api, person, ticketId);
      line.push(person);
    }
    const buyers = await Promise.all(Array.from({ length: 50 }, () => api.aCustomer()));
    const body = { eventId, lines: [{ ticketId, count: 1 }], total: PRICE };
    const answers = await Promise.allSettled([
      ...orders.slice(0, 5).map(each => drop(each.orderKey)),
      ...buyers.map(person => api.as(person).send(createTicketOrder, { body })),
      serve(api),
      serve(api),
    ]);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'tickets_sold_out' });
    await serve(api);
    for (const person of line) expect(await statusOf(person)).toBe(offered);
    const won = answers.slice(5, 55).filter(({ status }) => status === 'fulfilled').length;
    // Five came back, four were waited for: one buyer at most.
    expect(won).toBeLessThanOrEqual(1);
    const counts = await countsOf(api, eventId);
    expect(counts).toMatchObject({ taken: (counts?.held ?? 0) + (counts?.sold ?? 0) });
    expect(counts?.taken).toBe(1 + 4 + won);
    expect(await messagesOf(api, 'ticketWait.offered')).toHaveLength(4);
    await isWhole();
  });

  test('is served by the order itself: a buyer who is faster than the job gets nothing', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    const person = await api.aCustomer();
    await join(api, person, ticketId);
    await drop(orders[0]?.orderKey);
    const bought = order(api, await api.aCustomer(), { eventId, ticketId });
    await expect(bought).rejects.toMatchObject({ code: 'tickets_sold_out' });
    await serve(api);
    expect(await statusOf(person)).toBe(offered);
  });

  test('is served in the order of arrival, the first whom the places are enough for', async () => {
    const { ticketId, orders } = await soldOut(api, 3);
    const [two, one, last] = [await api.aCustomer(), await api.aCustomer(), await api.aCustomer()];
    await join(api, two, ticketId, 2);
    await join(api, one, ticketId);
    await join(api, last, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    expect([await statusOf(two), await statusOf(one), await statusOf(last)]).toEqual([waiting, offered, waiting]);
    await drop(orders[1]?.orderKey);
    await drop(orders[2]?.orderKey);
    await serve(api);
    expect([await statusOf(two), await statusOf(last)]).toEqual([offered, waiting]);
    await isWhole();
  });

  test('does not pass by for ever whoever needs several: after three times places are set aside for them', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 10);
    const family = await api.aCustomer();
    await join(api, family, ticketId, 4);
    // Two behind them in the queue, and then somebody who just buys, get a place each.
    for (let each = 0; each < 2; each++) await join(api, await api.aCustomer(), ticketId);
    for (let each = 0; each < 2; each++) {
      await drop(orders[each]?.orderKey);
      await serve(api);
    }
    await drop(orders[2]?.orderKey);
    await order(api, await api.aCustomer(), { eventId, ticketId });
    expect(ticketWaitLimits.passes).toBe(3);
    for (let each = 3; each < 6; each++) {
      await drop(orders[each]?.orderKey);
      await serve(api);
      expect((await waitsOf(api, family))[0]).toMatchObject({ ticketWaitStatus: waiting, gathered: each - 2 });
      // What is set aside is held: neither a buyer nor somebody behind gets it.
      const body = { eventId, lines: [{ ticketId, count: 1 }], total: PRICE };
      const bought = api.as(await api.aCustomer()).send(createTicketOrder, { body });
      await expect(bought).rejects.toMatchObject({ code: 'tickets_sold_out' });
      expect(await countsOf(api, eventId)).toMatchObject({ held: 10, taken: 10, gathered: each - 2 });
      await isWhole();
    }
    await drop(orders[6]?.orderKey);
    await serve(api);
    expect((await waitsOf(api, family))[0]).toMatchObject({ ticketWaitStatus: offered, offer: { places: 4 } });
    expect(await countsOf(api, eventId)).toMatchObject({ held: 10, gathered: 0 });
    await isWhole();
  });

  test('sets nothing aside for ever: after a day what there is is offered, and leaving gives it back', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 3);
    const [family, other] = [await api.aCustomer(), await api.aCustomer()];
    const { waitKey } = await join(api, family, ticketId, 3);
    await api.db.execute(sql`update ticket_wait set passes = 3`);
    await drop(orders[0]?.orderKey);
    await serve(api);
    await join(api, other, ticketId);
    expect(await countsOf(api, eventId)).toMatchObject({ gathered: 1, held: 3 });
    // Others pay, so their places stay taken.
    await api.db.execute(
      sql`update ticket_order set hold_until = '2027-01-01', pay_until = '2027-01-01' where status = 1`,
    );
    api.clock.advance(24 * HOUR);
    await serve(api);
    expect((await waitsOf(api, family))[0]).toMatchObject({
      ticketWaitStatus: offered,
      places: 3,
      offer: { places: 1 },
    });
    expect((await messagesOf(api, 'ticketWait.offered')).at(-1)?.body).toContain('1 место из 3');
    // They need three: giving up one is no lapse, and the next in the queue gets it.
    await drop((await waitsOf(api, family))[0]?.offer?.orderKey);
    await serve(api);
    expect([await statusOf(family), await statusOf(other)]).toEqual([left, offered]);
    expect(await join(api, family, ticketId, 3)).toMatchObject({ isBehind: false });
    expect(waitKey).toBeTruthy();
    await isWhole();
  });

  test('puts whoever let an offer lapse behind all others, and offers a third time never', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    await join(api, anna, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    await lapse();
    expect(await statusOf(anna)).toBe(missed);
    // The place is free again, so somebody buys it.
    const { orderKey } = await order(api, boris, { eventId, ticketId });
    expect(await join(api, anna, ticketId)).toMatchObject({ isBehind: true });
    await drop(orderKey);
    await serve(api);
    // It is everybody's for as long as an offer lasts.
    expect(await statusOf(anna)).toBe(waiting);
    const again = await order(api, boris, { eventId, ticketId });
    await drop(again.orderKey);
    await serve(api);
    api.clock.advance(59 * MINUTE);
    await serve(api);
    expect(await statusOf(anna)).toBe(waiting);
    api.clock.advance(2 * MINUTE);
    await serve(api);
    expect(await statusOf(anna)).toBe(offered);
    await lapse();
    const bought = await order(api, boris, { eventId, ticketId });
    await expect(join(api, anna, ticketId)).rejects.toMatchObject({ code: 'ticket_wait_lapsed' });
    await drop(bought.orderKey);
  });

  test('lets somebody new come before whoever let an offer lapse', async () => {
    const { eventId, ticketId, orders } = await soldOut(api);
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    await join(api, anna, ticketId);
    await drop(orders[0]?.orderKey);
    await serve(api);
    await lapse();
    const { orderKey } = await order(api, await api.aCustomer(), { eventId, ticketId });
    await join(api, anna, ticketId);
    await join(api, boris, ticketId);
    await drop(orderKey);
    await serve(api);
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([waiting, offered]);
  });

  test('offers nobody more places than one person may have', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 12);
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    await join(api, anna, ticketId, 2);
    await api.db.execute(sql`update ticket_order set phone = ${anna.phone} where id in
      (select id from ticket_order where event_id = ${eventId} and status = 1 order by id limit 9)`);
    await join(api, boris, ticketId, 2);
    await drop(orders[10]?.orderKey);
    await drop(orders[11]?.orderKey);
    await serve(api);
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([waiting, offered]);
  });
});
