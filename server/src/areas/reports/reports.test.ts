import { momentOf } from '@venue/sdk';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { exportReport, readReport } from '@venue/sdk/reports/admin';
import type { ReportNameId, ReportTable } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { roomSlot } from '../bookings/bookings.table.ts';
import { DAY, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';

const week = { from: '2026-11-30', to: '2026-12-06' };

describe.each(databaseKinds)('occupancy, on %s', kind => {
  let api: TestApi;
  let office: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    const { tariffId } = await openStudio(api);
    office = await api.aStaff();
    const anna = await api.aCustomer({ lastname: 'Ершова', name: 'Анна' });
    const first = await paidBooking(api, anna, tariffId, [9, 10, 11]);
    await paidBooking(api, anna, tariffId, [14]);
    await hold(api, anna, tariffId, [16, 17]);
    const technical = (hour: number, roomId = 31) => ({
      roomId,
      startsAt: momentOf(DAY, hour),
      kind: 'technical' as const,
    });
    await api.db
      .insert(roomSlot)
      .values([
        technical(12),
        technical(13),
        technical(20, 52),
        { roomId: 52, startsAt: momentOf(DAY, 9), kind: 'buffer', bookingId: first },
      ]);
  });
  afterAll(() => api.close());

  const read = async (report: ReportNameId, days = week, as = office) =>
    (await api.as(as).send(readReport, { query: { report, period: 'own', ...days } })).message;
  const tableIn = (tables: readonly ReportTable[], name: string) => {
    const found = tables.find(({ table }) => table === name);
    if (!found) throw new Error(`no table ${name}`);
    return found;
  };

  test('rooms have the hours of the dashboard, with the period before', async () => {
    for (const days of [week, { from: '2026-12-07', to: '2026-12-13' }]) {
      const { tables, before } = await read('occupancy', days);
      const { occupancy, before: dashboardBefore } = (await api.as(office).send(getDashboardNumbers, { query: days }))
        .message;
      expect(before).toEqual(dashboardBefore);
      const rooms = tableIn(tables, 'rooms');
      expect(occupancy?.rooms.length).toBeGreaterThan(1);
      for (const room of occupancy?.rooms ?? []) {
        const row = rooms.rows.find(({ key }) => key === String(room.roomId));
        expect(row?.values.slice(1, 3)).toEqual([room.sold, room.open]);
        expect(row?.before?.slice(1, 3)).toEqual([room.before.sold, room.before.open]);
      }
    }
  });

  test('weekdays and hours add up to the rooms', async () => {
    const { tables } = await read('occupancy');
    const [rooms, weekdays, hours] = ['rooms', 'weekdays', 'hours'].map(name => tableIn(tables, name));
    expect(weekdays?.total?.values).toEqual(rooms?.total?.values);
    const thursday = weekdays?.rows.find(({ title }) => title === 'Четверг');
    expect(thursday?.values[1]).toBe(weekdays?.rows.reduce((sum, row) => sum + (row.values[1] ?? 0), 0));
    const at = hours?.columns.findIndex(({ title }) => title === '09:00') ?? -1;
    // One hour sold at nine, and one kept for a buffer: of the others, all that could be sold is open.
    expect(hours?.rows[4]?.values[at]).toBe(0);
    const open = rooms?.rows.filter(row => (row.values[2] ?? 0) > 0).length ?? 0;
    expect(hours?.rows[3]?.values[at]).toBe(Math.round((1 / (open - 1)) * 1000) / 10);
  });

  test('a room closed for a day has no open hours then', async () => {
    const { tables: before } = await read('occupancy');
    await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (31, '2026-12-05', 'Ремонт')`);
    const { tables: after } = await read('occupancy');
    const open = (tables: readonly ReportTable[]) =>
      tableIn(tables, 'rooms').rows.find(({ key }) => key === '31')?.values[2] ?? 0;
    expect(open(before) - open(after)).toBe(9);
    await api.db.execute(sql`delete from room_closed_day where day = '2026-12-05'`);
  });

  test('links lead only where the reader may go', async () => {
    const { tables } = await read('occupancy');
    expect(tableIn(tables, 'rooms').rows.find(({ key }) => key === '31')?.to).toBe(
      `/bookings?status=2&roomId=31&from=${week.from}&to=${week.to}`,
    );
    const guest = await api.aStaff(['reports.read']);
    const { tables: theirs } = await read('occupancy', week, guest);
    expect(tableIn(theirs, 'rooms').rows.every(({ to }) => to === null)).toBe(true);
  });

  test('a table as a file', async () => {
    const query = { report: 'occupancy', period: 'own', ...week, table: 'rooms', format: 'csv' } as const;
    const { data, name } = await api.as(office).send(exportReport, { query });
    expect(name).toMatch(/^Загрузка/);
    const text = await data.text();
    expect(text).toContain('"Помещение";"Загрузка,\u00a0%";"Загрузка,\u00a0% (было)";"Продано, ч"');
    expect(text).toContain('"Всего"');
    await expect(api.as(office).send(exportReport, { query: { ...query, table: 'other' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each([
    { from: '2026-12-06', to: '2026-12-01' },
    { from: '2025-01-01', to: '2026-12-01' },
  ])('refuses days %o', async days => {
    await expect(read('occupancy', days)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
