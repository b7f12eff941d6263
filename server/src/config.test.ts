import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting } from './config/badSetting.ts';
import { readConfig, settings } from './config.ts';
import { tempDir } from './testing/temp.ts';

const secret = 'x'.repeat(32);
const postgres = 'postgresql://venue:hunter2@db/venue';

test('an empty environment gives the embedded demo', () => {
  expect(readConfig({ SECRET: secret })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    demo: true,
    codesTestMode: false,
    logFormat: 'line',
    trustProxy: [],
    holdMinutes: 15,
    paymentTermMinutes: 60,
    openDays: 90,
  });
});

test('with PostgreSQL there is no demo unless asked for', () => {
  const config = readConfig({ SECRET: secret, DATABASE_URL: postgres });
  expect(config).toMatchObject({ demo: false, logFormat: 'json', databaseUrl: postgres });
  expect(readConfig({ SECRET: secret, DATABASE_URL: postgres, DEMO: 'on' }).demo).toBe(true);
});

test('an empty variable counts as absent, and the public address follows the port', () => {
  const config = readConfig({ SECRET: secret, DATABASE_URL: '', HOLD_MINUTES: ' ', PORT: '9000' });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.holdMinutes).toBe(15);
  expect(config.publicUrl).toBe('http://localhost:9000');
});

test('lists and addresses are cleaned', () => {
  const config = readConfig({
    SECRET: secret,
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    PUBLIC_URL: 'https://venue.example/',
  });
  expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8']);
  expect(config.publicUrl).toBe('https://venue.example');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'my host'],
  ['REDIS_URL', 'localhost:6379'],
  ['DATABASE_URL', 'mysql://db/venue'],
  ['REDIS_SENTINELS', 'localhost'],
  ['DATABASE_DIRECT_URL', 'db:5432'],
  ['DATABASE_READ_URL', 'db:5432'],
  ['DATABASE_READ_LAG', '0'],
  ['PUBLIC_URL', 'venue.example'],
  ['PUBLIC_URL', 'https://venue.example/app'],
  ['CODES_TEST_MODE', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['TRACES_URL', 'collector:4318'],
  ['TRACES_RATIO', '10'],
  ['TRACES_RATIO', '0.1.2'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'everyone'],
  ['SECRET', 'short'],
  ['HOLD_MINUTES', '0'],
  ['LOOKUP', 'google'],
  ['PAYMENTS', 'paypal'],
  ['YOOKASSA_SHOP_ID', 'shop'],
  ['YOOKASSA_TAX_SYSTEM', '7'],
])('%s=%s stops the start with one line that says what is allowed', (name, value) => {
  const read = () => readConfig({ SECRET: secret, [name]: value });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(new RegExp(`^${name}\\b.* is not allowed: use .+$`));
});

test.each([
  ['DATABASE_DIRECT_URL', postgres, 'DATABASE_URL'],
  ['DATABASE_READ_URL', postgres, 'DATABASE_URL'],
  ['REDIS_SENTINELS', '10.0.0.1:26379, redis-2:26379', 'REDIS_URL'],
])('%s=%s says nothing without %s', (name, value, needed) => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, [name]: value, ...env });
  expect(() => read({})).toThrow(new RegExp(`^${needed} is required with ${name}: use `));
  expect(() => read({ DATABASE_URL: postgres, REDIS_URL: 'redis://venue' })).not.toThrow();
});

test('YooKassa needs its shop and its key, and without the demo nothing is paid unless it is named', () => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, DEMO: 'off', ...env });
  expect([readConfig({ SECRET: secret }).payments, read({}).payments]).toEqual(['sandbox', 'none']);
  const shop = { PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'live_key' };
  expect(read(shop)).toMatchObject({
    payments: 'yookassa',
    yookassaShopId: '100500',
    yookassaReceipts: true,
    prepaymentReceipts: false,
  });
  for (const name of ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'])
    expect(() => read({ ...shop, [name]: '' })).toThrow(new RegExp(`^${name} is required with PAYMENTS=yookassa`));
  expect(() => read({ ...shop, YOOKASSA_URL: 'http://api.example/v3' })).toThrow(/^YOOKASSA_URL=/);
});

test('Alfa-Bank needs its login', () => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, DEMO: 'off', ...env });
  const account = { ALFABANK_USER: 'venue-api', ALFABANK_PASSWORD: 'p' };
  const shop = { PAYMENTS: 'alfabank', ...account };
  expect(read(shop)).toMatchObject({ payments: 'alfabank', alfabankUser: 'venue-api' });
  for (const name of Object.keys(account))
    expect(() => read({ ...shop, [name]: '' })).toThrow(new RegExp(`^${name} is required with PAYMENTS=alfabank`));
  expect(() => read({ ...shop, ALFABANK_URL: 'https://pay.example/payment' })).toThrow(/^ALFABANK_URL=/);
});

test('a bucket needs its address, name and key, and the second place is another than the first', () => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, ...env });
  expect(read({}).files).toBe('folder');
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'venue-files',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'hunter2',
  };
  expect(read({ FILES: 's3', ...bucket })).toMatchObject({ files: 's3', s3PathStyle: true, s3Encryption: 'AES256' });
  for (const name of Object.keys(bucket))
    for (const choice of [{ FILES: 's3' }, { FILES_ALSO: 's3' }])
      expect(() => read({ ...bucket, ...choice, [name]: '' })).toThrow(
        new RegExp(`^${name} is required with ${Object.keys(choice)[0]}=s3`),
      );
  expect(() => read({ ...bucket, FILES: 's3', S3_ENDPOINT: 'http://s3.example' })).toThrow(/^S3_ENDPOINT=/);
  expect(() => read({ ...bucket, FILES: 's3', S3_SECRET_KEY: 'hunter2 hunter2' })).toThrow(
    /^S3_SECRET_KEY \(value not shown\)(?!.*hunter2)/,
  );
  for (const place of ['folder', 's3'])
    expect(() => read({ ...bucket, FILES: place, FILES_ALSO: place })).toThrow(/^FILES_ALSO=\w+ is not allowed/);
});

test('the state services are the demo’s own with the demo, a named provider, or absent', () => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, ...env });
  expect(read({}).identity).toBe('demo');
  expect(read({ DEMO: 'off' }).identity).toBe('none');
  expect(() => read({ DEMO: 'off', IDENTITY: 'demo' })).toThrow(/^IDENTITY=demo is not allowed without DEMO=on/);
  const openid = { IDENTITY: 'openid', IDENTITY_ISSUER: 'https://id.example/realm', IDENTITY_CLIENT_ID: 'venue' };
  expect(read(openid)).toMatchObject({ identityIssuer: 'https://id.example/realm', identityClientId: 'venue' });
  for (const name of ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID'])
    expect(() => read({ ...openid, [name]: '' })).toThrow(new RegExp(`^${name} is required with IDENTITY=openid`));
  expect(() => read({ ...openid, IDENTITY_ISSUER: 'http://id.example' })).toThrow(/^IDENTITY_ISSUER=/);
  expect(() => read({ ...openid, IDENTITY_SCOPE: 'profile email' })).toThrow(/^IDENTITY_SCOPE=/);
});

test('the settings of ESIA are required together, and exclude those of a gateway', () => {
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, DEMO: 'off', ...env });
  const esia = {
    ...{ IDENTITY: 'esia', ESIA_CLIENT_ID: 'VENUE66', ESIA_SIGNER: 'openssl  dgst -sign /etc/venue/esia.key' },
    ...{ ESIA_CLIENT_CERTIFICATE_HASH: 'a'.repeat(64), ESIA_MARKER_VERIFIER: '/usr/local/bin/verify' },
  };
  expect(read(esia)).toMatchObject({
    ...{ esiaUrl: 'https://esia.gosuslugi.ru', esiaProtocol: 'v2', esiaMarkerVerifier: ['/usr/local/bin/verify'] },
    esiaSigner: ['openssl', 'dgst', '-sign', '/etc/venue/esia.key'],
  });
  for (const name of ['ESIA_CLIENT_ID', 'ESIA_SIGNER'])
    expect(() => read({ ...esia, [name]: '' })).toThrow(new RegExp(`^${name} is required with IDENTITY=esia: use`));
  const hashless = { ...esia, ESIA_CLIENT_CERTIFICATE_HASH: '' };
  expect(() => read(hashless)).toThrow(/^ESIA_CLIENT_CERTIFICATE_HASH is required with ESIA_PROTOCOL=v2/);
  expect(read({ ...hashless, ESIA_PROTOCOL: 'pkcs7' }).esiaProtocol).toBe('pkcs7');
  const unverified = { ...esia, ESIA_MARKER_VERIFIER: '' };
  expect(() => read(unverified)).toThrow(/^ESIA_MARKER_VERIFIER or ESIA_MARKER_CERTIFICATE is required/);
  expect(read({ ...unverified, ESIA_MARKER_CERTIFICATE: '/esia.cer' }).esiaMarkerCertificate).toBe('/esia.cer');
  for (const IDENTITY of ['esia', 'openid', 'none'])
    expect(() => read({ ...esia, IDENTITY, IDENTITY_ISSUER: 'https://id.example', IDENTITY_CLIENT_ID: 'x' })).toThrow(
      /^IDENTITY_ISSUER and ESIA_CLIENT_ID are both set: keep the first with IDENTITY=openid .* remove the other$/,
    );
  for (const [name, value] of [
    ['ESIA_URL', 'http://esia.gosuslugi.ru'],
    ['ESIA_URL', 'https://esia.gosuslugi.ru/'],
    ['ESIA_SCOPE', 'openid fullname'],
    ['ESIA_CLIENT_CERTIFICATE_HASH', 'abc'],
    ['ESIA_SIGNER', 'sh -c "x"'],
  ] as const)
    expect(() => read({ ...esia, [name]: value })).toThrow(new RegExp(`^${name}[= ]`));
});

test('a wrong value is shown, but never a password', () => {
  expect(() => readConfig({ SECRET: secret, PORT: 'abc' })).toThrow('PORT=abc is not allowed');
  for (const env of [{ DATABASE_URL: 'mysql://venue:hunter2@db/venue' }, { SECRET: 'hunter2' }])
    expect(() => readConfig({ SECRET: secret, ...env })).toThrow(/^(?!.*hunter2)/);
});

test('DaData needs its key, which is never shown; without the demo nothing made up is looked up', () => {
  expect(() => readConfig({ SECRET: secret, LOOKUP: 'dadata' })).toThrow(
    /^DADATA_TOKEN is required with LOOKUP=dadata/,
  );
  expect(readConfig({ SECRET: secret, LOOKUP: 'dadata', DADATA_TOKEN: 'key' })).toMatchObject({ dadataToken: 'key' });
  expect(readConfig({ SECRET: secret }).lookup).toBe('recorded');
  expect(readConfig({ SECRET: secret, DATABASE_URL: postgres }).lookup).toBe('none');
});

test('each SMS gateway needs its settings, and the spare one is another one beside a first', () => {
  const target = { TARGETSMS_TOKEN: 'token', TARGETSMS_SENDER: 'Venue' };
  const read = (env: Record<string, string>) => readConfig({ SECRET: secret, ...env });
  expect(() => read({ SMS: 'smsc' })).toThrow(/^SMS_KEY is required with SMS=smsc/);
  expect(() => read({ SMS: 'targetsms', TARGETSMS_TOKEN: 'token' })).toThrow(
    /^TARGETSMS_SENDER is required with SMS=targetsms/,
  );
  expect(() => read({ SMS: 'smsc', SMS_KEY: 'key', SMS_SPARE: 'targetsms' })).toThrow(
    /^TARGETSMS_TOKEN is required with SMS_SPARE=targetsms/,
  );
  const both = { ...target, SMS_KEY: 'key' };
  expect(read({ ...both, SMS: 'targetsms', SMS_SPARE: 'smsc' })).toMatchObject({ sms: 'targetsms', smsSpare: 'smsc' });
  for (const SMS of ['smsc', 'outbox', 'none'])
    expect(() => read({ ...both, SMS, SMS_SPARE: 'smsc' })).toThrow(/^SMS_SPARE=smsc is not allowed with SMS=/);
});

test('reports of undelivered letters need an address to come to', () => {
  const MAIL_BOUNCE_TOKEN = 'the-mail-server-hands-over-with-this';
  expect(() => readConfig({ SECRET: secret, MAIL_BOUNCE_TOKEN })).toThrow(
    /^MAIL_BOUNCES is required with MAIL_BOUNCE_TOKEN/,
  );
  expect(() => readConfig({ SECRET: secret, MAIL_BOUNCE_TOKEN: 'short' })).toThrow(/^(?!.*short).*MAIL_BOUNCE_TOKEN/);
});

test('requisites with an INN whose control digits do not fit are refused: every paper would print it', () => {
  const { requisites } = readConfig({ SECRET: secret });
  const read = (INN: string) =>
    readConfig({ SECRET: secret, REQUISITES: JSON.stringify({ ...requisites, INN }) }).requisites?.INN;
  expect(read('6671004212')).toBe('6671004212');
  expect(() => read('6671004213')).toThrow('REQUISITES');
});

describe('the secret', () => {
  test('is made once, for its owner only', () => {
    const DATA_DIR = join(tempDir(), 'data');
    const made = readConfig({ DATA_DIR }).secret;
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).secret).toBe(made);
    expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8').trim()).toBe(made);
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('is required when several servers may share a database', () => {
    const DATA_DIR = tempDir();
    expect(() => readConfig({ DATA_DIR, DATABASE_URL: postgres })).toThrow(/^SECRET is required/);
    expect(existsSync(join(DATA_DIR, 'secret'))).toBe(false);
  });
});

test('every setting is explained in one sentence', () => {
  for (const { name, default: text, meaning } of settings) {
    expect(meaning, name).toMatch(/^[A-Z][^\n]*\.$/);
    expect(text, name).not.toBe('');
  }
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
});

test('the README names every setting with its default and meaning', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const { name, default: text, meaning } of settings) {
    expect(readme).toContain(`| \`${name}\` | ${text || '–'} | ${meaning} |`);
  }
});
