import { login } from '@venue/sdk/auth';
import { getProfile } from '@venue/sdk/profile';
import { expect, onTestFinished, test } from 'vitest';
import { areas } from '../areas.ts';
import type { FileStore } from '../ports/files/files.ts';
import { testApi } from '../testing/api.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { customerPassword, demoLogins } from './logins.ts';
import { seedDemo } from './seed.ts';

const secrets = { secret: 'x'.repeat(32), secretPrevious: [] };
const count = async ({ pool }: TestDatabase, table: string) =>
  (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n;

/** A store that already has every file, so that no pictures are made; `pictures.test.ts` makes them. */
const kept: FileStore = {
  put: async () => undefined,
  has: async () => true,
  read: async () => undefined,
  size: async () => undefined,
  bytes: async () => Buffer.alloc(0),
  remove: async () => undefined,
  writtenBefore: async () => [],
  removeWrittenBefore: async () => false,
  hasRoom: async () => true,
  receive: async () => ({ path: '', remove: async () => undefined }),
  removeUnfinished: async () => undefined,
  answers: async () => true,
  check: async () => undefined,
};

test('an empty database is filled once, also by two servers at the same moment, and its logins work', async () => {
  const api = await testApi({ kind: 'postgres' });
  onTestFinished(() => api.close());
  const seed = () => seedDemo(areas, { db: api.db, files: kept, secrets: api.config, now: api.clock.now });
  await Promise.all([seed(), seed()]);
  const first = [await count(api.database, 'users'), await count(api.database, 'booking')];
  await seed();
  expect([await count(api.database, 'users'), await count(api.database, 'booking')]).toEqual(first);
  expect(first[0]).toBe(17);
  expect(first[1]).toBeGreaterThan(30);
  // Nobody agreed to a text before it was written.
  expect((await api.database.pool.query('select 1 from consent where at < version::date')).rows).toEqual([]);

  // Nothing in the demo is sold twice: what should have its hours has them.
  const { rows: lacking } = await api.database.pool.query(`
    SELECT 'event' AS kind, id FROM event WHERE room_id IS NOT NULL AND status IN (3, 6, 7) AND last_day > now()
      AND NOT EXISTS (SELECT FROM room_slot WHERE event_id = event.id)
    UNION ALL SELECT 'request', id FROM event_request WHERE status IN (5, 6, 7, 8, 11)
      AND NOT EXISTS (SELECT FROM room_slot WHERE event_request_id = event_request.id)
    UNION ALL SELECT 'booking', id FROM booking WHERE status = 4 AND (SELECT count(*) FROM room_slot
      WHERE booking_id = booking.id AND kind = 'booking') <> cardinality(hours)`);
  expect(lacking).toEqual([]);

  const client = api.client();
  const phone = demoLogins[0]?.phone ?? '';
  const { message } = await client.send(login, { body: { phone, password: customerPassword } });
  if (!message.successful) throw new Error('the demo login does not work');
  client.session.signIn(message);
  expect((await client.send(getProfile, {})).message).toMatchObject({
    bioLastname: 'Лаптева',
    passport: { masked: expect.stringMatching(/\d{4}$/) },
    verificationStatus: 2,
    avatarConfirmStatus: 3,
    card: { cardIsPublished: true },
    organisations: [{ name: 'ООО «Печь и глина»' }],
    documents: [{ documentType: 1 }, { documentType: 3 }],
  });
});

test('a seeding that fails half way leaves nothing, and the next one does all of it', async () => {
  const database = await testDatabase('embedded');
  onTestFinished(() => database.close());
  const now = new Date();
  await database.pool.query('ALTER TABLE booking_event ADD CONSTRAINT broken CHECK (false)');
  await expect(seedDemo(areas, { db: database.db, files: kept, secrets, now })).rejects.toThrow();
  for (const table of ['users', 'tariff', 'booking']) expect(await count(database, table), table).toBe(0);
  await database.pool.query('ALTER TABLE booking_event DROP CONSTRAINT broken');
  await seedDemo(areas, { db: database.db, files: kept, secrets, now });
  expect(await count(database, 'users')).toBe(17);
});
