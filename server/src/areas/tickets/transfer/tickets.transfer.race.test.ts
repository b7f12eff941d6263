import { cancelTicket, transferTicket } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { anEventWithTickets, doorsOpen, newScanId, ticketsFor } from '../tickets.testing.ts';

// Only on PostgreSQL: the embedded database runs one transaction at a time.
let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres', config: doorsOpen });
  staff = await api.aStaff();
});
afterAll(() => api.close());

async function aTicket() {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const person = await api.aCustomer();
  const { codes, tickets } = await ticketsFor(api, person, eventId, ticketIds[0]);
  return { eventId, person, code: codes[0] ?? '', id: tickets[0]?.ticketNumber ?? 0 };
}
const phoneOf = (each: number) => `91255504${String(each).padStart(2, '0')}`;
const rowOf = async (id: number) =>
  (
    await api.db.execute<{ phone: string; changes: number; cancelled: boolean; used: boolean }>(
      sql`select phone, cancelled_at is not null as cancelled,
            (select count(*)::int from ticket_change where attendee_id = a.id) as changes,
            exists(select 1 from check_in where attendee_id = a.id) as used
          from event_attendee a where id = ${id}`,
    )
  ).rows[0];

test('of twenty transfers of one ticket at once exactly one happens', async () => {
  const { person, code, id } = await aTicket();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, each) =>
      api.as(person).send(transferTicket, { slug: code, body: { name: 'Гость', phone: phoneOf(each) } }),
    ),
  );
  const won = results.findIndex(({ status }) => status === 'fulfilled');
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(new Set(results.map(each => (each.status === 'rejected' ? each.reason.code : 'done')))).toEqual(
    new Set(['done', 'ticket_replaced']),
  );
  expect(await rowOf(id)).toMatchObject({ phone: phoneOf(won), changes: 1 });
});

test('of giving a ticket away and letting it in one happens, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const { eventId, person, code, id } = await aTicket();
    const scans = [{ scanId: newScanId(), code, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
    const [passed, scanned] = await Promise.all([
      api
        .as(person)
        .send(transferTicket, { slug: code, body: { name: 'Гость', phone: phoneOf(50) } })
        .then(
          () => true,
          () => false,
        ),
      api.as(staff).send(checkIn, { id: eventId, body: { scans } }),
    ]);
    const outcome = scanned.message.results[0]?.outcome;
    expect(outcome).toBe(passed ? checkInOutcome.passedOn : checkInOutcome.admitted);
    expect(await rowOf(id)).toMatchObject({ changes: passed ? 1 : 0, used: !passed });
  }
});

test('of giving a ticket away and cancelling it one happens, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { person, code, id } = await aTicket();
    const as = api.as(person);
    const results = await Promise.allSettled([
      as.send(transferTicket, { slug: code, body: { name: 'Гость', phone: phoneOf(60) } }),
      as.send(cancelTicket, { slug: code, body: { refund: 0 } }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isPassed = results[0]?.status === 'fulfilled';
    expect(await rowOf(id)).toMatchObject({ changes: isPassed ? 1 : 0, cancelled: !isPassed });
  }
});
