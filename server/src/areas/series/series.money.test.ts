import { cancelEvent, getCancellation } from '@venue/sdk/events';
import { moveTickets } from '@venue/sdk/series';
import { cancelTicket, getTicket, listMyTickets } from '@venue/sdk/tickets';
import { cancelTickets } from '@venue/sdk/tickets/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { countsOf, messagesOf } from '../ticket-waits/ticket-waits.testing.ts';
import { standingOf } from '../tickets/cancellation/tickets.cancellation.store.ts';
import { doorsOpen } from '../tickets/tickets.testing.ts';
import { bought, PRICE, twoDates } from './series.testing.ts';

describe.each(databaseKinds)('the money of tickets that were moved (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let buyer: Person;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, config: doorsOpen, ports: { payments: bank } });
  });
  afterAll(async () => {
    expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`truncate outbox, attempt, idempotency cascade`);
    buyer = await api.aCustomer();
  });

  /** An order of two paid tickets, of which the second was moved. */
  async function halfMoved() {
    const dates = await twoDates(api);
    const { owner, from, to, kind: ticketId } = dates;
    const { orderKey, numbers } = await bought(api, bank, buyer, { eventId: from, ticketId, count: 2 });
    const [stays = 0, moves = 0] = numbers;
    const { message } = await api
      .as(buyer)
      .send(moveTickets, { slug: orderKey, body: { from, eventId: to, tickets: [moves] } });
    const { rows } = await api.db.execute<{ id: number }>(sql`select id from ticket_order where key = ${orderKey}`);
    return { owner, from, to, stays, moves, code: message.codes[0] ?? '', orderId: rows[0]?.id ?? 0 };
  }
  const sumsOf = async (eventId: number) => (await standingOf(api.db, eventId)).refund;
  const sold = async (...ids: number[]) => Promise.all(ids.map(async id => (await countsOf(api, id))?.sold));

  test('belongs to the date that each ticket is for, and goes back from there', async () => {
    const { from, to, code } = await halfMoved();
    expect([await sumsOf(from), await sumsOf(to)]).toEqual([PRICE, PRICE]);
    expect((await api.as(buyer).send(getTicket, { slug: code })).message).toMatchObject({ refund: PRICE });
    await api.as(buyer).send(cancelTicket, { slug: code, body: { refund: PRICE } });
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ sum: PRICE }]);
    expect([await sumsOf(from), await sumsOf(to)]).toEqual([PRICE, 0]);
    expect(await sold(from, to)).toEqual([1, 0]);
  });

  test('goes back in one refund when staff cancel both, and the places to the date of each', async () => {
    const { from, to, orderId, stays, moves } = await halfMoved();
    const staff = api.as(await api.aStaff());
    const body = { tickets: [stays, moves], seen: 2, refund: 2 * PRICE, reason: 'Гость заболел' };
    await staff.send(cancelTickets, { id: orderId, body });
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ sum: 2 * PRICE }]);
    expect(await sold(from, to)).toEqual([0, 0]);
    // Each date has a message of its own.
    const written = await messagesOf(api, 'ticket.severalCancelledByHost');
    expect(written.map(({ recipient }) => recipient)).toEqual([buyer.phone, buyer.phone]);
  });

  test('of a cancelled date goes back whole, and that of the other stays', async () => {
    const { owner, from, to, stays } = await halfMoved();
    const as = api.as(owner);
    const { tickets, refund, placementRefund } = (await as.send(getCancellation, { id: to })).message;
    expect([tickets, refund]).toEqual([1, PRICE]);
    await as.send(cancelEvent, {
      id: to,
      body: { tickets, refund, placementRefund, seenReschedule: null, reason: 'Зал затопило' },
    });
    await api.runJob('tickets.cancelEvents');
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ sum: PRICE }]);
    expect(await sold(from, to)).toEqual([1, 0]);
    const { items } = await api.as(buyer).send(listMyTickets, { body: {} });
    expect(items.filter(each => each.cancelledAt === null).map(each => each.ticketNumber)).toEqual([stays]);
  });

  test('is a prepayment until the last of its dates', async () => {
    const { orderId } = await halfMoved();
    await api.db.execute(sql`update payment set receipt_mode = 'prepaid' where ticket_order_id = ${orderId}`);
    const { rows } = await api.db.execute<{ ends: string }>(sql`
      select to_char(v.ends_at at time zone 'Asia/Yekaterinburg', 'YYYY-MM-DD HH24:MI') as ends from prepayment v
      join payment p on p.id = v.payment_id where p.ticket_order_id = ${orderId}`);
    expect(rows).toEqual([{ ends: '2027-06-20 21:00' }]);
  });
});
