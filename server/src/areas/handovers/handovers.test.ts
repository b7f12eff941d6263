import { addDays, dayOf } from '@venue/sdk';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { giveMoneyAtDesk, payAtDesk } from '@venue/sdk/desk/admin';
import { addHandover, exportHandovers, getOpenShift, listHandovers } from '@venue/sdk/handovers/admin';
import type { HandoverFields } from '@venue/sdk/handovers/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, openStudio } from '../bookings/bookings.testing.ts';
import { countCash } from '../reports/reports.counts.store.ts';

const HOUR = 150_000;

describe.each(databaseKinds)('the hand-over of a shift (%s)', kind => {
  let api: TestApi;
  let vera: Person;
  let oleg: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date(at(12, '2026-12-01'));
    await api.db.execute(sql`truncate booking, room_slot, payment, movement, shift_handover, outbox, audit cascade`);
    vera = await api.aStaff();
    oleg = await api.aStaff();
    anna = await api.aCustomer();
  });

  const shift = async () => (await api.as(vera).send(getOpenShift, {})).message;
  const list = async () => (await api.as(vera).send(listHandovers, {})).message.handovers;
  const takeCash = async (who: Person, hour: number, by: 'cash' | 'terminal' = 'cash') => {
    const orderId = await hold(api, anna, tariffId, [hour]);
    await api.as(who).send(payAtDesk, { body: { orderId, by, sum: HOUR } });
    return orderId;
  };
  const giveBack = async (who: Person, orderId: number) => {
    await api.as(who).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    await api.as(who).send(giveMoneyAtDesk, { body: { orderId, sum: HOUR } });
  };
  const handOver = async (over: Partial<HandoverFields> = {}, who = vera) => {
    const { lastHandoverId, expected } = await shift();
    const body = { lastHandoverId, expected, counted: expected, differenceReason: '', removed: 0, handoverNote: '' };
    return api.as(who).send(addHandover, { body: { ...body, ...over } });
  };

  test('has the cash by who took it and who gave it back, as the cash report has it', async () => {
    await takeCash(vera, 10);
    const gone = await takeCash(oleg, 11);
    await takeCash(oleg, 12, 'terminal');
    await giveBack(vera, gone);
    const open = await shift();
    expect(open).toMatchObject({ opening: 0, cashIn: 2 * HOUR, cashOut: HOUR, expected: HOUR, lastHandoverId: null });
    expect(open.people.map(({ cashIn, cashOut }) => [cashIn, cashOut])).toEqual([
      [HOUR, HOUR],
      [HOUR, 0],
    ]);
    const today = dayOf(api.clock.now);
    const report = (await countCash(api.db, { from: today, to: today })).find(({ by }) => by === 'day');
    expect(report?.numbers).toMatchObject({ cash: open.cashIn, cash_back: open.cashOut });
  });

  test('is stored with what was counted; the next shift begins with what was left', async () => {
    await takeCash(vera, 10);
    await takeCash(oleg, 11);
    await handOver({
      counted: 290_000,
      differenceReason: 'Сдача без мелочи',
      removed: 250_000,
      handoverNote: 'Ключ у охраны',
    });
    expect(await list()).toMatchObject([
      {
        ...{ expected: 300_000, counted: 290_000, difference: -10_000, removed: 250_000, cashIn: 300_000, cashOut: 0 },
        ...{ differenceReason: 'Сдача без мелочи', handoverNote: 'Ключ у охраны' },
        people: [{ cashIn: HOUR }, { cashIn: HOUR }],
      },
    ]);
    expect(await shift()).toMatchObject({ opening: 40_000, cashIn: 0, cashOut: 0, expected: 40_000, people: [] });
    api.clock.now = new Date(at(12, addDays('2026-12-01', 1)));
    vera = await api.aStaff();
    anna = await api.aCustomer();
    await takeCash(vera, 14);
    expect(await shift()).toMatchObject({
      opening: 40_000,
      cashIn: HOUR,
      expected: 190_000,
      people: [{ cashIn: HOUR }],
    });
  });

  test('money whose transaction ended late is in the next shift, none is lost or counted twice', async () => {
    await takeCash(vera, 10);
    await handOver();
    await takeCash(vera, 11);
    // It was taken before the hand-over, and came to the books after it.
    await api.db.execute(sql`update payment set settled_at = settled_at - interval '1 minute'
      where id = (select max(id) from payment)`);
    expect(await shift()).toMatchObject({ opening: HOUR, cashIn: HOUR, expected: 2 * HOUR });
    await handOver();
    const { rows } = await api.db.execute(sql`select sum(cash_in)::int as sum from shift_handover`);
    expect(rows).toEqual([{ sum: 2 * HOUR }]);
  });

  test('asks why a sum differs, and takes no more out than there is', async () => {
    await takeCash(vera, 10);
    const wrong = (over: Partial<HandoverFields>, field: string) =>
      expect(handOver(over)).rejects.toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    await wrong({ counted: 1 }, 'differenceReason');
    await wrong({ removed: HOUR + 1 }, 'removed');
    await wrong({ counted: -1 }, 'counted');
  });

  test('is refused if money came since, and two at once make one', async () => {
    await takeCash(vera, 10);
    const { lastHandoverId, expected } = await shift();
    const seen = { lastHandoverId, expected, counted: expected };
    await takeCash(oleg, 11);
    await expect(handOver(seen)).rejects.toMatchObject({ code: 'sum_changed' });
    const both = await Promise.allSettled([handOver(), handOver({}, oleg)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'sum_changed' } });
    expect(await list()).toHaveLength(1);
  });

  test('is for those who take money, and leaves as a file', async () => {
    await takeCash(vera, 10);
    await handOver();
    const reader = await api.aStaff(['bookings.read', 'desk.manage']);
    await expect(api.as(reader).send(getOpenShift, {})).rejects.toMatchObject({ code: 'profile_denied' });
    const { data } = await api.as(vera).send(exportHandovers, { query: { format: 'csv' } });
    expect(await data.text()).toMatch(/Сдачи смен|Посчитано[\s\S]*1500/);
  });
});
