import { createTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { entrance } from '../events/events.testing.ts';
import { anEventWithTickets, freeEntrance } from './tickets.testing.ts';

const BUYERS = 200;

describe.each(databaseKinds)('two hundred people and the last ten tickets (%s)', kind => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi({ kind });
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
    return { won: answers.length - lost.length, lost: new Set(lost) };
  }

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

  test('of a paid kind: exactly ten are held', async () => {
    const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 10 }] });
    const outcome = await race(eventId, () => ticketIds[0] ?? 0, entrance.ticketPrice);
    expect(outcome).toEqual({ won: 10, lost: new Set(['tickets_sold_out']) });
    expect(await numbersOf(eventId)).toMatchObject({ held: 10, sold: 0, taken: 10 });
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
