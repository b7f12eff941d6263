import { cancelTicket, createTicketOrder, getTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { lettersTo } from '../../../testing/letters.ts';
import { entrance } from '../../events/events.testing.ts';
import { aBank, type Bank } from '../../payments/payments.testing.ts';
import { anEventWithTickets, freeEntrance } from '../tickets.testing.ts';

const PRICE = entrance.ticketPrice;
const email = 'guest@example.ru';

describe.each(databaseKinds)('letters about tickets (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let person: Person;
  let eventId: number;
  let ticketId: number;
  let freeId: number;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, ports: { payments: bank } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency, live_message cascade`);
    person = await api.aCustomer({ email, emailActive: true });
    const made = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 5 }, freeEntrance] });
    ({ eventId } = made);
    [ticketId = 0, freeId = 0] = made.ticketIds;
  });

  /** Tickets that were paid for; their codes. */
  async function bought(count: number): Promise<string[]> {
    const body = { eventId, lines: [{ ticketId, count }], total: PRICE * count };
    const { orderKey: slug } = (await api.as(person).send(createTicketOrder, { body })).message;
    const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    const { tickets } = (await api.client().send(getTicketOrder, { slug })).message;
    return tickets.map(({ code }) => code);
  }
  const letters = () => lettersTo(api.db, email);

  test('paid tickets come as one PDF with a page each, and their event for the calendar', async () => {
    const codes = await bought(2);
    const [letter, ...others] = await letters();
    expect([letter?.event, others]).toEqual(['ticket.issued', []]);
    const [pdf, calendar] = letter?.files ?? [];
    expect([pdf?.name, pdf?.type]).toEqual(['Билеты.pdf', 'application/pdf']);
    expect(pdf?.text.match(/\/Type \/Page\b/g)).toHaveLength(codes.length);
    expect(calendar?.text).toMatch(/^METHOD:PUBLISH\r$/m);
    expect(calendar?.text.match(/^BEGIN:VEVENT/gm)).toHaveLength(codes.length);
    expect(letter?.body).toContain(`${api.config.publicUrl}/app/tickets/order/`);
    // The link opens the tickets for whoever has it.
    const { rows } = await api.db.execute<{ kept: string }>(
      sql`select kept_body as kept from outbox where kind = 'mail'`,
    );
    expect(rows.map(({ kept }) => [kept.includes('/order/•••'), /order\/[\w-]{10}/.test(kept)])).toEqual([
      [true, false],
    ]);
  });

  test('a cancelled ticket is taken out of calendars, the other one stays', async () => {
    const [code = ''] = await bought(2);
    await api.as(person).send(cancelTicket, { slug: code, body: { refund: PRICE } });
    const letter = (await letters()).at(-1);
    expect(letter?.event).toBe('ticket.cancelled');
    expect(letter?.body.replaceAll('\u00a0', ' ')).toMatch(/^Билет № \d+ отменён\. Вернём /);
    expect(letter?.files.map(({ type }) => type)).toEqual(['text/calendar; charset=utf-8; method=CANCEL']);
    expect(letter?.files[0]?.text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CANCELLED']);
  });

  test('who cancels a free ticket has it taken out of the calendar, and nothing is said of money', async () => {
    const body = { eventId, lines: [{ ticketId: freeId, count: 1 }], total: 0 };
    const { orderKey } = (await api.as(person).send(createTicketOrder, { body })).message;
    const { tickets } = (await api.client().send(getTicketOrder, { slug: orderKey })).message;
    const code = tickets[0]?.code ?? '';
    await api.as(person).send(cancelTicket, { slug: code, body: { refund: 0 } });
    const letter = (await letters()).at(-1);
    expect(letter?.event).toBe('ticket.cancelled');
    expect(letter?.body.replaceAll('\u00a0', ' ')).toMatch(/^Билет № \d+ отменён\.\n/);
    // A guest may have named anybody's phone.
    const sms = await api.db.execute(sql`select event from outbox where kind = 'sms' and event = 'ticket.cancelled'`);
    expect(sms.rows).toEqual([]);
    expect(letter?.body).not.toMatch(/деньги|Вернём/i);
    expect(letter?.files[0]?.text.match(/^STATUS:.*$/gm)).toEqual(['STATUS:CANCELLED']);
  });
});
