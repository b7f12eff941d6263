import {
  cancelTicket,
  createTicketOrder,
  dropTicketOrder,
  getTicket,
  getTicketOffer,
  getTicketOrder,
  getTicketTerms,
  payTicketOrder,
  saveTicketTerms,
} from '@venue/sdk/tickets';
import { type TicketRefund, ticketRefund } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariantsOf } from '../../../area/area.ts';
import { brokenInvariants } from '../../../area/invariant.ts';
import { areas } from '../../../areas.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { entrance } from '../../events/events.testing.ts';
import { aBank } from '../../payments/payments.testing.ts';
import { join, serve, soldOut, waitsOf } from '../../ticket-waits/ticket-waits.testing.ts';
import { anEventWithTickets } from '../tickets.testing.ts';

describe.each(databaseKinds)('what ticket holders may do (%s)', kind => {
  let api: TestApi;
  const bank = aBank();
  beforeAll(async () => {
    api = await testApi({ kind, ports: { payments: bank } });
  });
  afterAll(() => api.close());

  test('is decided by the organiser and by staff, whose change is logged, and by nobody else', async () => {
    const { eventId: id, owner } = await anEventWithTickets(api);
    const read = async () => (await api.as(owner).send(getTicketTerms, { id })).message;
    const before = await read();
    expect(before).toMatchObject({ allowsTransfer: true });
    await api.as(owner).send(saveTicketTerms, { id, body: { ...before, allowsTransfer: false } });
    expect(await read()).toMatchObject({ allowsTransfer: false });
    for (const who of [await api.aCustomer(), await api.aStaff(['events.read'])]) {
      await expect(api.as(who).send(getTicketTerms, { id })).rejects.toMatchObject({ code: 'not_found' });
      await expect(api.as(who).send(saveTicketTerms, { id, body: before })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    await api.as(await api.aStaff(['events.manage'])).send(saveTicketTerms, { id, body: before });
    expect(await read()).toEqual(before);
    const { rows } = await api.db.execute(
      sql`select after from audit where subject = 'event' and subject_id = ${id} and call_id = 'ticket.termsSave'`,
    );
    expect(rows).toEqual([{ after: { allowsTransfer: true } }]);
  });

  test('the terms of refunds are those that the buyer saw; the sum is exact, partial, and nothing is left owed', async () => {
    api.clock.now = new Date('2026-12-01T09:00:00+05:00');
    const tickets = [{ ...entrance, ticketPrice: 99_999 }];
    // Two and a half days ahead: by the usual terms nothing is refunded.
    const { eventId, owner, ticketIds } = await anEventWithTickets(api, { date: '2026-12-03', time: '21:00', tickets });
    const offer = async () => (await api.client().send(getTicketOffer, { id: eventId })).message.refundTerms;
    const choose = (refundTerms: TicketRefund) =>
      api
        .as(owner)
        .send(saveTicketTerms, { id: eventId, body: { allowsTransfer: true, allowsReentry: false, refundTerms } });
    const person = await api.aCustomer();
    const buy = async () => {
      const body = { eventId, lines: [{ ticketId: ticketIds[0] ?? 0, count: 1 }], total: 99_999 };
      const { orderKey: slug, refundTerms } = (await api.as(person).send(createTicketOrder, { body })).message;
      const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
      bank.say(paymentId, 'succeeded');
      await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
      const { tickets: issued } = (await api.client().send(getTicketOrder, { slug })).message;
      return { code: issued[0]?.code ?? '', refundTerms };
    };
    const refundOf = async (slug: string) => (await api.as(person).send(getTicket, { slug })).message.refund;
    expect(await offer()).toBe(ticketRefund.byDays);
    const first = await buy();
    await choose(ticketRefund.untilStart);
    expect(await offer()).toBe(ticketRefund.untilStart);
    const second = await buy();
    await choose(ticketRefund.untilDay);
    const third = await buy();
    expect([first, second, third].map(each => each.refundTerms)).toEqual([
      ticketRefund.byDays,
      ticketRefund.untilStart,
      ticketRefund.untilDay,
    ]);
    const sums = async () => [await refundOf(first.code), await refundOf(second.code), await refundOf(third.code)];
    expect(await sums()).toEqual([0, 99_999, 99_999]);
    api.clock.now = new Date('2026-12-03T12:00:00+05:00');
    expect(await sums()).toEqual([0, 99_999, 0]);
    const half = await anEventWithTickets(api, { date: '2026-12-10', time: '21:00', tickets }, owner);
    const body = { eventId: half.eventId, lines: [{ ticketId: half.ticketIds[0] ?? 0, count: 1 }], total: 99_999 };
    const { orderKey: slug } = (await api.as(person).send(createTicketOrder, { body })).message;
    const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    const code = (await api.client().send(getTicketOrder, { slug })).message.tickets[0]?.code ?? '';
    expect(await refundOf(code)).toBe(49_999);
    const cancel = (of: string, refund: number) => api.as(person).send(cancelTicket, { slug: of, body: { refund } });
    await expect(cancel(code, 99_999)).rejects.toMatchObject({ code: 'price_changed' });
    await cancel(code, 49_999);
    await cancel(second.code, 99_999);
    await cancel(first.code, 0);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds.map(({ sum }) => sum).toSorted()).toEqual([49_999, 99_999]);
    const { rows } = await api.db.execute(
      sql`select sum(received)::int as received, sum(refunded)::int as refunded from payment where ticket_order_id is not null`,
    );
    expect(rows).toEqual([{ received: 4 * 99_999, refunded: 149_998 }]);
    const { rows: owed } = await api.db.execute(sql`select * from money_owed`);
    expect(owed).toEqual([]);
    expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
  });

  test('what the queue offers has the terms of the event too', async () => {
    const { eventId, ticketId, owner, orders } = await soldOut(api);
    const terms = { allowsTransfer: true, allowsReentry: false, refundTerms: ticketRefund.untilStart };
    await api.as(owner).send(saveTicketTerms, { id: eventId, body: terms });
    const anna = await api.aCustomer();
    await join(api, anna, ticketId);
    await api.client().send(dropTicketOrder, { slug: orders[0]?.orderKey ?? '' });
    await serve(api);
    const slug = (await waitsOf(api, anna))[0]?.offer?.orderKey ?? '';
    expect((await api.client().send(getTicketOrder, { slug })).message.refundTerms).toBe(ticketRefund.untilStart);
  });
});
