import { momentOf } from '@venue/sdk';
import { listRecordMessages, listSentMessages } from '@venue/sdk/unsent/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';

const email = 'anna@example.ru';

describe.each(databaseKinds)('messages and what became of them, on %s', kind => {
  let api: TestApi;
  let anna: Person;
  let office: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(sql`truncate booking, room_slot, payment, refund, outbox, idempotency, event cascade`);
    anna = await api.aCustomer({ email, emailActive: true });
    office = await api.aStaff();
  });

  const of = async (record: string, id: number, as = office) =>
    (await api.as(as).send(listRecordMessages, { kind: record, id })).message.messages;
  const all = async (query = {}, as = office) => (await api.as(as).send(listSentMessages, { query })).items;
  const set = (values: Partial<typeof outbox.$inferInsert>, channel: 'sms' | 'mail' = 'sms') =>
    api.db.update(outbox).set(values).where(eq(outbox.kind, channel));

  test('a booking and its customer show the SMS and the letter, another booking does not', async () => {
    const [one, other] = [await paidBooking(api, anna, tariffId, [14]), await paidBooking(api, anna, tariffId, [16])];
    expect(
      (await of('booking', one)).map(({ kind: by, state, about, text }) => [by, state, about, text.slice(0, 18)]),
    ).toEqual([
      ['mail', 'waiting', `Бронь № ${one} оплачена: Фотостудия`, expect.any(String)],
      ['sms', 'waiting', 'Бронь оплачена', `Бронь № ${one} оплачена`.slice(0, 18)],
    ]);
    expect(await of('booking', other)).toHaveLength(2);
    expect(await of('user', anna.id)).toHaveLength(4);
    expect(await of('user', office.id)).toEqual([]);
    expect(await of('eventRequest', one)).toEqual([]);
  });

  test('what became of each is said, with the words of the gateway', async () => {
    await paidBooking(api, anna, tariffId, [14]);
    const now = api.clock.now;
    const states = async () => (await all()).map(({ kind: by, state }) => `${by} ${state}`);
    expect(await states()).toEqual(['mail waiting', 'sms waiting']);
    await set({ dueAt: null, sentAt: now });
    expect(await states()).toEqual(['mail waiting', 'sms sent']);
    await set({ deliveredAt: now });
    expect(await states()).toEqual(['mail waiting', 'sms delivered']);
    await set({ dueAt: null, sentAt: now, refusedAt: now, lastError: 'Ящика нет' }, 'mail');
    expect((await all())[0]).toMatchObject({ state: 'undelivered', lastError: 'Ящика нет', status: 'undelivered' });
    await set({ dueAt: null, sentAt: null, refusedAt: null, lastError: null, droppedAt: now }, 'mail');
    expect(await states()).toEqual(['mail dropped', 'sms delivered']);
  });

  test('each state is a filter, and every message is in exactly one', async () => {
    const now = api.clock.now;
    await paidBooking(api, anna, tariffId, [14]);
    const cases: Partial<typeof outbox.$inferInsert>[] = [
      {},
      { dueAt: null, sentAt: now },
      { dueAt: null, sentAt: now, deliveredAt: now },
      { dueAt: null, sentAt: now, refusedAt: now, lastError: 'Нет' },
      { dueAt: null, refusedAt: now, lastError: 'Нет' },
      { dueAt: null, droppedAt: now, lastError: 'Нет' },
      { dueAt: null, uselessAt: now },
    ];
    for (const values of cases) {
      await set({
        dueAt: now,
        sentAt: null,
        deliveredAt: null,
        refusedAt: null,
        droppedAt: null,
        lastError: null,
        uselessAt: null,
        ...values,
      });
      const [row] = await all({ kind: 'sms' });
      const found = await Promise.all(
        (['waiting', 'sent', 'delivered', 'undelivered', 'dropped'] as const).map(async state =>
          (await all({ kind: 'sms', state })).length === 1 ? state : null,
        ),
      );
      expect(found.filter(Boolean)).toEqual([row?.state]);
    }
  });

  test('codes, and links to tickets, are never shown, whether they have left or not', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const { orderKey, codes } = await ticketsFor(api, anna, eventId, ticketIds[0]);
    const code = { code: '123456' };
    await inTransaction(api.db, tx =>
      post(tx, api.clock.now, { event: 'code.sms', to: anna.phone, about: code, secret: '123456' }),
    );
    const texts = JSON.stringify(await all());
    expect(texts).toContain('•••');
    for (const secret of ['123456', orderKey, codes[0] ?? expect.unreachable()]) expect(texts).not.toContain(secret);
  });

  test('phones are masked for those who may not read users, and cards need the right to their records', async () => {
    const id = await paidBooking(api, anna, tariffId, [14]);
    const desk = await api.aStaff(['bookings.read']);
    expect((await of('booking', id, desk)).map(({ to }) => to)).toEqual([
      'an•••@example.ru',
      expect.stringContaining('•••-••'),
    ]);
    await expect(of('booking', id, await api.aStaff(['events.read']))).rejects.toMatchObject({
      code: 'profile_denied',
    });
    await expect(of('nonsense', id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(all({}, desk)).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
