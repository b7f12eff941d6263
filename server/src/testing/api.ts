import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  createSession,
  memoryStore,
  type Permission,
  type RoleName,
  type Session,
} from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { buildApp, everyJob } from '../app.ts';
import { areas } from '../areas.ts';
import { type Config, readConfig } from '../config.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/db/database.ts';
import { injectTransport } from '../core/http/injectTransport.ts';
import { argon2Passwords } from '../core/security/passwords.ts';
import { localBus } from '../live/bus.ts';
import { openFiles } from '../ports/files/open.ts';
import { openIdentity } from '../ports/identity/open.ts';
import { openLookup } from '../ports/lookup/open.ts';
import { openMessages } from '../ports/messages/open.ts';
import { sandboxPayments } from '../ports/payments/sandbox.ts';
import type { Ports } from '../ports/ports.ts';
import { openTraces } from '../traces/open.ts';
import { aPerson, type May, type Person, type PersonOptions } from './api.people.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { undeclaredMessages } from './liveRows.ts';

/** When a server of the tests starts, whenever they run: they name days ahead of it. A Saturday, noon at the venue. */
const TODAY = '2026-11-28T07:00:00.000Z';

interface TestApiOptions {
  readonly kind?: Database['kind'];
  readonly config?: Partial<Config>;
  readonly ports?: Partial<Ports>;
  /** An existing database, e.g. for a second server on it; it is left open. */
  readonly database?: TestDatabase;
  /** Replaces the clock that stands still. */
  readonly clock?: Clock;
  /** When it starts: the real time for what the machine itself dates, such as files and proofs of work. */
  readonly start?: Date;
  /** Some calls send fields that the server does not read. */
  readonly ignores?: true;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly db: Database['db'];
  readonly config: Config;
  /** The ports of the server; `nudge` also wakes its live channel. */
  readonly ports: Ports;
  /** The server's clock: stands still until it is moved. */
  readonly clock: { now: Date; advance(ms: number): void };
  /**
   * A client with a session of its own, signed out unless one is given. Replies are checked strictly, nothing is
   * repeated.
   */
  client(session?: Session, ip?: string): Client;
  /** A client signed in as this person. */
  as(person: Person): Client;
  aCustomer(wish?: PersonOptions & { role?: 'marketplace' | 'landing' }): Promise<Person>;
  /** The administrator, or with `permissions` a member of staff whose role has exactly these. */
  aStaff(permissions?: readonly Permission[], wish?: PersonOptions): Promise<Person>;
  /** Runs one job once, now. Jobs do not run by themselves here. */
  runJob(name: string): Promise<void>;
  /** Throws when a call has failed, or a live message was written, in a way that is not declared. */
  close(): Promise<void>;
}

/** The real app on a fresh PostgreSQL, without a socket, or on the database asked for. Close it when the tests end. */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-test-'));
  const environment = { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' };
  const config: Config = { ...readConfig(environment), ...options.config };
  // One connection, as in the embedded database: taking a second one within a transaction fails.
  const database =
    options.database ?? (await (options.kind ? testDatabase(options.kind) : testDatabase('postgres', 1)));
  const { db } = database;
  const clock = {
    now: options.start ?? new Date(TODAY),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const still: Clock = { now: () => clock.now, compare: async () => {}, offset: () => 0, isRight: () => true };
  const source = options.clock ?? still;
  const { now } = source;
  const bus = localBus();
  const ownPorts = { passwords: argon2Passwords(), files: await openFiles(config), ...options.ports };
  const undeclared = new Set<string>();
  const ignored = new Set<string>();
  const onUndeclared = (fault: string) => undeclared.add(fault);
  const traces = await openTraces(config);
  const parts = { config, database, ports: ownPorts, bus, clock: source, jobs: false, onUndeclared };
  const app = await buildApp({ ...parts, ...(traces && { traces }) });
  await app.ready();
  const ports: Ports = {
    payments: sandboxPayments(db, now, config.paymentsTwoStage),
    formerPayments: [],
    identity: openIdentity(config, app, now),
    lookup: openLookup(config),
    messages: openMessages(config),
    nudge: () => bus.publish('work'),
    sessionsEnded: () => bus.publish('sessions'),
    ...ownPorts,
  };

  const client = (session = createSession(memoryStore(), undefined, () => clock.now.getTime()), ip?: string) =>
    createClient({
      baseUrl: '/api',
      session,
      transport: injectTransport(app, ip, (fields, url) => ignored.add(`${url}: ${fields}`)),
      replies: 'strict',
      retries: 0,
    });
  const make = (role: RoleName, may: May, wish: PersonOptions) =>
    aPerson({ db, passwords: ports.passwords, now: clock.now }, role, may, wish);

  return {
    app,
    database,
    db,
    config,
    ports,
    clock,
    client,
    as({ login }) {
      const session = createSession(memoryStore(), undefined, () => clock.now.getTime());
      session.signIn(login);
      return client(session);
    },
    aCustomer: ({ role = 'landing', ...wish } = {}) => make(role, null, wish),
    aStaff: (permissions, wish = {}) => make('admin', permissions ?? 'all', wish),
    async runJob(name) {
      const job = everyJob(areas).find(each => each.name === name);
      if (!job) throw new Error(`no job is called ${name}`);
      await job.run({ db, ports, config, now, log: app.log });
    },
    async close() {
      const unknown = await undeclaredMessages(db);
      await app.close();
      await traces?.close();
      if (!options.database) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (undeclared.size > 0)
        throw new Error(`mend \`fails\` of the call, or what it throws:\n${[...undeclared].join('\n')}`);
      if (ignored.size > 0 && !options.ignores)
        throw new Error(`the server did not read fields that a test sends:\n${[...ignored].join('\n')}`);
      if (unknown.length > 0) throw new Error(`live messages that no push declares: ${unknown.join(', ')}`);
    },
  };
}
