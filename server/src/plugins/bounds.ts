import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';
import { ApiFailure } from '@venue/sdk';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../core/security/attempts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long one request or connection may take, in milliseconds. Limits of size are set where the data is read. */
export interface Bounds {
  /** For the head of a request. */
  readonly head: number;
  /** For a whole request, its body included. */
  readonly request: number;
  /** A connection on which nothing moves, in either direction. */
  readonly silence: number;
  /** Between two requests of one connection. */
  readonly keepAlive: number;
  /** The time after which a body has to keep the pace. */
  readonly grace: number;
  /** Bytes per second a body brings at least, on average since it began. */
  readonly pace: number;
  /** How often these bounds are checked. */
  readonly look: number;
}

/** Fifty megabytes over a phone line of 120 kbit/s arrive in time, with stalls of up to two minutes. */
export const bounds: Bounds = {
  head: 20 * SECOND,
  request: 60 * MINUTE,
  silence: 2 * MINUTE,
  // Longer than the minute after which common proxies drop an idle connection, so that the proxy ends it and not the
  // server.
  keepAlive: 72 * SECOND,
  grace: MINUTE,
  pace: 1024,
  look: 5 * SECOND,
};

/** Node's own limits, to be spread into Fastify's options: without them Fastify turns most of them off. */
export const timeouts = ({ head, request, silence, keepAlive, look }: Bounds = bounds) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: keepAlive,
  http: { headersTimeout: head, connectionsCheckingInterval: look },
  clientErrorHandler: refuse,
});

const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what never became a request: bytes that are no HTTP, a head too large, a body too late. */
function refuse(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const body = JSON.stringify({ message: 'malformed', code: 'malformed' });
  const head = [
    `HTTP/1.1 ${refusals[error.code] ?? '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Cuts requests whose body arrives too slowly. Node limits only silence and the whole time, so a byte now and then
 * would keep a connection open for an hour.
 */
export function cutSlowBodies(app: FastifyInstance, { grace, pace, look }: Bounds = bounds): void {
  const arriving = new Map<IncomingMessage, { since: number; before: number }>();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody) {
      arriving.set(raw, { since: performance.now(), before: raw.socket.bytesRead });
      raw.once('close', () => arriving.delete(raw));
    }
    done();
  });
  const looking = setInterval(() => {
    const at = performance.now();
    for (const [{ socket, complete }, { since, before }] of arriving) {
      const took = at - since;
      if (!complete && took > grace && socket.bytesRead - before < (pace * took) / SECOND) socket.destroy();
    }
  }, look).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/** Counts what each address has open. */
export function counter(most: number) {
  const open = new Map<string, number>();
  return {
    /** False if the address has reached its limit; otherwise the caller must call `give` at the end. */
    take(ip: string): boolean {
      const who = networkOf(ip);
      const now = open.get(who) ?? 0;
      if (most > 0 && now >= most) return false;
      open.set(who, now + 1);
      return true;
    },
    give(ip: string): void {
      const who = networkOf(ip);
      const rest = (open.get(who) ?? 0) - 1;
      if (rest > 0) open.set(who, rest);
      else open.delete(who);
    },
  };
}

/**
 * Limits what one address has open at once: connections, and requests in progress. A trusted proxy serves everybody
 * over its own connections, so those are not counted; its requests count for the address it names. Register after the
 * websocket plugin: sockets are counted by the live channel.
 */
export function boundAddresses(
  app: FastifyInstance,
  { connectionsPerAddress, trustProxy }: Pick<Config, 'connectionsPerAddress' | 'trustProxy'>,
): void {
  const isProxy = proxyaddr.compile([...trustProxy]);
  const connections = counter(connectionsPerAddress);
  app.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isProxy(ip, 0)) return;
    if (!connections.take(ip)) return void socket.destroy();
    socket.once('close', () => connections.give(ip));
  });
  const requests = counter(connectionsPerAddress);
  app.addHook('onRequest', ({ ip, ws }, reply, done) => {
    if (ws) return done();
    if (!requests.take(ip)) return done(new ApiFailure('rate_limited', { retryAfter: 1 }));
    reply.raw.once('close', () => requests.give(ip));
    done();
  });
}
