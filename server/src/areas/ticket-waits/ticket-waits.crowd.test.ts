import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { createTicketOrder, dropTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { entrance } from '../events/events.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { countsOf, join, order, PRICE, serve, soldOut, waitsOf } from './ticket-waits.testing.ts';

const { waiting, offered } = ticketWaitStatus;

describe.each(databaseKinds)('a long queue for tickets (%s)', kind => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi({ kind });
  });
  afterEach(() => api.close());

  const drop = (slug = '') => api.client().send(dropTicketOrder, { slug });

  test('hides nobody: hundreds who wait for other tickets, or for more of them, do not stand in the way', async () => {
    const one = { ...entrance, ticketQuantity: 1 };
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [one, { ...one, ticketName: 'Балкон' }] });
    const [stalls = 0, balcony = 0] = ticketIds;
    await order(api, await api.aCustomer(), { eventId, ticketId: stalls });
    const { orderKey } = await order(api, await api.aCustomer(), { eventId, ticketId: balcony });
    // For the stalls, which stay sold out, and for two places of the balcony, which has one.
    await api.db.execute(sql`
      insert into ticket_wait (key, event_id, ticket_id, name, phone, places, status, created_at, updated_at)
      select 'crowd-' || n, ${eventId}::int, case when n % 2 = 0 then ${stalls}::int else ${balcony}::int end, 'Гость',
        (9300000000 + n)::text, 1 + n % 2, ${waiting}::int, now(), now() from generate_series(1, 1200) n`);
    const last = await api.aCustomer();
    await join(api, last, balcony);
    await drop(orderKey);
    const bought = order(api, await api.aCustomer(), { eventId, ticketId: balcony });
    await expect(bought).rejects.toMatchObject({ code: 'tickets_sold_out' });
    await serve(api);
    expect((await waitsOf(api, last))[0]?.ticketWaitStatus).toBe(offered);
  });

  test('sets nothing aside for somebody who has as many places as one person may', async () => {
    const { eventId, ticketId, orders } = await soldOut(api, 12);
    const family = await api.aCustomer();
    await join(api, family, ticketId, 4);
    await api.db.execute(sql`update ticket_wait set passes = 3`);
    await drop(orders[10]?.orderKey);
    await serve(api);
    expect(await countsOf(api, eventId)).toMatchObject({ gathered: 1, held: 12 });
    // They get others meanwhile, so four more would be too many.
    await api.db.execute(sql`update ticket_order set phone = ${family.phone} where id in
      (select id from ticket_order where event_id = ${eventId} and status = 1 order by id limit 9)`);
    await drop(orders[11]?.orderKey);
    await serve(api);
    await serve(api);
    expect(await countsOf(api, eventId)).toMatchObject({ gathered: 0, held: 10, taken: 10 });
    const body = { eventId, lines: [{ ticketId, count: 2 }], total: 2 * PRICE };
    await api.as(await api.aCustomer()).send(createTicketOrder, { body });
  });
});
