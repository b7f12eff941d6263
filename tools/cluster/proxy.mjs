// HAProxy: one address for the primary, one for the replica, and one with TLS for the servers.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, until } from './processes.mjs';

export async function proxyPorts() {
  const [primary, replica, https] = await freePorts(3);
  return { primary, replica, https };
}

export async function startProxy(processes, { primary, replica, https }, members, servers) {
  const folder = processes.folder('haproxy');
  const certificate = join(folder, 'site.pem');
  makeCertificate(folder, certificate);
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    `
global
  maxconn 8000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  timeout check 1s
  default-server check inter 500ms fall 2 rise 1
${Object.entries({ primary, replica })
  .map(
    ([role, port]) => `
listen ${role}
  bind 127.0.0.1:${port}
  mode tcp
  option httpchk GET /${role}
  # Whoever is connected to a member that has lost its role is cut off, and connects to its successor.
  default-server on-marked-down shutdown-sessions
${members.map(member => `  server ${member.name} 127.0.0.1:${member.port} port ${member.api}`).join('\n')}`,
  )
  .join('\n')}

listen site
  bind 127.0.0.1:${https} ssl crt ${certificate}
  mode http
  option httpchk GET /health/ready
  # A server that is frozen or cut off: no call takes so long without a byte.
  timeout server 75s
  option redispatch
  retries 3
  # A request that has reached a server is not repeated here: only its sender knows whether it may be.
  retry-on conn-failure
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto https
${servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`).join('\n')}
`,
  );
  processes.start('haproxy', 'haproxy', ['-db', '-f', settings]);
  await until('HAProxy', () =>
    fetch(`http://127.0.0.1:${https}`).then(
      () => true,
      error => error.cause?.code !== 'ECONNREFUSED',
    ),
  );
}

function makeCertificate(folder, file) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr || made.error?.message}`);
  writeFileSync(file, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
}
