import { addDays, dayOf } from '@venue/sdk';
import { eraseGuest, findGuest } from '@venue/sdk/privacy/admin';
import { transferTicket } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { GUEST_DAYS } from '../tickets.jobs.ts';
import { anEventWithTickets, ticketsFor } from '../tickets.testing.ts';

describe.each(databaseKinds)('guests who were given tickets (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  test('are found and erased by their phone, each by their own, and 90 days after the event', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const buyer = await api.aCustomer({ lastname: 'Соснина', name: 'Алёна' });
    const { codes, tickets } = await ticketsFor(api, buyer, eventId, ticketIds[0], 3);
    const phones = ['9125550601', '9125550602'] as const;
    for (const [place, phone] of phones.entries()) {
      const body = { name: place === 0 ? 'Гость Первый' : 'Гость Второй', phone };
      await api.as(buyer).send(transferTicket, { slug: codes[place] ?? '', body });
    }
    const names = async () =>
      (
        await api.db.execute<{ name: string }>(
          sql`select name from event_attendee where order_id is not null and event_id = ${eventId} order by id`,
        )
      ).rows.map(({ name }) => name);
    const day = (ago: number) =>
      api.db.execute(
        sql`update event set date = ${addDays(dayOf(api.clock.now), -ago)}, date_end = null where id = ${eventId}`,
      );
    await day(1);
    const staff = api.as(await api.aStaff());
    const [phone] = phones;
    expect((await staff.send(findGuest, { body: { phone } })).message).toEqual({
      accountId: null,
      records: 1,
      waits: null,
    });
    await staff.send(eraseGuest, { body: { phone, records: 1 } });
    expect(await names()).toEqual(['', 'Гость Второй', 'Соснина Алёна']);
    await day(GUEST_DAYS + 1);
    await api.runJob('tickets.forgetGuests');
    expect(await names()).toEqual(['', '', 'Соснина Алёна']);
    expect(tickets).toHaveLength(3);
  });
});
