import { spawn } from 'node:child_process';

/** Runs a tool of PostgreSQL on a database; the password is not shown among its arguments. */
async function run(tool: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    errors = (errors + text).slice(-4000);
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${tool} is not installed: run \`apt-get install -y postgresql-client\``)),
    );
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(`${tool} failed: ${errors}`))));
  });
}

/** Copies a database as it is at one moment, while it is used. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);

/** Fills an empty database with a copy: whole, or not at all. */
export const restorePostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file], databaseUrl);
