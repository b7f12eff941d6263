import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { addressRanges, onOff, urlOf, webAddress, whole } from './config.schemas.ts';
import { keptSecret } from './core/security/secret.ts';

/** A setting of the environment that cannot be used; `message` is the one line to print before stopping. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<T> {
  /** The environment variable. */
  name: string;
  /** What is used when the variable is absent or empty; `null` leaves the setting out. */
  fallback: string | null | ((value: (name: string) => string) => string);
  /** What the README prints as the default when the fallback depends on other settings. */
  shownDefault?: string;
  meaning: string;
  /** Completes the sentence “use …” when the value is wrong. */
  allowed: string;
  /** The value is never printed. */
  confidential?: true;
  schema: z.ZodMiniType<T, string>;
}

const setting = <T>(entry: Setting<T>): Setting<T> => entry;

// Every setting there is. Adding one is adding an entry: type, README and error message follow from it.
const entries = {
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
    meaning: 'Folder of the embedded database, uploaded files and the generated secret.',
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
  databasePool: setting({
    name: 'DATABASE_POOL',
    fallback: '10',
    meaning: 'Connections one server keeps to DATABASE_URL; the embedded database always has one.',
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
  publicUrl: setting({
    name: 'PUBLIC_URL',
    fallback: value => `http://localhost:${value('PORT')}`,
    shownDefault: 'http://localhost:PORT',
    meaning: 'Address people open in the browser; links in messages start with it, and https turns HSTS on.',
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
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'The least important messages that are still logged.',
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
  trustProxy: setting({
    name: 'TRUST_PROXY',
    fallback: '',
    shownDefault: 'none',
    meaning: 'Proxies whose X-Forwarded-For is believed, separated by commas.',
    allowed: 'addresses or ranges like 10.0.0.0/8,192.168.1.5, or loopback, linklocal, uniquelocal',
    schema: addressRanges,
  }),
  requestsPerMinute: setting({
    name: 'REQUESTS_PER_MINUTE',
    fallback: '1200',
    meaning: 'Calls one address may make to the API in a minute before it has to wait; 0 means no limit.',
    allowed: 'a whole number from 0 to 1000000',
    schema: whole(0, 1_000_000),
  }),
  // Without the demo nobody should be able to pay with play money, so a real provider has to be named.
  payments: setting({
    name: 'PAYMENTS',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'sandbox' : 'none'),
    shownDefault: 'sandbox while DEMO is on, otherwise none',
    meaning: 'Payment provider; the sandbox takes no real money, and with none a booking cannot be paid online.',
    allowed: 'sandbox or none',
    schema: z.enum(['sandbox', 'none']),
  }),
  identity: setting({
    name: 'IDENTITY',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'demo' : 'none'),
    shownDefault: 'demo while DEMO is on, otherwise none',
    meaning: 'Login through the state services: made-up people of the demo, an OpenID provider, or not at all.',
    allowed: 'demo, openid or none',
    schema: z.enum(['demo', 'openid', 'none']),
  }),
  identityIssuer: setting({
    name: 'IDENTITY_ISSUER',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Issuer of the OpenID provider, usually a gateway to ESIA; required with IDENTITY=openid.',
    allowed: 'an https address (http only on localhost), to the letter as the provider writes it',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/),
  }),
  identityClientId: setting({
    name: 'IDENTITY_CLIENT_ID',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Name this system is registered under at the OpenID provider; required with IDENTITY=openid.',
    allowed: 'what the provider registered',
    schema: z.string().check(z.minLength(1)),
  }),
  identityClientSecret: setting({
    name: 'IDENTITY_CLIENT_SECRET',
    fallback: null,
    shownDefault: 'none: a public client, proven by PKCE alone',
    meaning: 'Secret of this system at the OpenID provider, sent as client_secret_post.',
    allowed: 'what the provider registered',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
  identityScope: setting({
    name: 'IDENTITY_SCOPE',
    fallback: 'openid profile email phone',
    meaning: 'Scopes asked of the OpenID provider, separated by spaces.',
    allowed: 'words with openid among them',
    schema: z.string().check(z.regex(/^(\S+ )*openid( \S+)*$/)),
  }),
  lookup: setting({
    name: 'LOOKUP',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? 'recorded' : 'none'),
    shownDefault: 'recorded while DEMO is on, otherwise none',
    meaning: 'Registers of organisations and addresses: the made-up ones of the demo, DaData, or none.',
    allowed: 'recorded, dadata or none',
    schema: z.enum(['recorded', 'dadata', 'none']),
  }),
  dadataToken: setting({
    name: 'DADATA_TOKEN',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Key of the DaData account whose lookups are used up; required with LOOKUP=dadata.',
    allowed: 'the API key of the account',
    confidential: true,
    schema: z.string().check(z.minLength(1)),
  }),
  holdMinutes: setting({
    name: 'HOLD_MINUTES',
    fallback: '15',
    meaning: 'Minutes the chosen hours of a room are kept for a customer who has not paid yet.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  paymentTermMinutes: setting({
    name: 'PAYMENT_TERM_MINUTES',
    fallback: '60',
    meaning: 'Minutes a started payment may take; the hold is extended to this term.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  openDays: setting({
    name: 'OPEN_DAYS',
    fallback: '90',
    meaning: 'Days ahead, counted from today, for which a room may be booked.',
    allowed: 'a whole number from 1 to 730',
    schema: whole(1, 730),
  }),
};

type Entries = typeof entries;
type ValueOf<E> = E extends Setting<infer T> ? T : never;
type MayBeAbsent =
  | 'databaseUrl'
  | 'redisUrl'
  | 'identityIssuer'
  | 'identityClientId'
  | 'identityClientSecret'
  | 'dadataToken';

/** Every setting, parsed. What may be absent stands for an embedded default, or goes with a choice not made. */
export type Config = { readonly [K in Exclude<keyof Entries, MayBeAbsent>]: ValueOf<Entries[K]> } & {
  readonly [K in MayBeAbsent]: string | undefined;
};

/** What the README prints: every variable with its default and meaning. */
export const settings: readonly { name: string; default: string; meaning: string }[] = Object.values(entries).map(
  ({ name, fallback, shownDefault, meaning }) => ({
    name,
    default: shownDefault ?? (typeof fallback === 'string' ? fallback : ''),
    meaning,
  }),
);

/**
 * Reads every setting from the environment. Makes `DATA_DIR/secret` when SECRET is absent and the database is embedded.
 * @throws BadSetting naming the variable, its value and what is allowed.
 */
export function readConfig(env: Environment): Config {
  const raw = (entry: Setting<unknown>): string | undefined => {
    const given = env[entry.name]?.trim();
    if (given !== undefined && given !== '') return given;
    return typeof entry.fallback === 'function' ? entry.fallback(name => lookUp(name)) : (entry.fallback ?? undefined);
  };
  const lookUp = (name: string): string => {
    const entry = Object.values(entries).find(each => each.name === name);
    return (entry && raw(entry as Setting<unknown>)) ?? '';
  };

  const values: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(entries) as [string, Setting<unknown>][]) {
    const text = raw(entry);
    if (text === undefined) continue;
    const parsed = entry.schema.safeParse(text);
    if (!parsed.success) {
      const shown = entry.confidential ? `${entry.name} (value not shown)` : `${entry.name}=${text}`;
      throw new BadSetting(`${shown} is not allowed: use ${entry.allowed}`);
    }
    values[key] = parsed.data;
  }
  if (values.secret === undefined) {
    if (values.databaseUrl !== undefined)
      throw new BadSetting(`SECRET is required with DATABASE_URL: use ${entries.secret.allowed}`);
    values.secret = keptSecret(String(values.dataDir));
  }
  if (values.identity === 'demo' && values.demo !== true)
    throw new BadSetting('IDENTITY=demo is not allowed without DEMO=on: use openid or none');
  for (const needed of [entries.identityIssuer, entries.identityClientId])
    if (values.identity === 'openid' && !env[needed.name]?.trim())
      throw new BadSetting(`${needed.name} is required with IDENTITY=openid: use ${needed.allowed}`);
  if (values.lookup === 'dadata' && values.dadataToken === undefined)
    throw new BadSetting(`DADATA_TOKEN is required with LOOKUP=dadata: use ${entries.dadataToken.allowed}`);
  return values as Config;
}
