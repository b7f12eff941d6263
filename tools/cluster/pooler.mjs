// PgBouncer between the servers and the primary.
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgbouncerSettings } from '../pgbouncer.mjs';
import { accountForRoot } from '../postgres.mjs';
import { canConnect, freePorts, until } from './processes.mjs';

/** Starts it in front of the PostgreSQL at `target`; returns its port. */
export async function startPooler(processes, target) {
  const [port] = await freePorts(1);
  const folder = processes.folder('pgbouncer');
  const settings = join(folder, 'pgbouncer.ini');
  const listen = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='];
  // A session whose network has died is not waited for: PostgreSQL gives up a statement after 15 s.
  const limits = ['query_timeout = 17', 'tcp_user_timeout = 10000'];
  writeFileSync(settings, pgbouncerSettings(target, [...listen, ...limits], { sessions: 20 }));
  const account = accountForRoot();
  if (account) chownSync(settings, account.uid, account.gid);
  processes.start('pgbouncer', 'pgbouncer', [settings], { isOwn: true, cwd: folder });
  await until('PgBouncer', () => canConnect(port));
  return port;
}
