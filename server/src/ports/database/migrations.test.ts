import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionNames } from '@venue/sdk';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { tempDir } from '../../testing/temp.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migrationsDir } from './open.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The migrations up to one of them, as they stood when it was the newest. */
function migrationsUpTo(tag: string): string {
  const dir = tempDir();
  cpSync(migrationsDir, dir, { recursive: true });
  const path = join(dir, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.findIndex(entry => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return dir;
}

async function databaseOf(tag: string): Promise<Database> {
  const database = await openEmbedded({
    dataDir: tempDir(),
    onLost: reason => {
      throw reason;
    },
  });
  onTestFinished(() => database.close());
  await migrate(database, migrationsUpTo(tag));
  return database;
}

test('staff keep what they may do when permissions become roles, and deleted articles what they were', async () => {
  const database = await databaseOf('0000_start');
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const everything = permissionNames.filter(name => !/^(staff|audit)\./.test(name));
  const held: readonly (readonly string[] | null)[] = [
    everything,
    ['bookings.read', 'bookings.manage'],
    ['bookings.manage', 'bookings.read'],
    [],
    null,
  ];
  for (const [index, permissions] of held.entries())
    await query('INSERT INTO users (phone, password_hash, created_at, permissions) VALUES ($1, $2, now(), $3)', [
      `912000000${index}`,
      'none',
      permissions && JSON.stringify(permissions),
    ]);
  await query(
    `INSERT INTO article (user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
     VALUES (5, 1, 5, 'Заголовок', '', '', '', '', now(), now())`,
  );
  await query(
    `INSERT INTO session (access_hash, profile_hash, user_id, role_id, created_at, expires_at)
     VALUES ('a', 'b', 2, 3, '2026-11-20T10:00:00Z', now())`,
  );

  await migrate(database, migrationsDir);

  const roles = await query(
    `SELECT staff_role.has_all AS "hasAll", staff_role.permissions, users.last_seen_at AS "seen"
     FROM users LEFT JOIN staff_role ON staff_role.id = users.role_id ORDER BY users.id`,
  );
  const pair = { hasAll: false, permissions: ['bookings.manage', 'bookings.read'] };
  expect(roles).toEqual([
    { hasAll: true, permissions: [], seen: null },
    { ...pair, seen: new Date('2026-11-20T10:00:00Z') },
    { ...pair, seen: null },
    { hasAll: false, permissions: [], seen: null },
    { hasAll: null, permissions: null, seen: null },
  ]);
  expect(await query('SELECT title FROM staff_role ORDER BY id')).toHaveLength(3);
  expect(await query('SELECT deleted_from FROM article')).toEqual([{ deleted_from: 1 }]);
});

test('money that is under way stays under way, and letters once given up are not sent', async () => {
  const database = await databaseOf('0001_office');
  const query = async (text: string) => (await database.pool.query(text)).rows;
  await query(`
    INSERT INTO users (id, phone, password_hash, created_at) VALUES (101, '9120000101', '', now());
    INSERT INTO room (id, name, floor, bookable, capacity, area, description) VALUES (101, '', 1, true, 1, 1, '');
    INSERT INTO tariff (id, room_id, title, description, price_per_hour, position) VALUES (101, 101, '', '', 1, 1);
    INSERT INTO booking (id, user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price,
        vat, vat_percent, created_at, expires_at)
      VALUES (101, 101, 101, 101, '', 4, '{}', now(), now(), '[]', 1, 0, 0, now(), '2026-12-01T08:00:00Z');
    INSERT INTO payment (id, booking_id, provider, provider_id, status, sum, confirmation_token, frame_url, created_at, expires_at)
      VALUES (101, 101, 'bank', '1', 'succeeded', 1, '', '', now(), now()),
        (102, 101, 'bank', '2', 'pending', 1, '', '', '2026-12-01T07:00:00Z', now());
    INSERT INTO refund (booking_id, payment_id, status, sum, why, created_at, due_at, settled_at, attempts) VALUES
      (101, 101, 'requested', 1, '', '2026-12-01T07:00:00Z', '2026-12-01T07:01:00Z', NULL, 3),
      (101, 102, 'failed', 1, '', '2026-12-01T07:00:00Z', NULL, '2026-12-01T09:00:00Z', 30);
    INSERT INTO outbox (kind, recipient, body, created_at, due_at, sent_at) VALUES
      ('sms', '9120000101', 'waits', '2026-12-01T07:00:00Z', '2026-12-01T07:01:00Z', NULL),
      ('sms', '9120000101', 'sent', '2026-12-01T07:00:00Z', NULL, '2026-12-01T07:00:01Z'),
      ('sms', '9120000101', 'given up', '2026-12-01T07:00:00Z', NULL, NULL)`);

  await migrate(database, migrationsDir);

  const at = (time: string) => new Date(`2026-12-01T${time}Z`);
  expect(await query('SELECT pay_until, expires_at FROM booking')).toEqual([
    { pay_until: at('08:00:00'), expires_at: at('08:00:00') },
  ]);
  const words = { description: 'Бронь № 101', vat_percent: 0 };
  expect(
    await query('SELECT user_id, booking_id, event_id, description, vat_percent, due_at FROM payment ORDER BY id'),
  ).toEqual([
    { user_id: 101, booking_id: 101, event_id: null, ...words, due_at: null },
    { user_id: 101, booking_id: 101, event_id: null, ...words, due_at: at('07:00:00') },
  ]);
  expect(await query('SELECT payment_id, due_at, requested_at, renewals FROM refund ORDER BY id')).toEqual([
    { payment_id: 101, due_at: at('07:01:00'), requested_at: at('07:00:00'), renewals: 0 },
    { payment_id: 102, due_at: null, requested_at: at('07:00:00'), renewals: 0 },
  ]);
  expect(await query('SELECT due_at, useless_at FROM outbox ORDER BY id')).toEqual([
    { due_at: at('07:01:00'), useless_at: null },
    { due_at: null, useless_at: null },
    { due_at: null, useless_at: at('07:00:00') },
  ]);
});

test('events that are ahead take the hours of their rooms, and those whose hours are taken are marked', async () => {
  const database = await databaseOf('0060_list_ways');
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  await query(`INSERT INTO users (phone, password_hash, created_at) VALUES ('9120000000', 'none', now())`);
  await query(`INSERT INTO technical_reason (room_id, reason, created_by, created_at) VALUES (52, 'Ремонт', 1, now())`);
  const events: readonly (readonly [
    room: number | null,
    status: number,
    day: number,
    time: string,
    end: string | null,
  ])[] = [
    [31, 3, 2, '17:30', '19:00'],
    [31, 3, 2, '18:00', '20:00'],
    [52, 3, 2, '10:00', '12:00'],
    [31, 1, 3, '10:00', '12:00'],
    [31, 3, -2, '10:00', '12:00'],
    [null, 3, 2, '10:00', '12:00'],
    [31, 6, 4, '22:00', '01:00'],
  ];
  for (const [room, status, day, time, end] of events)
    await query(
      `INSERT INTO event (user_id, kind, status, title, lead, description, date, time, date_end, time_end, format,
         is_online, online_url, room_id, place, entry, registration, registration_url, age_sign, organizer_name, meta,
         price, created_at, updated_at)
       VALUES (1, 1, $1, 'Событие', '', '', current_date + $2::int, $3,
         CASE WHEN $4::text < $3 THEN current_date + $2::int + 1 END, $4, 1, false, '', $5, '', 1, 2, '', 0, '', '{}',
         CASE WHEN $1 = 6 THEN 100 END, now(), now())`,
      [status, day, time, end, room],
    );
  await query(`INSERT INTO room_slot (room_id, starts_at, kind, technical_reason_id)
    VALUES (52, (current_date + 2 + time '11:00') AT TIME ZONE 'Asia/Yekaterinburg', 'technical', 1)`);

  await migrate(database, migrationsDir);
  expect(await query('SELECT id FROM event WHERE lacks_hours ORDER BY id')).toEqual([{ id: 2 }, { id: 3 }]);
  const slots = await query(`SELECT event_id AS id,
      array_agg(extract(hour FROM starts_at AT TIME ZONE 'Asia/Yekaterinburg')::int ORDER BY starts_at) AS hours
    FROM room_slot WHERE kind = 'event' GROUP BY 1 ORDER BY 1`);
  expect(slots).toEqual([
    { id: 1, hours: [17, 18] },
    { id: 7, hours: [22, 23, 0] },
  ]);
});
