import { moveTickets, saveSeries } from '@venue/sdk/series';
import { cancelTicket } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { lockEvent } from '../events/events.store.ts';
import { countsOf } from '../ticket-waits/ticket-waits.testing.ts';
import { doorsOpen, freeEntrance, newScanId, ticketsFor } from '../tickets/tickets.testing.ts';
import { twoDates } from './series.testing.ts';

// Only on PostgreSQL: the embedded database runs one transaction at a time.
let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres', config: doorsOpen });
  staff = await api.aStaff();
});
afterAll(async () => {
  expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
  await api.close();
});

interface Held {
  readonly person: Person;
  readonly code: string;
  readonly id: number;
}
async function aTicket(eventId: number, ticketId: number): Promise<Held> {
  const person = await api.aCustomer();
  const { codes, tickets } = await ticketsFor(api, person, eventId, ticketId);
  return { person, code: codes[0] ?? '', id: tickets[0]?.ticketNumber ?? 0 };
}
const move = ({ person, code, id }: Held, from: number, eventId: number) =>
  api.as(person).send(moveTickets, { slug: code, body: { from, eventId, tickets: [id] } });
const free = { tickets: [freeEntrance] };

test('of twelve who want the last three places of a date exactly three get them', async () => {
  const dates = await twoDates(api, { ...free, there: [{ ...freeEntrance, ticketQuantity: 3 }] });
  const holders = [];
  for (let each = 0; each < 12; each++) holders.push(await aTicket(dates.from, dates.kind));
  const results = await Promise.allSettled(holders.map(each => move(each, dates.from, dates.to)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(new Set(results.map(each => (each.status === 'rejected' ? each.reason.code : 'done')))).toEqual(
    new Set(['done', 'tickets_sold_out']),
  );
  expect([await countsOf(api, dates.from), await countsOf(api, dates.to)]).toMatchObject([{ sold: 9 }, { sold: 3 }]);
});

test('of moving a ticket to two dates, cancelling it and letting it in one happens', async () => {
  for (let round = 0; round < 6; round++) {
    const { owner, from, to, kind } = await twoDates(api, free);
    const third = await twoDates(api, { ...free, series: false });
    await api.db.execute(sql`update event set user_id = ${owner.id} where id = ${third.from}`);
    await api.as(owner).send(saveSeries, { id: from, body: { eventIds: [to, third.from] } });
    const held = await aTicket(from, kind);
    const scans = [{ scanId: newScanId(), code: held.code, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
    const [scanned, ...changes] = await Promise.all([
      api.as(staff).send(checkIn, { id: from, body: { scans } }),
      ...[
        move(held, from, to),
        move(held, from, third.from),
        api.as(held.person).send(cancelTicket, { slug: held.code, body: { refund: 0 } }),
      ].map(each =>
        each.then(
          () => true,
          () => false,
        ),
      ),
    ]);
    const isIn = scanned.message.results[0]?.outcome === checkInOutcome.admitted;
    expect([isIn, ...changes].filter(Boolean)).toHaveLength(1);
  }
});

test('the events are locked in the order of their ids, whichever way a ticket goes', async () => {
  const dates = await twoDates(api, free);
  const held = await aTicket(dates.to, dates.kindThere);
  let moving: Promise<unknown> = Promise.resolve();
  await inTransaction(api.db, async tx => {
    await lockEvent(tx, dates.from);
    moving = move(held, dates.to, dates.from);
    await expect
      .poll(async () => (await tx.execute(sql`select 1 from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0);
    // It waits for the first and has not locked the second.
    await tx.execute(sql`select 1 from event where id = ${dates.to} for update nowait`);
  });
  await moving;
  expect(await countsOf(api, dates.from)).toMatchObject({ sold: 1 });
});
