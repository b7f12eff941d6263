import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './testing/database.ts';
import { roomTimes, roomTimesTable } from './testing/roomTimes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('embedded');
});
afterAll(() => database.close());

test('every table that names a room or hours says whether it takes them', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public'
      AND (column_name IN ('room_id', 'hall_id', 'part_id', 'space_id') OR (column_name = 'hours' AND udt_name = '_timestamptz'))
    UNION
    SELECT relname FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE contype = 'f' AND confrelid IN ('room'::regclass, 'event_space'::regclass)
    ORDER BY 1`);
  expect(rows.map(({ name }) => name)).toEqual(roomTimes.map(each => each.in).toSorted());
});

test('whatever takes hours is named by its rows', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT confrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND conrelid = 'room_slot'::regclass AND confrelid <> 'room'::regclass ORDER BY 1`);
  const takers = roomTimes.filter(each => each.takes === 'yes').map(each => each.in);
  // A move takes hours for its booking.
  expect(rows.map(({ name }) => name)).toEqual(
    takers.filter(each => each !== 'room_slot' && each !== 'booking_move').toSorted(),
  );
});

test('ARCHITECTURE.md has the same table', () => {
  const document = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const shown = /<!-- room times -->\n(.*)\n<!-- \/room times -->/s.exec(document)?.[1];
  expect(shown).toBe(roomTimesTable());
});
