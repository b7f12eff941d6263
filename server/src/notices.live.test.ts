import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { allPushes } from '@venue/sdk/calls';
import { writeToCustomer } from '@venue/sdk/event-requests/admin';
import { setPresence } from '@venue/sdk/presence/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, openStudio, paidBooking } from './areas/bookings/bookings.testing.ts';
import { aSubmitted } from './areas/event-requests/event-requests.testing.ts';
import { bought } from './areas/packages/packages.testing.ts';
import { aTicketWait } from './areas/ticket-waits/ticket-waits.testing.ts';
import { aTicketCheckedIn, doorsOpen } from './areas/tickets/tickets.testing.ts';
import { aWait } from './areas/waitlist/waitlist.testing.ts';
import { liveMessage } from './core/db/core.table.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { opposites } from './testing/decisions/decisions.rows.ts';
import { rowsOf, undeclaredMessages, writtenMessages } from './testing/liveRows.ts';

describe('live messages', () => {
  let api: TestApi;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ config: doorsOpen });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());

  test('say by action and topic which push they are', () => {
    const rows = allPushes.flatMap(rowsOf);
    expect(rows.filter((row, place) => rows.indexOf(row) < place)).toEqual([]);
  });

  test('each is told on the topics the table names, and on no others', async () => {
    const office = api.as(await api.aStaff());
    await paidBooking(api, await api.aCustomer(), tariffId, [17]);
    await office.send(writeTechnicalReason, { body: { roomId: 31, slots: [at(9, '2026-12-05')], reason: 'Покраска' } });
    await office.send(setPresence, { body: { kind: 'event', id: 12, tab: 'first', here: true } });
    const requestId = await aSubmitted(api, await api.aCustomer());
    await office.send(writeToCustomer, { id: requestId, body: { text: 'Здравствуйте', files: [] } });
    await aTicketCheckedIn(api);
    await aWait(api, await api.aCustomer());
    await aTicketWait(api, await api.aCustomer());
    await bought(api, await api.aStaff(), await api.aCustomer());
    for (const make of Object.values(opposites)) await (await make(api, tariffId))[0](office);
    expect(await writtenMessages(api.db)).toEqual(allPushes.flatMap(rowsOf).toSorted());
  });

  test('one on a topic that its push does not name fails the tests', async () => {
    const stray = { topic: 'residents', seq: 1_000_000, action: 'order_paid', data: {}, createdAt: api.clock.now };
    await api.db.insert(liveMessage).values(stray);
    expect(await undeclaredMessages(api.db)).toEqual(['order_paid on residents']);
    await api.db.delete(liveMessage).where(eq(liveMessage.seq, stray.seq));
  });
});
