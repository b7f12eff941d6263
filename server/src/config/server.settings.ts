import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { addressRanges, hostsWithPorts, onOff, secretList, share, urlOf, webAddress, whole } from './schemas.ts';
import { setting } from './setting.ts';

/** Where the server listens, what it keeps and where, how it logs. */
export const serverSettings = {
  port: setting({
    name: 'PORT',
    fallback: '8080',
    meaning: 'Port that serves the API, both apps and the live channel.',
    allowed: 'a whole number from 0 to 65535 (0 takes any free port)',
    schema: whole(0, 65535),
  }),
  // This machine only, unless told otherwise: the demo prints working staff logins, and a laptop in a café
  // should not offer them to the whole network. A container or a proxy on another machine sets 0.0.0.0.
  host: setting({
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'Network address to listen on; 0.0.0.0 accepts connections from other machines.',
    allowed: 'an IP address or localhost',
    schema: z.string().check(z.refine(value => value === 'localhost' || isIP(value) !== 0)),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'Folder of the embedded database, the generated secret and, with FILES=folder, uploaded files.',
    allowed: 'a path to a folder',
    schema: z.pipe(
      z.string().check(z.minLength(1)),
      z.transform(path => resolve(path)),
    ),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    fallback: null,
    shownDefault: 'none: the embedded database in DATA_DIR',
    meaning: 'PostgreSQL to use instead of the embedded database; several servers may share it.',
    allowed: 'an address like postgresql://user:password@host:5432/database',
    confidential: true,
    schema: urlOf(/^postgres(ql)?:\/\//),
  }),
  databaseDirectUrl: setting({
    name: 'DATABASE_DIRECT_URL',
    fallback: null,
    shownDefault: 'none: DATABASE_URL',
    meaning:
      'The same database without a pooler, for migrations, exports and backups; required if DATABASE_URL leads to PgBouncer.',
    allowed: 'an address like postgresql://user:password@host:5432/database',
    confidential: true,
    schema: urlOf(/^postgres(ql)?:\/\//),
  }),
  databaseReadUrl: setting({
    name: 'DATABASE_READ_URL',
    fallback: null,
    shownDefault: 'none: DATABASE_URL',
    meaning:
      'One streaming replica of DATABASE_URL, without a pooler, from which visitors’ pages, searches and exports are read while it is fresh enough.',
    allowed: 'an address like postgresql://user:password@host:5432/database',
    confidential: true,
    schema: urlOf(/^postgres(ql)?:\/\//),
  }),
  databaseReadLag: setting({
    name: 'DATABASE_READ_LAG',
    fallback: '5',
    meaning:
      'Seconds that the replica may be behind; beyond that DATABASE_URL is read. Nobody misses their own changes.',
    allowed: 'a whole number from 1 to 60',
    schema: whole(1, 60),
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    fallback: '10',
    meaning:
      'Connections one server keeps to DATABASE_URL, and up to four more while it makes exports; the embedded database always has one.',
    allowed: 'a whole number from 1 to 500',
    schema: whole(1, 500),
  }),
  redisUrl: setting({
    name: 'REDIS_URL',
    fallback: null,
    shownDefault: 'none: within one server',
    meaning: 'Redis that carries live messages and request limits between several servers.',
    allowed: 'an address like redis://host:6379 or rediss://host:6379',
    confidential: true,
    schema: urlOf(/^rediss?:\/\//),
  }),
  redisSentinels: setting({
    name: 'REDIS_SENTINELS',
    fallback: '',
    shownDefault: 'none',
    meaning:
      'Sentinels that know the master of Redis, separated by commas; the host of REDIS_URL is then the name of that master.',
    allowed: 'hosts with ports like 10.0.0.1:26379,10.0.0.2:26379, together with REDIS_URL',
    schema: hostsWithPorts,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    fallback: value => `http://localhost:${value('PORT')}`,
    shownDefault: 'http://localhost:PORT',
    meaning: 'Address people open in the browser; links in messages start with it, and https turns HSTS on.',
    without: 'Links in SMS and letters lead to localhost, where nobody can open them.',
    allowed: 'an address like https://venue.example, without a path',
    schema: webAddress,
  }),
  codesTestMode: setting({
    name: 'CODES_TEST_MODE',
    fallback: 'off',
    meaning:
      'Answer with a made-up confirmation code instead of sending an SMS, as the specification’s test mode does.',
    allowed: 'on or off',
    schema: onOff,
  }),
  demo: setting({
    name: 'DEMO',
    fallback: value => (value('DATABASE_URL') === '' ? 'on' : 'off'),
    shownDefault: 'on with the embedded database, off with DATABASE_URL',
    meaning: 'Fill an empty database with demo rooms, bookings and accounts, and print the demo logins.',
    allowed: 'on or off',
    schema: onOff,
  }),
  secret: setting({
    name: 'SECRET',
    fallback: null,
    shownDefault: 'made once and kept in DATA_DIR/secret; required with DATABASE_URL',
    meaning:
      'Server secret: codes and tokens are signed with it, passports encrypted. All servers of one database share it; back it up with the database.',
    allowed: 'at least 32 characters, the same on every server',
    confidential: true,
    schema: z.string().check(z.minLength(32)),
  }),
  secretPrevious: setting({
    name: 'SECRET_PREVIOUS',
    fallback: '',
    shownDefault: 'none',
    meaning:
      'Former values of SECRET, separated by spaces, while anything made with them may still be read; see “Rotating the secret” in ARCHITECTURE.md.',
    allowed: 'values of at least 32 characters each, separated by spaces',
    confidential: true,
    schema: secretList,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'Lowest level of log messages that are written.',
    allowed: 'one of silent, fatal, error, warn, info, debug, trace',
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  }),
  logFormat: setting({
    name: 'LOG_FORMAT',
    fallback: value => (value('DATABASE_URL') === '' ? 'line' : 'json'),
    shownDefault: 'line with the embedded database, json with DATABASE_URL',
    meaning: 'Log as one readable line per event, or as one JSON object per event for a log collector.',
    allowed: 'line or json',
    schema: z.enum(['line', 'json']),
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Port of its own for /metrics (Prometheus), on HOST; keep it from the public.',
    allowed: 'a whole number from 1 to 65535',
    schema: whole(1, 65535),
  }),
  metricsToken: setting({
    name: 'METRICS_TOKEN',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Bearer token that /metrics asks for; without METRICS_PORT it is then served on PORT. Without both there are no metrics.',
    allowed: 'at least 20 characters',
    confidential: true,
    schema: z.string().check(z.minLength(20)),
  }),
  tracesUrl: setting({
    name: 'TRACES_URL',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Collector that gets traces by OTLP over HTTP (OpenTelemetry), such as http://collector:4318; “Traces” in docs/operation.md.',
    allowed: 'an address like http://collector:4318',
    confidential: true,
    schema: urlOf(/^https?:\/\/[^?#]+$/),
  }),
  tracesRatio: setting({
    name: 'TRACES_RATIO',
    fallback: '1',
    meaning: 'Share of the requests and jobs that are traced, with TRACES_URL.',
    allowed: 'a number from 0 to 1, such as 0.1',
    schema: share,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    fallback: '',
    shownDefault: 'none',
    meaning: 'Trusted proxies, whose X-Forwarded-For is used, separated by commas.',
    allowed: 'addresses or ranges like 10.0.0.0/8,192.168.1.5, or loopback, linklocal, uniquelocal',
    schema: addressRanges,
  }),
  requestsPerMinute: setting({
    name: 'REQUESTS_PER_MINUTE',
    fallback: '1200',
    meaning: 'API calls per minute and address; more are refused with 429; 0 means no limit.',
    allowed: 'a whole number from 0 to 1000000',
    schema: whole(0, 1_000_000),
  }),
  // Many browsers in an office may share one address; each opens six connections and a socket.
  connectionsPerAddress: setting({
    name: 'CONNECTIONS_PER_ADDRESS',
    fallback: '600',
    meaning:
      'Connections one address may have open at once, and behind a trusted proxy its requests under way; 0 means no limit.',
    allowed: 'a whole number from 0 to 100000',
    schema: whole(0, 100_000),
  }),
  livePerAddress: setting({
    name: 'LIVE_PER_ADDRESS',
    fallback: '300',
    meaning: 'Sockets of the live channel one address may have open at once; 0 means no limit.',
    allowed: 'a whole number from 0 to 100000',
    schema: whole(0, 100_000),
  }),
};
