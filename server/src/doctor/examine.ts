import { type Config, type Environment, readConfig } from '../config.ts';
import { backupFindings } from './backup.ts';
import { databaseFindings } from './database.ts';
import { exchangeFindings } from './exchange.ts';
import { fileFindings } from './files.ts';
import { type Finding, failure, reasonOf } from './finding.ts';
import { providerFindings, siteFindings } from './providers.ts';
import { redisFindings } from './redis.ts';
import { settingFindings } from './settings.ts';

type Check = (config: Config, env: Environment) => Finding[] | Promise<Finding[]>;

const checks: readonly Check[] = [
  settingFindings,
  databaseFindings,
  backupFindings,
  redisFindings,
  fileFindings,
  exchangeFindings,
  providerFindings,
  siteFindings,
];

/**
 * Checks everything that a server needs of these settings. Writes nothing but a probe file.
 * @throws BadSetting when they are wrong
 */
export async function examine(env: Environment): Promise<Finding[]> {
  // With any secret on the embedded database, so that none is made.
  const isEmbedded = !env.DATABASE_URL?.trim();
  const config = readConfig(isEmbedded && !env.SECRET?.trim() ? { ...env, SECRET: 'x'.repeat(32) } : env);
  const findings: Finding[] = [];
  for (const check of checks)
    try {
      findings.push(...(await check(config, env)));
    } catch (error) {
      findings.push(failure('doctor', `A check failed itself: ${reasonOf(error)}. Report it.`));
    }
  return findings;
}
