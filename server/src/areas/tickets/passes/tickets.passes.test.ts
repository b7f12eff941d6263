import { getTicketTerms, saveTicketTerms } from '@venue/sdk/tickets';
import { checkIn, getDoorList, undoCheckIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariantsOf } from '../../../area/area.ts';
import { brokenInvariants } from '../../../area/invariant.ts';
import { areas } from '../../../areas.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { anEventWithTickets, doorsOpen, newScanId, ticketsFor } from '../tickets.testing.ts';

const { admitted, already, exitOff, inside, left, outside } = checkInOutcome;

describe.each(databaseKinds)('going out and in again (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, config: doorsOpen });
  });
  afterAll(() => api.close());

  async function aDoor(allowsReentry: boolean) {
    const { eventId: id, owner, ticketIds } = await anEventWithTickets(api);
    const terms = (await api.as(owner).send(getTicketTerms, { id })).message;
    if (allowsReentry) await api.as(owner).send(saveTicketTerms, { id, body: { ...terms, allowsReentry } });
    const { codes, tickets } = await ticketsFor(api, await api.aCustomer(), id, ticketIds[0], 2);
    const staff = api.as(await api.aStaff());
    const scanOf = (direction: 'in' | 'out', at = api.clock.now, code = codes[0] ?? '') => ({
      scanId: newScanId(),
      code,
      place: 'Вход',
      scannedAt: at.toISOString(),
      direction,
    });
    const send = async (...scans: ReturnType<typeof scanOf>[]) =>
      (await staff.send(checkIn, { id, body: { scans } })).message.results.map(({ outcome }) => outcome);
    const list = async () => (await staff.send(getDoorList, { id })).message;
    return { id, staff, scanOf, send, list, codes, ticketNumber: tickets[0]?.ticketNumber ?? 0 };
  }
  const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000);

  test('where it is allowed a guest comes in, goes out and comes in; the counts follow, a mistake is taken back', async () => {
    const { id, staff, scanOf, send, list, codes, ticketNumber } = await aDoor(true);
    expect(await send(scanOf('out'))).toEqual([outside]);
    const other = scanOf('in', api.clock.now, codes[1]);
    expect(await send(scanOf('in'), other)).toEqual([admitted, admitted]);
    api.clock.advance(60_000);
    expect(await send(scanOf('in'))).toEqual([inside]);
    const out = scanOf('out');
    // The response was lost and the phone sent the scan again.
    expect(await send(out)).toEqual([left]);
    expect(await send(out)).toEqual([left]);
    expect(await send(scanOf('out'))).toEqual([outside]);
    expect((await list()).event).toMatchObject({ checkedIn: 2, inside: 1, allowsReentry: true });
    expect((await list()).tickets.find(each => each.ticketNumber === ticketNumber)).toMatchObject({ isOutside: true });
    api.clock.advance(60_000);
    expect(await send(scanOf('in'))).toEqual([admitted]);
    expect((await list()).event).toMatchObject({ checkedIn: 2, inside: 2 });
    expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
    await staff.send(undoCheckIn, { id, body: { ticketNumber } });
    expect((await list()).event).toMatchObject({ checkedIn: 1, inside: 1 });
    expect((await api.db.execute(sql`select 1 from door_pass where attendee_id = ${ticketNumber}`)).rows).toEqual([]);
  });

  test('what phones without network bring later counts by when it was scanned; who passed twice is reported', async () => {
    const { scanOf, send, list } = await aDoor(true);
    await send(scanOf('in'));
    const [at1, at2, at3, at4] = [minutes(1), minutes(2), minutes(3), minutes(4)];
    api.clock.advance(10 * 60_000);
    // One phone brings the second way out first; the other one brings what was between.
    expect(await send(scanOf('out', at3))).toEqual([left]);
    expect(await send(scanOf('out', at1))).toEqual([outside]);
    expect(await send(scanOf('in', at4))).toEqual([admitted]);
    expect(await send(scanOf('in', at2))).toEqual([inside]);
    expect((await list()).event).toMatchObject({ checkedIn: 1, inside: 1 });
    expect(await brokenInvariants(api.db, invariantsOf(areas), api.clock.now)).toEqual([]);
  });

  test('of many phones at once one lets a guest out, and one in again', async () => {
    const { scanOf, send } = await aDoor(true);
    await send(scanOf('in'));
    api.clock.advance(60_000);
    for (const [direction, once] of [
      ['out', left],
      ['in', admitted],
    ] as const) {
      const outcomes = (await Promise.all(Array.from({ length: 10 }, () => send(scanOf(direction))))).flat();
      expect(outcomes.filter(outcome => outcome === once)).toHaveLength(1);
      api.clock.advance(60_000);
    }
  });

  test('where it is not allowed a ticket comes in once, and no way out is marked', async () => {
    const { scanOf, send, list } = await aDoor(false);
    expect(await send(scanOf('in'), scanOf('in'), scanOf('out'))).toEqual([admitted, already, exitOff]);
    expect((await list()).event).toMatchObject({ checkedIn: 1, inside: 1, allowsReentry: false });
    expect((await api.db.execute(sql`select 1 from door_pass`)).rows).toHaveLength(
      (
        await api.db.execute(sql`select 1 from door_pass p join ticket_terms t on t.allows_reentry
        join event_attendee a on a.id = p.attendee_id and a.event_id = t.event_id`)
      ).rows.length,
    );
  });
});
