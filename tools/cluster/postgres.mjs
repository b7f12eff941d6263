// Two PostgreSQL under Patroni, the second one a synchronous replica, with three etcd as their judge.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../postgres.mjs';
import { startRelay } from '../relay.mjs';
import { freePorts, until } from './processes.mjs';

const names = ['postgres-1', 'postgres-2'];
/** Seconds: a primary that has not renewed its lease for so long is replaced. */
const LEASE = { ttl: 15, loop_wait: 2, retry_timeout: 3 };

export async function startDatabases(processes) {
  const ports = await freePorts(2 * names.length);
  const etcd = await startEtcd(processes);
  const members = await Promise.all(
    names.map(async (name, at) => {
      const [port, api] = ports.slice(2 * at);
      // What its replica, and its judge, are asked through: the network between them may fail.
      const [peers, ...judges] = await Promise.all(
        [port, ...etcd.ports].map(to => startRelay({ host: '127.0.0.1', port: to })),
      );
      return { name, port, api, peers, judge: together(judges) };
    }),
  );
  for (const { name, port, api, peers, judge } of members) {
    const folder = processes.folder(name);
    const settings = join(folder, 'patroni.yml');
    // JSON is YAML too.
    writeFileSync(
      settings,
      JSON.stringify(
        settingsOf({ name, port, api, folder, peers: peers.port, etcd: judge.ports.map(each => `127.0.0.1:${each}`) }),
      ),
      {
        mode: 0o644,
      },
    );
    processes.start(name, 'patroni', [settings], {
      isOwn: true,
      cwd: folder,
      pidFile: join(folder, 'data', 'postmaster.pid'),
    });
    if (name === names[0]) await until('the first PostgreSQL', () => roleIs(api, 'primary'), 120);
  }
  await until('the replica', () => roleIs(members[1].api, 'sync'), 120);
  return {
    members,
    etcd: etcd.names,
    /** The member that takes writes now. */
    primary: () =>
      until('a primary', async () => {
        for (const member of members) if (await roleIs(member.api, 'primary').catch(() => false)) return member;
      }),
    close: () => Promise.all(members.flatMap(({ peers, judge }) => [peers.close(), judge.close()])),
    hasReplica: () => until('a synchronous replica', () => anyIs(members, 'sync'), 120),
  };
}

/** Three etcd, of which any two decide. */
async function startEtcd(processes) {
  const members = [1, 2, 3].map(at => `etcd-${at}`);
  const ports = await freePorts(2 * members.length);
  const urls = members.map((_, at) => [ports[2 * at], ports[2 * at + 1]].map(port => `http://127.0.0.1:${port}`));
  const cluster = members.map((name, at) => `${name}=${urls[at][1]}`).join(',');
  for (const [at, name] of members.entries()) {
    const [client, peer] = urls[at];
    processes.start(name, 'etcd', [
      ...['--name', name, '--data-dir', processes.folder(name), '--initial-cluster', cluster],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      // A machine with everything on it is late now and then, which is no reason to elect.
      ...['--heartbeat-interval', '300', '--election-timeout', '3000'],
    ]);
  }
  // Patroni gives up when the members have not agreed on a version yet.
  for (const [client] of urls)
    await until('etcd', async () => {
      const { etcdcluster } = await (await fetch(`${client}/version`)).json();
      return etcdcluster !== 'not_decided';
    });
  return { names: members, ports: members.map((_, at) => ports[2 * at]) };
}

/** Relays to which the same is done. */
const together = relays => ({
  ports: relays.map(({ port }) => port),
  pass: () => relays.forEach(relay => void relay.pass()),
  hang: () => relays.forEach(relay => void relay.hang()),
  close: () => Promise.all(relays.map(relay => relay.close())),
});

async function anyIs(members, role) {
  for (const { api } of members) if (await roleIs(api, role).catch(() => false)) return true;
  return false;
}

/** Asks Patroni whether a member has this role: `primary`, `replica` or `sync`. */
const roleIs = async (api, role) => (await fetch(`http://127.0.0.1:${api}/${role}`)).ok;

const settingsOf = ({ name, port, api, folder, peers, etcd }) => ({
  scope: 'venue',
  name,
  restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
  // Only these addresses, and not those that etcd names.
  etcd3: { hosts: etcd, use_proxies: true },
  bootstrap: {
    dcs: {
      ...LEASE,
      // A primary that has crashed is replaced and not started again.
      primary_start_timeout: 0,
      synchronous_mode: true,
      // While etcd is away, the primary stays one as long as it reaches all other members.
      failsafe_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          max_connections: 100,
          shared_buffers: '64MB',
          // A replica that is cut off or frozen is given up before a commit that waits for it reaches its limit.
          wal_sender_timeout: '5s',
          wal_receiver_timeout: '5s',
          tcp_user_timeout: '10s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${peers}`,
    data_dir: join(folder, 'data'),
    bin_dir: findPostgres(),
    pgpass: join(folder, 'pgpass'),
    pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    authentication: {
      superuser: { username: 'postgres', password: 'venue' },
      replication: { username: 'replicator', password: 'venue' },
      rewind: { username: 'rewind', password: 'venue' },
    },
    parameters: { unix_socket_directories: folder },
  },
});
