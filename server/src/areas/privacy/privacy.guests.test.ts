import { addDays, dayOf } from '@venue/sdk';
import { eraseGuest, findGuest } from '@venue/sdk/privacy/admin';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit, outbox } from '../../core/db/core.table.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { tell } from '../../core/outbox.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { eventAttendee, ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { GUEST_DAYS } from '../tickets/tickets.jobs.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';

const phone = '9125550201';
const other = '9125550202';

describe.each(databaseKinds)('guests without an account (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate payment, refund, receipt cascade`);
    await api.db.delete(eventAttendee);
    await api.db.delete(ticketOrder);
    await api.db.delete(audit);
    await api.db.delete(outbox);
  });

  /** An order of a guest with one ticket, for an event that ended so many days ago. */
  async function anOrder(of: string, daysAgo: number, over: Partial<typeof ticketOrder.$inferInsert> = {}) {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const day = addDays(dayOf(api.clock.now), -daysAgo);
    await api.db.execute(sql`update event set date = ${day}, date_end = null where id = ${eventId}`);
    const common = { eventId, userId: null, name: 'Ивлева Нина', phone: of, createdAt: api.clock.now };
    const [order] = await api.db
      .insert(ticketOrder)
      .values({ ...common, status: ticketOrderStatus.issued, total: 0, ...over })
      .returning();
    const orderId = order?.id ?? 0;
    await api.db
      .insert(eventAttendee)
      .values({ ...common, orderId, ticketId: ticketIds[0] ?? 0, email: 'nina@example.ru', price: 0 });
    return orderId;
  }
  const aPayment = (orderId: number, status: string) =>
    api.db.execute(sql`
      insert into payment (ticket_order_id, provider, provider_id, status, sum, description, vat_percent,
                           confirmation_token, frame_url, created_at, expires_at, due_at)
      values (${orderId}, 'sandbox', ${`p${orderId}`}, ${status}, 100, '', 20, '', '', now(), now(),
              ${status === 'pending' ? sql`now()` : null})
      returning id`);
  const find = async () => (await api.as(staff).send(findGuest, { body: { phone } })).message;
  const erase = (records: number) => api.as(staff).send(eraseGuest, { body: { phone, records } });
  const names = async () =>
    (
      await api.db.execute(sql`
        select name, phone, '' as email from ticket_order union all select name, phone, email from event_attendee
        order by phone, email`)
    ).rows;

  test('somebody abroad, who was written to by letter, is erased with those letters and no others', async () => {
    const [abroad, email] = ['+48221234567', 'nina@example.ru'];
    await anOrder(abroad, 1);
    const row = {
      event: 'ticket.received',
      kind: 'mail',
      recipient: email,
      subject: '',
      body: '',
      dueAt: api.clock.now,
    };
    const letter = { ...row, createdAt: api.clock.now } as const;
    await api.db.insert(outbox).values([letter as never, { ...letter, userId: staff.id } as never]);
    const body = { phone: abroad };
    expect((await api.as(staff).send(findGuest, { body })).message).toEqual({
      accountId: null,
      records: 1,
      waits: null,
    });
    await api.as(staff).send(eraseGuest, { body: { ...body, records: 1 } });
    expect(await names()).toEqual([
      { name: '', phone: '', email: '' },
      { name: '', phone: '', email: '' },
    ]);
    expect((await api.db.select().from(outbox)).map(({ userId }) => userId)).toEqual([staff.id]);
  });

  test('staff find one by the phone and erase them, which the log says without their name', async () => {
    const orderId = await anOrder(phone, 1);
    await anOrder(other, 1);
    await inTransaction(api.db, tx =>
      tell(
        tx,
        { now: api.clock.now, config: api.config },
        { event: 'refund.sent', to: { phone, email: undefined }, about: { of: 'Билет', sum: 100 } },
      ),
    );
    expect(await find()).toEqual({ accountId: null, records: 1, waits: null });
    await expect(erase(2)).rejects.toMatchObject({ code: 'conflict' });
    await erase(1);
    expect(await names()).toEqual([
      { name: '', phone: '', email: '' },
      { name: '', phone: '', email: '' },
      { name: 'Ивлева Нина', phone: other, email: '' },
      { name: 'Ивлева Нина', phone: other, email: 'nina@example.ru' },
    ]);
    expect(await api.db.select().from(outbox)).toEqual([]);
    expect(await api.db.select().from(audit).where(eq(audit.callId, eraseGuest.id))).toMatchObject([
      {
        callId: eraseGuest.id,
        userId: staff.id,
        subject: 'ticketOrder',
        subjectId: orderId,
        before: null,
        after: null,
      },
    ]);
    expect(await find()).toEqual({ accountId: null, records: 0, waits: null });
    await expect(erase(0)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('nobody is erased while an event is ahead or money is on its way', async () => {
    const refused = async (waits: string) => {
      expect(await find()).toMatchObject({ waits });
      await expect(erase((await find()).records)).rejects.toMatchObject({ code: 'move_not_allowed' });
    };
    const ahead = await anOrder(phone, 0);
    await refused('event');
    await api.db.execute(sql`update event_attendee set cancelled_at = now(), refund = 0 where order_id = ${ahead}`);
    expect(await find()).toMatchObject({ waits: null });
    const paid = await anOrder(phone, 1);
    await aPayment(paid, 'pending');
    await refused('money');
    await api.db.execute(sql`truncate payment, refund, receipt cascade`);
    const { rows } = await aPayment(paid, 'succeeded');
    expect(await find()).toMatchObject({ waits: null });
    await api.db.execute(sql`
      insert into refund (payment_id, sum, status, why, created_at, requested_at, due_at)
      values (${rows[0]?.id}, 100, 'requested', '', now(), now(), now())`);
    await refused('money');
  });

  test('what was ordered by the phone of an account goes with the account', async () => {
    const { id } = await api.aCustomer({ phone });
    await anOrder(phone, 1);
    expect(await find()).toEqual({ accountId: id, records: 1, waits: null });
    await expect(erase(1)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await api.db.execute(sql`update users set phone = '9125550299' where id = ${id}`);
  });

  test('some time after the event a guest is forgotten, unless money is on its way', async () => {
    await anOrder(phone, GUEST_DAYS);
    const long = await anOrder(other, GUEST_DAYS + 1);
    // An order of an account is not affected.
    const { id: userId } = await api.aCustomer();
    await anOrder('9125550203', GUEST_DAYS + 1, { userId });
    await api.runJob('tickets.forgetGuests');
    const readRest = async () => (await names()).map(row => row.phone);
    expect(await readRest()).toEqual(['', '', phone, phone, '9125550203', '9125550203']);
    const paying = await anOrder(other, GUEST_DAYS + 1);
    await aPayment(paying, 'pending');
    await api.runJob('tickets.forgetGuests');
    expect(await readRest()).toEqual(['', '', phone, phone, other, other, '9125550203', '9125550203']);
    expect(long).toBeLessThan(paying);
  });
});
