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

test('docs/generated/room-times.md has the same table: run this test with `-u`', () =>
  expect(`# What names a room and a time

Whether it takes hours, and where that is enforced. Generated from \`server/src/testing/roomTimes.ts\` by its test, which reads the database and fails for a table that is missing; do not edit.

${roomTimesTable()}
`).toMatchFileSnapshot('../../docs/generated/room-times.md'));
