// What is done to a cluster: parts are killed, frozen, or cut off.

/**
 * `begin` does it, and returns what ends it after `lasts` milliseconds. Who is meant is known only then, because parts
 * change their roles. `whenBack` waits until the cluster could bear the next one.
 */
export function faultsOf({ databases, redis, files, networks, processes }) {
  const SUPERVISOR_MS = 1_000;
  const isWhole = () => databases.hasReplica();
  const hasReplica = () => redis.hasReplica();
  const kill = (what, nameOf, { after = SUPERVISOR_MS, whenBack } = {}) => ({
    what: `${what} is killed`,
    lasts: after,
    whenBack,
    async begin() {
      const name = await nameOf();
      await processes.kill(name);
      return () => processes.restart(name);
    },
  });
  const killAll = (what, names, after, whenBack) => ({
    what: `${what} are killed`,
    lasts: after,
    whenBack,
    async begin() {
      await Promise.all(names.map(processes.kill));
      return () => names.forEach(name => void processes.restart(name));
    },
  });
  const freeze = (what, nameOf, lasts, whenBack) => ({
    what: `${what} is frozen for ${lasts / 1000} s`,
    lasts,
    whenBack,
    async begin() {
      const name = await nameOf();
      processes.freeze(name);
      return () => processes.thaw(name);
    },
  });
  /** `how` is `hang`, `cut` or `delay`. */
  const network = (what, relayOf, how, lasts, whenBack) => ({
    what: `${what}: ${{ hang: 'nothing passes', cut: 'connections are reset', delay: '0.1 s later' }[how]} for ${lasts / 1000} s`,
    lasts,
    whenBack,
    async begin() {
      const relay = await relayOf();
      relay[how](100);
      return () => relay.pass();
    },
  });
  const bucket = (what, trouble, lasts) => ({
    what: `the bucket ${what} for ${lasts / 1000} s`,
    lasts,
    async begin() {
      files.troubled = trouble;
      return () => {
        files.troubled = undefined;
      };
    },
  });
  const primary = async () => (await databases.primary()).name;
  const master = async () => (await redis.master()).name;
  const seconds = count => count * 1_000;
  return [
    kill('a server in the middle of requests', () => 'server-2', { after: seconds(5) }),
    freeze('a server', () => 'server-3', seconds(10)),
    kill('HAProxy', () => 'haproxy'),
    kill('PgBouncer', () => 'pgbouncer'),
    kill('the master of Redis', master, { after: seconds(5), whenBack: hasReplica }),
    freeze('the master of Redis', master, seconds(10), hasReplica),
    network(
      'the master of Redis and everybody',
      async () => (await redis.master()).network,
      'hang',
      seconds(10),
      hasReplica,
    ),
    kill('a Sentinel', () => redis.sentinels[0], { after: seconds(5) }),
    bucket('does not answer', () => {}, seconds(10)),
    bucket('resets connections', request => request.socket.destroy(), seconds(10)),
    network('the servers and PgBouncer', () => networks.toPooler, 'delay', seconds(10)),
    network('the servers and PgBouncer', () => networks.toPooler, 'cut', seconds(5)),
    network('the servers and PgBouncer', () => networks.toPooler, 'hang', seconds(20)),
    network('PgBouncer and the primary', () => networks.toPrimary, 'cut', seconds(5)),
    network('PgBouncer and the primary', () => networks.toPrimary, 'hang', seconds(20)),
    network('the primary and its replica', async () => (await databases.primary()).peers, 'hang', seconds(20), isWhole),
    kill('one of three etcd', () => databases.etcd[0], { after: seconds(20), whenBack: isWhole }),
    killAll('two of three etcd', databases.etcd.slice(1), seconds(20), isWhole),
    network(
      'the primary’s Patroni and etcd',
      async () => (await databases.primary()).judge,
      'hang',
      seconds(20),
      isWhole,
    ),
    freeze('the primary PostgreSQL with its Patroni', primary, seconds(25), isWhole),
    kill('the primary PostgreSQL with its Patroni', primary, { after: seconds(16), whenBack: isWhole }),
    kill('its successor', primary, { after: seconds(16), whenBack: isWhole }),
  ];
}
