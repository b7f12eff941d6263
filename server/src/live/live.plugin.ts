import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import { gauge } from '../core/metrics.ts';
import type { Sessions } from '../core/sessions.ts';
import { counter } from '../plugins/bounds.ts';
import type { Bus } from './bus.ts';
import { type Connection, connect } from './connection.ts';
import { createHub } from './hub.ts';

const HEARTBEAT_MS = 30_000;
/** Without Redis there are no notices from other servers, so the tables are polled this often. */
const LOOK_MS = 1_000;
/** The reason to close a socket over the limit of its address; the client comes back later. */
const TRY_LATER = 1013;

const open = gauge('sockets', 'open sockets of the live channel.');

interface Parts {
  readonly db: Db;
  readonly bus: Bus;
  readonly sessions: Sessions;
  readonly now: () => Date;
  readonly config: Config;
}

/** The live channel, `/api/live`: sends the messages of transactions to the connections that follow their topics. */
export function live(app: FastifyInstance, { db, bus, sessions, now, config }: Parts): void {
  const connections = new Set<Connection>();
  const sockets = counter(config.livePerAddress);
  const hub = createHub(db, app.log);
  const lagMs = config.databaseReadUrl === undefined ? 0 : config.databaseReadLag * 1_000;

  const checkSessions = async () => {
    const at = now();
    const signedIn = [...connections].flatMap(connection => {
      const session = connection.session();
      return session ? [{ connection, ...session }] : [];
    });
    if (signedIn.length === 0) return;
    const standing = await sessions.standing(
      signedIn.map(each => each.id),
      at,
    );
    for (const { connection, id } of signedIn) {
      // A new hello may have changed the session meanwhile.
      if (!standing.has(id) && connection.session()?.id === id) connection.endSession();
    }
  };
  const check = () => {
    checkSessions().catch(error => app.log.warn({ err: error }, 'live sessions could not be checked'));
  };

  const unsubscribe = bus.subscribe(notice => {
    if (notice === 'sessions') check();
    else if (connections.size > 0) void hub.pump();
  });
  const looking = setInterval(() => {
    if (connections.size > 0) void hub.pump();
  }, LOOK_MS).unref();
  const beating = setInterval(() => {
    for (const connection of connections) connection.beat();
    check();
  }, HEARTBEAT_MS).unref();

  app.get(
    '/api/live',
    { websocket: true, preValidation: async request => refuseForeign(request, config) },
    (socket, { ip }) => {
      if (!sockets.take(ip)) return socket.close(TRY_LATER, 'too many sockets');
      socket.on('close', () => sockets.give(ip));
      const connection = connect(socket, { hub, authenticate: sessions.authenticate, now, lagMs, log: app.log });
      connections.add(connection);
      open.inc();
      socket.on('close', () => {
        connections.delete(connection);
        open.dec();
      });
    },
  );
  app.addHook('onClose', async () => {
    unsubscribe();
    clearInterval(looking);
    clearInterval(beating);
    for (const connection of connections) connection.close();
    await hub.pump();
  });
}

/** Browsers say which page opens a socket; pages of other sites are refused. */
function refuseForeign({ headers }: FastifyRequest, config: Config): void {
  const { origin, host } = headers;
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  // guard: live.test.ts
  if (from !== host && from !== new URL(config.publicUrl).host) throw new ApiFailure('forbidden');
}
