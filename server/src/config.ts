import { BadSetting } from './config/badSetting.ts';
import { esiaSettings, identityProblem } from './config/esia.settings.ts';
import { fileSettings } from './config/files.settings.ts';
import { holdSettings } from './config/holds.settings.ts';
import { messageSettings } from './config/messages.settings.ts';
import { paperSettings } from './config/papers.settings.ts';
import { providerSettings } from './config/providers.settings.ts';
import { serverSettings } from './config/server.settings.ts';
import type { Setting } from './config/setting.ts';
import { keptSecret } from './core/security/secret.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

// All settings, in the order of the README. The `Config` type, the README table and the error messages derive from
// them.
const entries = {
  ...serverSettings,
  ...fileSettings,
  ...providerSettings,
  ...esiaSettings,
  ...messageSettings,
  ...paperSettings,
  ...holdSettings,
};

type Entries = typeof entries;
type ValueOf<E> = E extends Setting<infer T> ? T : never;
type MayBeAbsent =
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseReadUrl'
  | 'redisUrl'
  | 'filesAlso'
  | 's3Endpoint'
  | 's3Bucket'
  | 's3AccessKey'
  | 's3SecretKey'
  | 'metricsPort'
  | 'metricsToken'
  | 'tracesUrl'
  | 'identityIssuer'
  | 'identityClientId'
  | 'identityClientSecret'
  | 'esiaClientId'
  | 'esiaSigner'
  | 'esiaClientCertificateHash'
  | 'esiaMarkerVerifier'
  | 'esiaMarkerCertificate'
  | 'yookassaShopId'
  | 'yookassaSecretKey'
  | 'yookassaTaxSystem'
  | 'alfabankUser'
  | 'alfabankPassword'
  | 'alfabankTaxSystem'
  | 'dadataToken'
  | 'smsKey'
  | 'smsSender'
  | 'targetsmsToken'
  | 'targetsmsSender'
  | 'smtpUrl'
  | 'mailFrom'
  | 'mailBounces'
  | 'mailBounceToken'
  | 'edoDir';

/** All settings, parsed. An undefined one means an embedded default, or belongs to a provider that was not chosen. */
export type Config = { readonly [K in Exclude<keyof Entries, MayBeAbsent>]: ValueOf<Entries[K]> } & {
  readonly [K in MayBeAbsent]: ValueOf<Entries[K]> | undefined;
};

interface Described extends Pick<Setting<unknown>, 'name' | 'meaning'> {
  readonly default: string;
  readonly without: string | undefined;
}

/** What the README prints and the doctor examines: every variable with its default and meaning. */
export const settings: readonly Described[] = Object.values(entries).map(
  ({ name, fallback, shownDefault, meaning, without }) => ({
    name,
    default: shownDefault ?? (typeof fallback === 'string' ? fallback : ''),
    meaning,
    without,
  }),
);

/**
 * Reads every setting from the environment. Makes `DATA_DIR/secret` when SECRET is absent and the database is embedded.
 * @throws BadSetting naming the variable, its value and what is allowed.
 */
export function readConfig(env: Environment): Config {
  const raw = (entry: Setting<unknown>): string | undefined => {
    const value = env[entry.name]?.trim();
    if (value !== undefined && value !== '') return value;
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
      const setting = entry.confidential ? `${entry.name} (value not shown)` : `${entry.name}=${text}`;
      throw new BadSetting(`${setting} is not allowed: use ${entry.allowed}`);
    }
    values[key] = parsed.data;
  }
  if (values.secret === undefined) {
    if (values.databaseUrl !== undefined)
      throw new BadSetting(`SECRET is required with DATABASE_URL: use ${entries.secret.allowed}`);
    values.secret = keptSecret(String(values.dataDir));
  }
  for (const [key, { name }] of [
    ['databaseDirectUrl', entries.databaseDirectUrl],
    ['databaseReadUrl', entries.databaseReadUrl],
  ] as const)
    if (values[key] !== undefined && values.databaseUrl === undefined)
      throw new BadSetting(`DATABASE_URL is required with ${name}: use ${entries.databaseUrl.allowed}`);
  if ((values.redisSentinels as unknown[]).length > 0 && values.redisUrl === undefined)
    throw new BadSetting(`REDIS_URL is required with REDIS_SENTINELS: use ${entries.redisUrl.allowed}`);
  if (values.files === values.filesAlso)
    throw new BadSetting(`FILES_ALSO=${values.filesAlso} is not allowed: use ${entries.filesAlso.allowed}`);
  for (const [key, needed] of [
    ['s3Endpoint', entries.s3Endpoint],
    ['s3Bucket', entries.s3Bucket],
    ['s3AccessKey', entries.s3AccessKey],
    ['s3SecretKey', entries.s3SecretKey],
  ] as const)
    if ([values.files, values.filesAlso].includes('s3') && values[key] === undefined)
      throw new BadSetting(
        `${needed.name} is required with ${values.files === 's3' ? 'FILES' : 'FILES_ALSO'}=s3: use ${needed.allowed}`,
      );
  if (values.identity === 'demo' && values.demo !== true)
    throw new BadSetting('IDENTITY=demo is not allowed without DEMO=on: use esia, openid or none');
  for (const needed of [entries.identityIssuer, entries.identityClientId])
    if (values.identity === 'openid' && !env[needed.name]?.trim())
      throw new BadSetting(`${needed.name} is required with IDENTITY=openid: use ${needed.allowed}`);
  const problem = identityProblem(values);
  if (problem !== undefined) throw new BadSetting(problem);
  for (const [key, needed] of [
    ['yookassaShopId', entries.yookassaShopId],
    ['yookassaSecretKey', entries.yookassaSecretKey],
  ] as const)
    if (values.payments === 'yookassa' && values[key] === undefined)
      throw new BadSetting(`${needed.name} is required with PAYMENTS=yookassa: use ${needed.allowed}`);
  for (const [key, needed] of [
    ['alfabankUser', entries.alfabankUser],
    ['alfabankPassword', entries.alfabankPassword],
  ] as const)
    if (values.payments === 'alfabank' && values[key] === undefined)
      throw new BadSetting(`${needed.name} is required with PAYMENTS=alfabank: use ${needed.allowed}`);
  if (values.lookup === 'dadata' && values.dadataToken === undefined)
    throw new BadSetting(`DADATA_TOKEN is required with LOOKUP=dadata: use ${entries.dadataToken.allowed}`);
  if (values.smsSpare !== 'none' && [values.smsSpare, 'outbox', 'none'].includes(values.sms))
    throw new BadSetting(
      `SMS_SPARE=${values.smsSpare} is not allowed with SMS=${values.sms}: use ${entries.smsSpare.allowed}`,
    );
  for (const [key, gateway] of [
    ['smsKey', 'smsc'],
    ['targetsmsToken', 'targetsms'],
    ['targetsmsSender', 'targetsms'],
  ] as const)
    if ([values.sms, values.smsSpare].includes(gateway) && values[key] === undefined)
      throw new BadSetting(
        `${entries[key].name} is required with ${values.sms === gateway ? 'SMS' : 'SMS_SPARE'}=${gateway}: use ${entries[key].allowed}`,
      );
  for (const [key, needed] of [
    ['smtpUrl', entries.smtpUrl],
    ['mailFrom', entries.mailFrom],
  ] as const)
    if (values.mail === 'smtp' && values[key] === undefined)
      throw new BadSetting(`${needed.name} is required with MAIL=smtp: use ${needed.allowed}`);
  if (values.mailBounceToken !== undefined && values.mailBounces === undefined)
    throw new BadSetting(`MAIL_BOUNCES is required with MAIL_BOUNCE_TOKEN: use ${entries.mailBounces.allowed}`);
  return values as Config;
}
