// A Redis with a replica, and three sentinels that make the replica the master when it is needed.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startRelay } from '../relay.mjs';
import { freePorts, until } from './processes.mjs';

const MASTER = 'venue';

export async function startRedis(processes) {
  const [first, second, ...sentinels] = await freePorts(5);
  // Everybody knows them by their relays: the network of each may fail.
  const [one, two] = await Promise.all([first, second].map(port => startRelay({ host: '127.0.0.1', port })));
  const members = [
    { name: 'redis-1', port: first, network: one, args: [] },
    { name: 'redis-2', port: second, network: two, args: ['--replicaof', '127.0.0.1', `${one.port}`] },
  ];
  for (const { name, port, network, args } of members) {
    const own = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', processes.folder(name)];
    const announced = ['--replica-announce-ip', '127.0.0.1', '--replica-announce-port', `${network.port}`];
    processes.start(name, 'redis-server', [...own, ...announced, ...args]);
  }
  await until('Redis', () => ask(second, 'ROLE').then(reply => reply.includes('connected')));
  for (const port of sentinels) {
    const folder = processes.folder(`sentinel-${port}`);
    const settings = join(folder, 'sentinel.conf');
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor ${MASTER} 127.0.0.1 ${one.port} 2`,
      `sentinel down-after-milliseconds ${MASTER} 2000`,
      `sentinel failover-timeout ${MASTER} 10000`,
    ];
    writeFileSync(settings, `${lines.join('\n')}\n`);
    processes.start(`sentinel-${port}`, 'redis-sentinel', [settings]);
  }
  await until('the sentinels', () =>
    ask(sentinels[0], `SENTINEL CKQUORUM ${MASTER}`).then(reply => reply.startsWith('+OK 3')),
  );
  /** The member that is the master now. */
  const master = () =>
    until('a master of Redis', async () => {
      const reply = await ask(sentinels.at(-1), `SENTINEL GET-MASTER-ADDR-BY-NAME ${MASTER}`);
      return members.find(({ network }) => reply.includes(`\r\n${network.port}\r\n`));
    });
  return {
    env: {
      REDIS_URL: `redis://${MASTER}`,
      REDIS_SENTINELS: sentinels.map(port => `127.0.0.1:${port}`).join(','),
    },
    sentinels: sentinels.map(port => `sentinel-${port}`),
    close: () => Promise.all([one.close(), two.close()]),
    master,
    hasReplica: () =>
      until('a replica of Redis', async () => {
        const { port } = await master();
        return (await ask(port, 'INFO replication')).includes('state=online');
      }),
  };
}

/** One command and the beginning of its reply. */
const ask = (port, command) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(1_000, () => socket.destroy(new Error('no reply')));
    socket.once('data', data => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
