import { addDays, dayOf, momentOf } from '@venue/sdk';
import { cancelTicket, getTicket } from '@venue/sdk/tickets';
import { checkIn, getDoorList, listDoorEvents, undoCheckIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome, ticketStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { hashOfCode } from '../tickets.code.ts';
import { anEventWithTickets, doorsOpen, newScanId, ticketsFor } from '../tickets.testing.ts';

const { admitted, already, cancelled, early, otherEvent, unknown } = checkInOutcome;

describe.each(databaseKinds)('at the door (%s)', kind => {
  let api: TestApi;
  /** The same with the usual setting. */
  let near: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, config: doorsOpen });
    near = await testApi({ database: api.database });
  });
  afterAll(async () => {
    await near.close();
    await api.close();
  });

  const guard = async (name: string) => api.as(await api.aStaff(['checkIn.manage'], { lastname: name, name: 'Вера' }));
  const scanOf = (by: { code: string } | { ticketNumber: number }, scanId = newScanId()) => ({
    scanId,
    ...by,
    place: 'Главный вход',
    scannedAt: api.clock.now.toISOString(),
  });
  type Guard = Awaited<ReturnType<typeof guard>>;
  const scan = async (as: Guard, id: number, one: ReturnType<typeof scanOf>, place = one.place) =>
    (await as.send(checkIn, { id, body: { scans: [{ ...one, place }] } })).message.results[0];

  async function aTicket() {
    const { eventId, ticketIds } = await anEventWithTickets(api);
    const person = await api.aCustomer({ lastname: 'Соснина', name: 'Алёна' });
    const { codes } = await ticketsFor(api, person, eventId, ticketIds[0]);
    return { eventId, person, code: codes[0] ?? '' };
  }

  test('a ticket comes in once; the second scan is told when, where and by whom', async () => {
    const { eventId, person, code } = await aTicket();
    const [first, second] = [await guard('Громова'), await guard('Кузнецова')];
    const one = scanOf({ code: `https://venue.example/app/tickets/${code}` });
    const at = api.clock.now.toISOString();
    const entry = { at, place: 'Главный вход', who: 'Громова В.' };
    expect(await scan(first, eventId, one)).toMatchObject({
      outcome: admitted,
      holderName: 'Соснина Алёна',
      checkIn: entry,
    });
    api.clock.advance(60_000);
    expect(await scan(second, eventId, scanOf({ code }), 'Двор')).toMatchObject({ outcome: already, checkIn: entry });
    // The response was lost and the phone sent the scan again: it is the first scan, not a second one.
    expect(await scan(first, eventId, one)).toMatchObject({ outcome: admitted, checkIn: entry });
    expect((await api.as(person).send(getTicket, { slug: code })).message).toMatchObject({
      ticketStatus: ticketStatus.used,
      checkedInAt: at,
      refund: null,
    });
    await expect(api.as(person).send(cancelTicket, { slug: code, body: { refund: 0 } })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    const { rows } = await api.db.execute(
      sql`select call_id, after from audit where subject = 'event' and subject_id = ${eventId} and call_id like 'admin.checkIn%'`,
    );
    expect(rows).toMatchObject([{ call_id: 'admin.checkIn.add', after: { tickets: [expect.any(Number)] } }]);
  });

  test('of fifty phones with one ticket exactly one lets it in', async () => {
    const { eventId, code } = await aTicket();
    const staff = await guard('Громова');
    const results = await Promise.all(Array.from({ length: 50 }, () => scan(staff, eventId, scanOf({ code }))));
    const outcomes = results.map(each => each?.outcome);
    expect(outcomes.filter(each => each === admitted)).toHaveLength(1);
    expect(outcomes.filter(each => each === already)).toHaveLength(49);
  });

  test('a forged code, a ticket of another event and a cancelled one do not pass', async () => {
    const [{ eventId, person, code }, other] = [await aTicket(), await aTicket()];
    const staff = await guard('Громова');
    expect(await scan(staff, eventId, scanOf({ code: 'AAAABBBBCCCC' }))).toMatchObject({ outcome: unknown });
    expect(await scan(staff, eventId, scanOf({ code: 'что-то с улицы' }))).toMatchObject({ outcome: unknown });
    expect(await scan(staff, eventId, scanOf({ ticketNumber: 999_999 }))).toMatchObject({ outcome: unknown });
    expect(await scan(staff, eventId, scanOf({ code: other.code }))).toMatchObject({
      outcome: otherEvent,
      holderName: null,
    });
    await api.as(person).send(cancelTicket, { slug: code, body: { refund: 0 } });
    expect(await scan(staff, eventId, scanOf({ code }))).toMatchObject({ outcome: cancelled });
    const { tickets } = (await staff.send(getDoorList, { id: eventId })).message;
    expect(tickets).toMatchObject([{ isCancelled: true, checkIn: null }]);
  });

  test('what a phone kept while it had no network comes later, with the time it was scanned', async () => {
    const { eventId, code } = await aTicket();
    const staff = await guard('Громова');
    const early = scanOf({ code });
    api.clock.advance(3_600_000);
    const late = scanOf({ code });
    // A scan from a clock that is ahead is not saved with a time in the future.
    const ahead = { ...scanOf({ code: 'AAAABBBBCCCC' }), scannedAt: '2099-01-01T00:00:00.000Z' };
    const body = { scans: [{ ...early, place: 'Двор' }, late, ahead] };
    const { results } = (await staff.send(checkIn, { id: eventId, body })).message;
    expect(results.map(each => each.outcome)).toEqual([admitted, already, unknown]);
    expect(results[1]?.checkIn).toMatchObject({ at: early.scannedAt, place: 'Двор' });
    const [fresh] = [await aTicket()];
    const future = { ...scanOf({ code: fresh.code }), scannedAt: '2099-01-01T00:00:00.000Z' };
    expect((await scan(staff, fresh.eventId, future))?.checkIn?.at).toBe(api.clock.now.toISOString());
  });

  test('nobody comes in hours before the event, whether scanned now, without network, or chosen in the list', async () => {
    const date = addDays(dayOf(api.clock.now), 30);
    const { eventId, ticketIds } = await anEventWithTickets(near, { date, time: '19:00' });
    const { tickets } = await ticketsFor(near, await near.aCustomer(), eventId, ticketIds[0], 2);
    const [first, second] = tickets;
    const opens = momentOf(date, 16);
    near.clock.now = new Date(opens.getTime() - 1);
    const staff = near.as(await near.aStaff(['checkIn.manage']));
    const come = async (by: { code: string } | { ticketNumber: number }, at: Date) => {
      const one = { scanId: newScanId(), ...by, place: 'Вход', scannedAt: at.toISOString() };
      const { results } = (await staff.send(checkIn, { id: eventId, body: { scans: [one] } })).message;
      return results[0]?.outcome;
    };
    const [code, ticketNumber] = [first?.code ?? '', second?.ticketNumber ?? 0];
    expect(await come({ code }, near.clock.now)).toBe(early);
    expect(await come({ ticketNumber }, near.clock.now)).toBe(early);
    // The clock of a phone that is ahead opens no door.
    expect(await come({ code }, new Date('2099-01-01'))).toBe(early);
    expect((await staff.send(getDoorList, { id: eventId })).message.event.doorsOpenAt).toBe(opens.toISOString());
    near.clock.now = opens;
    // What was scanned too early does not come in later either.
    expect(await come({ code }, new Date(opens.getTime() - 1))).toBe(early);
    expect([await come({ code }, opens), await come({ ticketNumber }, opens)]).toEqual([admitted, admitted]);
  });

  test('the list knows everybody by name and last digits, and no code; a mistake is taken back', async () => {
    const { eventId, person, code } = await aTicket();
    const staff = await guard('Громова');
    const list = async () => (await staff.send(getDoorList, { id: eventId })).message;
    const before = await list();
    expect(before.tickets).toMatchObject([
      { holderName: 'Соснина Алёна', phoneEnding: person.phone.slice(-4), codeHash: hashOfCode(code), checkIn: null },
    ]);
    expect(JSON.stringify(before)).not.toContain(code);
    const ticketNumber = before.tickets[0]?.ticketNumber ?? 0;
    expect(await scan(staff, eventId, scanOf({ ticketNumber }))).toMatchObject({ outcome: admitted });
    expect((await list()).event).toMatchObject({ issued: 1, checkedIn: 1 });
    await staff.send(undoCheckIn, { id: eventId, body: { ticketNumber } });
    await expect(staff.send(undoCheckIn, { id: eventId, body: { ticketNumber } })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    const other = await aTicket();
    await expect(staff.send(undoCheckIn, { id: other.eventId, body: { ticketNumber } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await scan(staff, eventId, scanOf({ code }))).toMatchObject({ outcome: admitted });
  });

  test('events are offered while they are near', async () => {
    const near = await anEventWithTickets(api, { date: '2027-05-15' });
    const staff = await guard('Громова');
    const ids = async () => (await staff.send(listDoorEvents, {})).message.events.map(each => each.eventId);
    const now = api.clock.now;
    api.clock.now = new Date('2027-04-20T09:00:00+05:00');
    const soon = await guard('Лосева');
    expect((await soon.send(listDoorEvents, {})).message.events.map(each => each.eventId)).toContain(near.eventId);
    api.clock.now = now;
    expect(await ids()).not.toContain(near.eventId);
  });
});
