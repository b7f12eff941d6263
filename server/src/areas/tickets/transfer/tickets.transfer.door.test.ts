import { transferTicket } from '@venue/sdk/tickets';
import { checkIn, getDoorList } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { hashOfCode } from '../tickets.code.ts';
import { anEventWithTickets, doorsOpen, newScanId, ticketsFor } from '../tickets.testing.ts';

const { admitted, passedOn } = checkInOutcome;

describe.each(databaseKinds)('a ticket that was given away, at the door (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, config: doorsOpen });
  });
  afterAll(() => api.close());

  async function passed() {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const person = await api.aCustomer({ lastname: 'Соснина', name: 'Алёна' });
    const { codes, tickets } = await ticketsFor(api, person, eventId, ticketIds[0]);
    const [former = '', ticketNumber = 0] = [codes[0], tickets[0]?.ticketNumber];
    const before = api.clock.now.toISOString();
    api.clock.advance(60_000);
    await api.as(person).send(transferTicket, { slug: former, body: { name: 'Петров Пётр', phone: '9125550501' } });
    const { rows } = await api.db.execute<{ code: string }>(
      sql`select code from event_attendee where id = ${ticketNumber}`,
    );
    return { eventId, former, ticketNumber, before, code: rows[0]?.code ?? '' };
  }
  const staff = async () => api.as(await api.aStaff());

  test('the old code is known as replaced, with and without network, and says nothing of the new holder', async () => {
    const { eventId, former, ticketNumber, code } = await passed();
    const door = await staff();
    const list = (await door.send(getDoorList, { id: eventId })).message;
    expect(list.replaced).toEqual([{ codeHash: hashOfCode(former), ticketNumber, outcome: passedOn }]);
    expect(list.tickets).toMatchObject([{ codeHash: hashOfCode(code), holderName: 'Петров Пётр', checkIn: null }]);
    const scanOf = (by: object) => ({
      scanId: newScanId(),
      ...by,
      place: 'Вход',
      scannedAt: api.clock.now.toISOString(),
    });
    const body = { scans: [scanOf({ code: former }), scanOf({ code }), scanOf({ code: former })] };
    const { results } = (await door.send(checkIn, { id: eventId, body })).message;
    expect(results.map(each => each.outcome)).toEqual([passedOn, admitted, passedOn]);
    expect(results[0]).toMatchObject({ ticketNumber, holderName: null, checkIn: null });
  });

  test('what a phone without network let in by an older list is reported, and the new holder comes in', async () => {
    const { eventId, former, ticketNumber, before, code } = await passed();
    const door = await staff();
    const scanOf = (by: object, scannedAt: string) => ({ scanId: newScanId(), ...by, place: 'Двор', scannedAt });
    const old = [scanOf({ code: former }, before), scanOf({ ticketNumber }, before)];
    const { results } = (await door.send(checkIn, { id: eventId, body: { scans: old } })).message;
    expect(results.map(each => each.outcome)).toEqual([passedOn, passedOn]);
    const fresh = [scanOf({ code }, api.clock.now.toISOString())];
    expect((await door.send(checkIn, { id: eventId, body: { scans: fresh } })).message.results[0]?.outcome).toBe(
      admitted,
    );
  });
});
