import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startPgbouncer } from '../../../tools/pgbouncer.mjs';
import { settings } from '../config.ts';
import { lockDataDir } from '../core/lock.ts';
import { setAll } from '../ports/database/driver.ts';
import { migrationsOf } from '../ports/database/migrate.ts';
import { SESSION } from '../ports/database/pooler.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { fakeEsia } from '../ports/identity/esia.testing.ts';
import { returnUri } from '../ports/identity/identity.ts';
import { testDatabase } from '../testing/database.ts';
import { testRedis } from '../testing/redis.ts';
import { tempDir } from '../testing/temp.ts';
import { examine } from './examine.ts';

type Environment = Readonly<Record<string, string>>;
const SECRET = 'the secret of a test that is long enough';

/** What a site for the public has set, without its providers. */
const bare = (DATABASE_URL: string): Environment => ({
  DATABASE_URL,
  SECRET,
  DATA_DIR: tempDir(),
  PUBLIC_URL: 'http://127.0.0.1:1',
  METRICS_PORT: '9464',
});

async function migrated() {
  const database = await testDatabase('postgres', 2);
  onTestFinished(() => database.close());
  return { ...database, url: database.url ?? '' };
}

/** The findings about something, each as one line. */
const linesOf = async (env: Environment, about: string) =>
  (await examine(env)).flatMap(each => (each.about === about ? `${each.level}: ${each.text}` : []));

const failures = async (env: Environment) => (await examine(env)).filter(({ level }) => level === 'failure');

test('a whole database, a folder and no providers: nothing fails, and nothing is written', async () => {
  const { url, pool } = await migrated();
  const env = bare(url);
  const written = async () =>
    (await pool.query('SELECT sum(n_tup_ins + n_tup_upd + n_tup_del) AS n FROM pg_stat_user_tables')).rows;
  const before = await written();
  expect(await failures(env)).toEqual([]);
  expect(await written()).toEqual(before);
  expect(readdirSync(env.DATA_DIR ?? '')).toEqual(['files']);
  expect(readdirSync(join(env.DATA_DIR ?? '', 'files'))).toEqual([]);
  expect(await linesOf(env, 'objects')).toEqual([expect.stringMatching(/^ok: All tables/)]);
});

test('the settings that are missing say what people miss', async () => {
  const env = { ...bare('postgresql://127.0.0.1:1/x'), SMS_SENDR: 'x', DEMO: 'off', CODES_TEST_MODE: 'on' };
  const lines = await linesOf(env, 'settings');
  for (const text of ['SMS=none', 'MAIL=none', 'PAYMENTS=none', 'IDENTITY=(not set)', 'REQUISITES', 'CODES_TEST_MODE'])
    expect(lines.join('\n')).toContain(`warning: ${text}`);
  expect(lines).toContainEqual(expect.stringMatching(/^warning: SMS_SENDR is no setting/));
  for (const { name, without } of settings)
    if (without) expect(lines.join('\n').includes(without), name).toBe(name !== 'PUBLIC_URL');
  expect(lines.join('\n')).not.toContain(SECRET);
});

test('payments that wait for a provider without settings are named', async () => {
  const { url, pool } = await migrated();
  await pool.query(`set session_replication_role = replica;
    insert into payment (id, booking_id, user_id, provider, provider_id, status, sum, description, vat_percent,
      confirmation_token, frame_url, created_at, expires_at, due_at)
    select n, 1, 1, case when n < 4 then 'yookassa' else 'alfabank' end, n, case when n = 1 then 'pending' else 'succeeded' end,
      1, '', 22, '', '', now(), now(), case when n = 1 then now() end from generate_series(1, 5) as n;
    insert into refund (payment_id, status, sum, why, created_at, requested_at, due_at)
    values (2, 'requested', 1, '', now(), now(), now()), (3, 'succeeded', 1, '', now(), now(), null),
      (4, 'failed', 1, '', now(), now(), null)`);
  const alfabank = { PAYMENTS: 'alfabank', ALFABANK_URL: 'http://127.0.0.1:1/rest' };
  const env = { ...bare(url), ...alfabank, ALFABANK_USER: 'venue', ALFABANK_PASSWORD: 'p' };
  const warnings = async (more: Environment) =>
    (await linesOf({ ...env, ...more }, 'payments')).filter(line => line.startsWith('warning'));
  expect(await warnings({})).toEqual([
    'warning: 2 payments of yookassa are open or not refunded, and wait: set its account again beside PAYMENTS=alfabank.',
  ]);
  const shop = { YOOKASSA_URL: 'http://127.0.0.1:1', YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'k' };
  expect(await warnings(shop)).toEqual([]);
});

test('an object that is gone, a migration that is due, and an empty database', async () => {
  const { url, pool } = await migrated();
  const env = bare(url);
  await pool.query('ALTER TABLE booking DISABLE TRIGGER USER');
  expect((await linesOf(env, 'objects'))[0]).toMatch(/^failure: No server can start: the database lacks trigger/);
  const folder = tempDir();
  mkdirSync(join(folder, 'meta'));
  const entries = [1, Date.parse('2100-01-01')].map(when => ({ tag: `000${when}_x`, when }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  expect((await migrationsOf(pool, folder)).pending).toEqual([entries[1]?.tag]);
  await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = 1');
  expect((await linesOf(env, 'migrations'))[0]).toMatch(/^failure: the database is older/);
  await pool.query('DROP SCHEMA drizzle CASCADE');
  expect((await linesOf(env, 'migrations'))[0]).toMatch(/^failure: The database has tables of something else/);
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  expect((await linesOf(env, 'migrations'))[0]).toMatch(/^ok: The database is empty/);
});

test('a user without rights, a wrong password and a server that is away', async () => {
  const { url, pool } = await migrated();
  const user = `doctor_${randomUUID().slice(0, 8)}`;
  await pool.query(`CREATE ROLE ${user} LOGIN PASSWORD 'x'`);
  const admin = openPostgres({ url: inject('postgresUrl'), connections: 1 });
  onTestFinished(async () => {
    await admin.pool.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`).catch(() => undefined);
    await admin.close();
  });
  const as = new URL(url);
  as.username = user;
  as.password = 'x';
  await pool.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${user}; GRANT USAGE ON SCHEMA drizzle TO ${user};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${user}`);
  const lines = await linesOf(bare(as.href), 'database');
  expect(lines).toContainEqual(expect.stringMatching(/^failure: The user of DATABASE_URL may not make tables/));
  expect(lines).toContainEqual(expect.stringMatching(/^failure: \d+ tables belong to another user/));
  await pool.query(`DROP OWNED BY ${user}`);
  const gone = new URL(url);
  gone.pathname = '/nowhere';
  expect(await linesOf(bare(gone.href), 'database')).toEqual([expect.stringMatching(/Create the database/)]);
  const away = await linesOf(bare('postgresql://venue:hidden@127.0.0.1:1/x'), 'database');
  expect(away).toEqual([expect.stringMatching(/^failure: It does not answer.*Start PostgreSQL/)]);
  expect(away.join()).not.toContain('hidden');
});

test('the exchange folder is made and cleaned, and one that cannot be written is named', async () => {
  const EDO_DIR = join(tempDir(), 'edo');
  const env = { ...bare('postgresql://127.0.0.1:1/x'), EDO_DIR };
  expect(await linesOf(env, 'exchange')).toEqual([expect.stringMatching(/^ok: /)]);
  expect(readdirSync(EDO_DIR).flatMap(name => readdirSync(join(EDO_DIR, name)))).toEqual([]);
  writeFileSync(join(EDO_DIR, 'file'), '');
  const wrong = await linesOf({ ...env, EDO_DIR: join(EDO_DIR, 'file') }, 'exchange');
  expect(wrong).toEqual([expect.stringMatching(/^failure: No УПД is sent.*EDO_DIR/)]);
  expect(await linesOf(bare('postgresql://127.0.0.1:1/x'), 'exchange')).toEqual([]);
});

test('Redis that answers, that is full one day, and that is away', async () => {
  const REDIS_URL = testRedis();
  const env = { ...bare('postgresql://127.0.0.1:1/x'), REDIS_URL };
  const redis = new Redis(REDIS_URL, { retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  while ((await redis.ping().catch(() => '')) !== 'PONG') await pause(50);
  expect(await linesOf(env, 'Redis')).toEqual([expect.stringMatching(/^ok: It answers/)]);
  await redis.config('SET', 'maxmemory', '64mb');
  expect(await linesOf(env, 'Redis')).toEqual([expect.stringMatching(/^warning: .*volatile-ttl/)]);
  await redis.config('SET', 'maxmemory-policy', 'volatile-ttl');
  expect(await linesOf(env, 'Redis')).toEqual([expect.stringMatching(/^ok: /)]);
  redis.disconnect();
  const away = await linesOf({ ...env, REDIS_URL: 'redis://127.0.0.1:1' }, 'Redis');
  expect(away).toEqual([expect.stringMatching(/^failure: It does not answer: .*ECONNREFUSED/)]);
});

test('a folder that others may read, one that cannot be written, and none', async () => {
  const env = bare('postgresql://127.0.0.1:1/x');
  const files = join(env.DATA_DIR ?? '', 'files');
  mkdirSync(files, { mode: 0o755 });
  chmodSync(files, 0o755);
  expect(await linesOf(env, 'files')).toContainEqual(expect.stringMatching(/^failure: Other users .*chmod go= /));
  const none = join(env.DATA_DIR ?? '', 'none');
  expect(await linesOf({ ...env, DATA_DIR: none }, 'files')).toEqual([expect.stringMatching(/^ok: .*the first start/)]);
  expect(existsSync(none)).toBe(false);
  const bucket = {
    FILES: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'venue',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  };
  expect(await linesOf({ ...env, ...bucket }, 'files')).toContainEqual(
    expect.stringMatching(/^failure: No file can be uploaded.*S3_ENDPOINT/),
  );
});

test('the embedded database of a running server is left alone, and without one none is made', async () => {
  const DATA_DIR = tempDir();
  const env = { DATA_DIR, PUBLIC_URL: 'http://127.0.0.1:1' };
  expect(await linesOf(env, 'database')).toEqual([expect.stringMatching(/^ok: .* the first start makes it/)]);
  expect(readdirSync(DATA_DIR)).toEqual(['files']);
  mkdirSync(join(DATA_DIR, 'pg'), { mode: 0o700 });
  const lock = await lockDataDir(DATA_DIR);
  expect(await linesOf(env, 'database')).toEqual([expect.stringMatching(/^ok: A running server/)]);
  lock.release();
});

test('each provider of the settings is asked, and its failure says what people notice', async () => {
  const server = createServer((_, to) => void to.writeHead(500).end());
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const findings = await failures({
    ...bare('postgresql://127.0.0.1:1/x'),
    ...{
      SMS: 'smsc',
      SMS_URL: url,
      SMS_KEY: 'k',
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@venue.example',
    },
    ...{ PAYMENTS: 'yookassa', YOOKASSA_URL: url, YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'k' },
    ...{ ALFABANK_URL: `${url}/rest`, ALFABANK_USER: 'venue', ALFABANK_PASSWORD: 'p' },
    ...{ IDENTITY: 'openid', IDENTITY_ISSUER: url, IDENTITY_CLIENT_ID: 'venue' },
  });
  expect(findings.map(({ about, text }) => `${about}: ${text}`)).toEqual([
    expect.stringMatching(/^database: /),
    expect.stringMatching(/^SMS: SMS_URL=.*Nobody gets a code/),
    expect.stringMatching(/^mail: SMTP_URL .*No letter leaves/),
    expect.stringMatching(/^identity: IDENTITY_ISSUER=.*Nobody can sign in/),
    expect.stringMatching(/^payments: .*Nobody can pay online/),
    expect.stringMatching(/^payments: ALFABANK_URL=.*Refunds of what it took before wait/),
  ]);
});

test('ESIA gets a signed probe, and a signer that fails is named', async () => {
  const redirectUri = returnUri({ publicUrl: 'http://127.0.0.1:1' });
  const esia = await fakeEsia('v2', redirectUri, () => new Date());
  onTestFinished(() => esia.close());
  const { url, clientId, signer, certificateHash, verifier } = esia.options;
  const env = {
    ...bare('postgresql://127.0.0.1:1/x'),
    ...{ IDENTITY: 'esia', ESIA_URL: url, ESIA_CLIENT_ID: clientId, ESIA_SIGNER: signer.join(' ') },
    ...{ ESIA_CLIENT_CERTIFICATE_HASH: certificateHash ?? '', ESIA_MARKER_VERIFIER: verifier?.join(' ') ?? '' },
  };
  expect(await linesOf(env, 'identity')).toEqual([`ok: ${url} accepts the signature of ${clientId}.`]);
  expect(esia.requests).toEqual(['POST /aas/oauth2/v3/te']);
  expect(await linesOf({ ...env, ESIA_SIGNER: 'false --pin hidden' }, 'identity')).toEqual([
    'failure: ESIA_SIGNER: the program ended with 1. Nobody can sign in through the state services.',
  ]);
});

test('the command prints a line for each check, and its exit code says how they ended', async () => {
  const run = (env: Environment, ...words: string[]) =>
    new Promise<[number, string]>(done => {
      const program = fileURLToPath(new URL('../doctor.ts', import.meta.url));
      const args = ['--conditions=venue-source', program, ...words];
      const options = { env: { PATH: process.env.PATH, ...env }, cwd: tempDir() };
      const child = execFile(process.execPath, args, options, (_, out, errors) =>
        done([child.exitCode ?? -1, out + errors]),
      );
    });
  expect(await run({ PORT: 'x' })).toEqual([2, expect.stringMatching(/^PORT=x is not allowed: use .*\n$/)]);
  expect(await run(bare('postgresql://127.0.0.1:1/x'))).toEqual([
    1,
    expect.stringMatching(/\n1 failures, \d+ warnings/),
  ]);
  const dataDir = join(tempDir(), 'data');
  const [code, output] = await run({ DATA_DIR: dataDir, PUBLIC_URL: 'http://127.0.0.1:1' }, '--json');
  expect([code, existsSync(dataDir)]).toEqual([0, false]);
  expect(JSON.parse(output)).toContainEqual({ level: 'ok', about: 'database', text: expect.any(String) });
});

test('a pooler needs a second address, and none of its sessions is left read-only', async () => {
  const { url, pool } = await migrated();
  const name = new URL(url).pathname.slice(1);
  await pool.query(setAll(SESSION).replaceAll('SET', `ALTER ROLE CURRENT_USER IN DATABASE ${name} SET`));
  const pooler = await startPgbouncer(inject('postgresUrl'), { sessions: 1 });
  onTestFinished(() => pooler.stop());
  const env = bare(pooler.url(name));
  expect(await linesOf(env, 'database')).toEqual([expect.stringMatching(/^failure: .*set DATABASE_DIRECT_URL/)]);
  const lines = await linesOf({ ...env, DATABASE_DIRECT_URL: url }, 'database');
  expect(lines).toContainEqual(expect.stringMatching(/^ok: .*pooler/));
  expect(lines.filter(line => line.startsWith('failure'))).toEqual([]);
  const guest = openPostgres({ url: pooler.url(name), connections: 1, target: { hasPooler: true, canPrepare: false } });
  onTestFinished(() => guest.close());
  const { rows } = await guest.pool.query('SHOW transaction_read_only');
  expect(rows).toEqual([{ transaction_read_only: 'off' }]);
});

test('a replica that does not answer is a warning, and one of another database a failure', async () => {
  const { url } = await migrated();
  const away = { ...bare(url), DATABASE_READ_URL: 'postgresql://127.0.0.1:1/x' };
  expect(await linesOf(away, 'database')).toContainEqual(expect.stringMatching(/^warning: The replica/));
  const other = { ...bare(url), DATABASE_READ_URL: (await migrated()).url };
  expect(await linesOf(other, 'database')).toEqual([expect.stringMatching(/^failure: .*different databases/)]);
});

test('sentinels that do not answer are named, and not waited for', async () => {
  const env = { ...bare('postgresql://127.0.0.1:1/x'), REDIS_URL: 'redis://main', REDIS_SENTINELS: '127.0.0.1:1' };
  expect(await linesOf(env, 'Redis')).toEqual([expect.stringMatching(/^failure: .*REDIS_SENTINELS/)]);
});
