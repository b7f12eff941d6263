import { applyTicketPaymentCode, getTicketCertificates, withdrawTicketCertificates } from '@venue/sdk/certificates';
import { getCertificate } from '@venue/sdk/certificates/admin';
import { promoFor } from '@venue/sdk/promo-codes/model';
import { cancelTicket, createTicketOrder, dropTicketOrder, getTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { entrance } from '../events/events.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { addCode } from '../promo-codes/promo-codes.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { certificatesOf } from './certificates.testing.ts';

const MINUTE = 60_000;
const PRICE = 150_000;
const { held, issued, lapsed } = ticketOrderStatus;

describe.each(databaseKinds)('tickets paid with a certificate (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let giver: Person;
  let anna: Person;
  let tariffId: number;
  let eventId: number;
  let ticketId: number;
  let of: ReturnType<typeof certificatesOf>;
  const receipts: Receipt[] = [];
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
    const { start } = bank;
    bank.start = request => {
      receipts.push(request.receipt);
      return start(request);
    };
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    await api.db.execute(sql`
      truncate certificate, certificate_use, promo_use, promo_code, ticket_order, event_attendee, movement, attempt cascade`);
    await api.db.execute(sql`update event_ticket set held = 0, sold = 0`);
    await api.db.execute(sql`update event set taken = 0`);
    receipts.length = 0;
    giver = await api.aCustomer();
    anna = await api.aCustomer();
    const made = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketPrice: PRICE, ticketQuantity: 4 }] });
    eventId = made.eventId;
    ticketId = made.ticketIds[0] ?? 0;
  });

  const order = async (count = 2, who = anna) =>
    (
      await api
        .as(who)
        .send(createTicketOrder, { body: { eventId, lines: [{ ticketId, count }], total: count * PRICE } })
    ).message.orderKey;
  // Without an account: the key of the order is enough.
  const apply = (slug: string, promoCode: string) =>
    api.client().send(applyTicketPaymentCode, { slug, body: { promoCode } });
  const withdraw = (slug: string) => api.client().send(withdrawTicketCertificates, { slug });
  const read = async (slug: string) => (await api.client().send(getTicketOrder, { slug })).message;
  const uses = async (slug: string) => (await api.client().send(getTicketCertificates, { slug })).message.uses;
  const begin = async (slug: string) => (await api.client().send(payTicketOrder, { slug })).message.paymentId;
  const close = () => api.runJob('tickets.closeExpired');
  const pay = async (slug: string) => of.say(await begin(slug), 'succeeded');
  const paid = async (slug: string) =>
    (
      await api.db.execute(sql`
        select provider, p.sum::int, p.refunded::int from payment p join ticket_order o on o.id = p.ticket_order_id
        where o.key = ${slug} and p.status = 'succeeded' order by p.id`)
    ).rows;

  test('it pays a part, the card the rest, and both are payments of the order', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const slug = await order();
    const rest = 2 * PRICE - 100_000;
    await apply(slug, ` ${code.toLowerCase()} `);
    expect(await read(slug)).toMatchObject({ orderStatus: held, total: 2 * PRICE, toPay: rest });
    expect(await uses(slug)).toMatchObject([{ useStatus: 'reserved', usedSum: 100_000, certificateRest: 0 }]);
    expect(await of.rest(giver, id)).toBe(0);
    expect(await of.breaches()).toEqual([]);
    await pay(slug);
    expect(receipts.at(-1)?.lines.reduce((sum, line) => sum + line.sum, 0)).toBe(rest);
    expect(await read(slug)).toMatchObject({ orderStatus: issued, toPay: 0 });
    expect(await paid(slug)).toEqual([
      { provider: 'bank', sum: rest, refunded: 0 },
      { provider: 'certificate', sum: 100_000, refunded: 0 },
    ]);
    expect(await uses(slug)).toMatchObject([{ useStatus: 'settled' }]);
    const { message } = await api.as(await api.aStaff()).send(getCertificate, { id });
    expect(message.uses).toMatchObject([{ orderId: null, ticketOrderId: expect.any(Number), usedSum: 100_000 }]);
    expect(await of.breaches()).toEqual([]);
  });

  test('one that covers all issues the tickets at once, and keeps its rest', async () => {
    const { id, code } = await of.bought(giver, 500_000);
    const slug = await order();
    await apply(slug, code);
    expect(await read(slug)).toMatchObject({ orderStatus: issued, toPay: 0, paidAt: expect.any(String) });
    expect((await read(slug)).tickets).toHaveLength(2);
    expect(await paid(slug)).toEqual([{ provider: 'certificate', sum: 2 * PRICE, refunded: 0 }]);
    expect(await of.rest(giver, id)).toBe(500_000 - 2 * PRICE);
    await expect(apply(slug, code)).rejects.toMatchObject({ code: 'promo_not_now' });
    await expect(withdraw(slug)).rejects.toMatchObject({ code: 'promo_not_now' });
    expect(await of.breaches()).toEqual([]);
  });

  test('taken off, or when the places are given up, it has its money back', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const slug = await order();
    await apply(slug, code);
    await withdraw(slug);
    expect(await read(slug)).toMatchObject({ orderStatus: held, toPay: 2 * PRICE });
    expect(await of.rest(giver, id)).toBe(100_000);
    await apply(slug, code);
    await api.client().send(dropTicketOrder, { slug });
    expect(await of.rest(giver, id)).toBe(100_000);
    const another = await order();
    await apply(another, code);
    api.clock.advance(40 * MINUTE);
    await close();
    expect((await read(another)).orderStatus).toBe(lapsed);
    expect(await of.rest(giver, id)).toBe(100_000);
    expect(await of.breaches()).toEqual([]);
  });

  test('nothing changes while the rest is being paid', async () => {
    const [one, two] = [await of.bought(giver, 100_000), await of.bought(giver, 100_000)];
    const slug = await order();
    await apply(slug, one.code);
    await begin(slug);
    await expect(apply(slug, two.code)).rejects.toMatchObject({ code: 'promo_not_now' });
    await expect(withdraw(slug)).rejects.toMatchObject({ code: 'promo_not_now' });
    await expect(api.client().send(getTicketCertificates, { slug: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(apply('x', one.code)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('whoever guesses codes is stopped', async () => {
    const slug = await order();
    const guess = () => apply(slug, '234679ACEHKM');
    for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toMatchObject({ code: 'promo_unknown' });
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('a returned ticket goes back in proportion to how the order was paid', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const slug = await order();
    await apply(slug, code);
    await pay(slug);
    const [ticket] = (await read(slug)).tickets;
    await api.as(anna).send(cancelTicket, { slug: ticket?.code ?? '', body: { refund: PRICE } });
    const back = Math.round((PRICE * 100_000) / (2 * PRICE));
    expect(await of.rest(giver, id)).toBe(back);
    expect(await paid(slug)).toEqual([
      { provider: 'bank', sum: 2 * PRICE - 100_000, refunded: PRICE - back },
      { provider: 'certificate', sum: 100_000, refunded: back },
    ]);
    expect(await of.breaches()).toEqual([]);
  });

  test('a promo code lowers the price first; a certificate pays no more than is left', async () => {
    const { id, code } = await of.bought(giver, 500_000);
    await addCode(api, await api.aStaff(), { promoFor: promoFor.events, promoPercent: 50 });
    const slug = await order();
    await apply(slug, 'ВЕСНА-10');
    expect(await read(slug)).toMatchObject({ total: PRICE, toPay: PRICE });
    await apply(slug, code);
    expect(await read(slug)).toMatchObject({ orderStatus: issued, total: PRICE });
    expect(await of.rest(giver, id)).toBe(500_000 - PRICE);
    const small = await of.bought(giver, 100_000);
    const other = await order();
    await apply(other, small.code);
    await api.db.execute(sql`update promo_code set percent = 90`);
    await apply(other, 'ВЕСНА-10');
    // The price fell below what was reserved: the certificate keeps the difference, and nothing is left to pay.
    expect(await read(other)).toMatchObject({ orderStatus: issued, total: PRICE * 0.2 });
    expect(await of.rest(giver, small.id)).toBe(100_000 - PRICE * 0.2);
    expect(await of.breaches()).toEqual([]);
  });

  test('late money takes the certificate again; if that was spent meanwhile, the money goes back', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const late = async () => {
      const slug = await order(1);
      await apply(slug, code);
      const payment = await begin(slug);
      api.clock.advance(80 * MINUTE);
      await close();
      expect((await read(slug)).orderStatus).toBe(lapsed);
      expect(await of.rest(giver, id)).toBe(100_000);
      return { slug, payment };
    };
    const gone = await late();
    const other = await hold(api, anna, tariffId, [10]);
    await of.apply(anna, other, code);
    await of.say(gone.payment, 'succeeded');
    expect(await read(gone.slug)).toMatchObject({ orderStatus: lapsed, refunds: [{ sum: PRICE - 100_000 }] });
    expect(await of.breaches()).toEqual([]);
    await api.db.execute(sql`update certificate_use set state = 'withdrawn' where state = 'reserved'`);
    const back = await late();
    await of.say(back.payment, 'succeeded');
    expect(await read(back.slug)).toMatchObject({ orderStatus: issued });
    expect(await of.rest(giver, id)).toBe(0);
    expect(await of.breaches()).toEqual([]);
  });

  test('late money whose places are gone leaves the certificate free', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const slug = await order(4);
    await apply(slug, code);
    const payment = await begin(slug);
    api.clock.advance(80 * MINUTE);
    await close();
    const next = await order(4, await api.aCustomer());
    await of.say(payment, 'succeeded');
    expect(await read(slug)).toMatchObject({ orderStatus: lapsed, refunds: [{ sum: 4 * PRICE - 100_000 }] });
    expect((await read(next)).orderStatus).toBe(held);
    expect(await of.rest(giver, id)).toBe(100_000);
    expect(await of.breaches()).toEqual([]);
  });

  test('several orders at once spend no more than it was sold for', async () => {
    const { id, code } = await of.bought(giver, 100_000);
    const slugs = [await order(1), await order(1, await api.aCustomer()), await order(1, await api.aCustomer())];
    await Promise.allSettled(slugs.map(slug => apply(slug, code)));
    const { rows } = await api.db.execute(
      sql`select sum(sum)::int as sum from certificate_use where state in ('reserved', 'settled')`,
    );
    expect(rows).toEqual([{ sum: 100_000 }]);
    expect(await of.rest(giver, id)).toBe(0);
    expect(await of.breaches()).toEqual([]);
  });

  test('the database alone refuses a use of nothing, and of two things', async () => {
    const { id } = await of.bought(giver, 100_000);
    const slug = await order();
    const orderId = await hold(api, anna, tariffId, [10]);
    const use = (booking: number | null, tickets: string | null) =>
      api.db.execute(sql`
        insert into certificate_use (certificate_id, booking_id, ticket_order_id, state, sum, receipt_mode, used_at)
        values (${id}, ${booking}, (select id from ticket_order where key = ${tickets}), 'reserved', 1, 'full', now())`);
    for (const both of [use(null, null), use(orderId, slug)])
      await expect(both).rejects.toMatchObject({ cause: { constraint: 'certificate_use_of_one' } });
  });
});
