import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Whether `backup` finds what it needs on this machine. */
export async function backupFindings({ databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl === undefined) return [];
  return promisify(execFile)('pg_dump', ['--version']).then(
    ({ stdout }) => [ok('backup', `${stdout.trim()} is there; it must not be older than the database.`)],
    () => [
      warning(
        'backup',
        'pg_dump is not on this machine, so no backup can be made here: `apt-get install -y postgresql-client`.',
      ),
    ],
  );
}
