import type { FastifyInstance } from 'fastify';
import { offerCopies } from './backup/copies.ts';
import { BadSetting } from './config/badSetting.ts';
import { type Config, readConfig } from './config.ts';
import { type Clock, databaseClock } from './core/clock.ts';
import type { Database } from './core/db/database.ts';
import { DataDirInUse, lockDataDir } from './core/lock.ts';
import type { Traces } from './core/traces.ts';
import { openDatabase } from './ports/database/open.ts';
import { openTraces } from './traces/open.ts';

interface Opened {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

interface Parts {
  readonly env: Readonly<Record<string, string | undefined>>;
  build(deps: Opened & { traces?: Traces }): Promise<FastifyInstance>;
  /** Runs once the database is migrated and before anybody is served. */
  prepare?(deps: Opened): Promise<void>;
  /** Runs once the server answers, with the address it listens on. */
  announce?(deps: { config: Config; address: string }): void;
}

/** Milliseconds for requests under way to finish after the server was told to stop. */
export const DRAIN = 10_000;

const STOPPED = 0;
const FAILED = 1;
const CANNOT_START = 2;

/**
 * Runs a server until it is told to stop: reads the settings, takes the lock, opens and migrates the database, builds
 * the app, and at the end closes everything in reverse order.
 * Stops on SIGTERM, SIGINT and the end of the parent that started it, and then ends the process.
 */
export async function serve(parts: Parts): Promise<void> {
  // Closes what has been opened so far; run in reverse order.
  const opened: (() => unknown)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (code: number): Promise<void> => {
    stopping ??= (async () => {
      // The upper limit for stopping. Requests in progress keep the event loop alive; this timer does not.
      setTimeout(() => process.exit(code || FAILED), DRAIN + 2_000).unref();
      let result = code;
      for (const close of opened.splice(0).reverse()) {
        try {
          await close();
        } catch (error) {
          say(`While stopping: ${messageOf(error)}`);
          result = FAILED;
        }
      }
      process.exit(result);
    })();
    return stopping;
  };
  // One Ctrl-C arrives twice, from the terminal and from the parent that passes it on, so repeating changes nothing.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(STOPPED));
  process.on('disconnect', () => void stop(STOPPED));

  try {
    const config = readConfig(parts.env);
    if (config.databaseUrl === undefined) {
      const lock = await lockDataDir(config.dataDir);
      opened.push(() => lock.release());
    }
    const traces = await openTraces(config);
    if (traces) opened.push(() => traces.close());
    const database = await openDatabase(config, reason => {
      say(`The database is lost: ${reason.message}`);
      // Nothing can be finished without it; after a restart the database recovers all acknowledged writes from its log.
      process.exit(FAILED);
    });
    opened.push(() => database.close());
    const copies = await offerCopies(database, config.dataDir);
    opened.push(() => copies.close());
    const clock = await databaseClock(database.pool);
    await parts.prepare?.({ config, database, clock });
    const app = await parts.build({ config, database, clock, ...(traces && { traces }) });
    opened.push(() => drain(app));
    const address = await app.listen({ port: config.port, host: config.host });
    parts.announce?.({ config, address });
  } catch (error) {
    // If a stop was requested during the start, later errors are only a consequence of it.
    if (stopping) return stopping;
    say(isTheUsers(error) ? messageOf(error) : (error instanceof Error && error.stack) || String(error));
    await stop(CANNOT_START);
  }
  // A signal may have come before everything was opened; what was opened after it is closed here.
  if (stopping)
    await Promise.allSettled(
      opened
        .splice(0)
        .reverse()
        .map(close => close()),
    );
}

/** Stops accepting, lets requests under way finish, and cuts what is left after the limit. */
async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN);
  // A connection that was answering when the server closed stays open afterwards, waiting for a next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(late);
  clearInterval(idle);
}

/** Whether the cause lies outside the program, so that a one-line message without a stack is enough. */
function isTheUsers(error: unknown): boolean {
  if (error instanceof BadSetting || error instanceof DataDirInUse) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ECONNREFUSED', 'ENOTFOUND'].includes(String(error.code))
  );
}

function messageOf(error: unknown): string {
  // Connecting to a host with several addresses fails once for each, and the error that combines them has an empty
  // message.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

const say = (line: string) => process.stderr.write(`${line}\n`);
