import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { ApiFailure, isPermission } from '@venue/sdk';
import { allPushes } from '@venue/sdk/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { type Area, gaugesOf, jobsOf, routesOf } from './area/area.ts';
import { shownIn } from './area/versioned.ts';
import { areas as allAreas } from './areas.ts';
import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import type { Database } from './core/db/database.ts';
import { cookiesOf } from './core/http/cookies.ts';
import { answerErrors, refuseUnroutable, rerouteUnroutable } from './core/http/errors.ts';
import { isTooComplex } from './core/http/jsonBounds.ts';
import { logging, logRequests } from './core/http/log.ts';
import { type ContextOf, mount } from './core/http/mount.ts';
import { plainTextOnly } from './core/http/plainText.ts';
import { readersOf } from './core/http/readers.ts';
import type { ShownOf } from './core/record/shownOf.ts';
import { agentOf } from './core/security/agent.ts';
import { argon2Passwords } from './core/security/passwords.ts';
import type { Sessions } from './core/sessions.ts';
import { runIn, type Traces } from './core/traces.ts';
import { compareClocks } from './jobs/clock.job.ts';
import { removeFiles, sweepFiles } from './jobs/files.job.ts';
import type { Job, JobContext } from './jobs/job.ts';
import { sendOutbox } from './jobs/outbox.job.ts';
import { askReports } from './jobs/reports.job.ts';
import { reseal } from './jobs/reseal.job.ts';
import { startJobs } from './jobs/start.ts';
import { sweep } from './jobs/sweep.job.ts';
import { redisBus } from './live/bus.redis.ts';
import { type Bus, localBus } from './live/bus.ts';
import { live } from './live/live.plugin.ts';
import { coreGauges } from './metrics/core.gauges.ts';
import { metrics } from './metrics/metrics.plugin.ts';
import { apiDocs } from './plugins/apiDocs.ts';
import { apps } from './plugins/apps.ts';
import { boundAddresses, cutSlowBodies, timeouts } from './plugins/bounds.ts';
import { compression } from './plugins/compression.ts';
import { health } from './plugins/health.ts';
import { multipart } from './plugins/multipart.ts';
import { publicFiles } from './plugins/publicFiles.ts';
import { rateLimit } from './plugins/rateLimit.ts';
import { security } from './plugins/security.ts';
import { websocket } from './plugins/websocket.ts';
import { openFiles } from './ports/files/open.ts';
import { demoIdentity } from './ports/identity/demo.plugin.ts';
import { isDemoInstalled } from './ports/identity/demo.provider.ts';
import { openIdentity } from './ports/identity/open.ts';
import { openLookup } from './ports/lookup/open.ts';
import { openMessages, unsent } from './ports/messages/open.ts';
import { alfabankFrame } from './ports/payments/alfabank.frame.ts';
import { openPayments, unpayable } from './ports/payments/open.ts';
import { allProviders } from './ports/payments/payments.ts';
import { sandboxFrame } from './ports/payments/sandbox.frame.ts';
import { type Sandbox, sandboxPayments } from './ports/payments/sandbox.ts';
import { yookassaFrame } from './ports/payments/yookassa.frame.ts';
import type { Ports } from './ports/ports.ts';
import { tracePorts } from './traces/ports.ts';
import { traceRequests } from './traces/requests.ts';

// Large enough for the longest allowed article in Russian.
const BODY_LIMIT = 1024 * 1024;

/** All background jobs of the server. */
export const everyJob = (areas: readonly Area[]): readonly Job[] => [
  sendOutbox(areas),
  askReports,
  removeFiles,
  sweep(areas),
  sweepFiles(areas),
  reseal(areas),
  ...jobsOf(areas),
];

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  /** Replaces the embedded defaults. */
  readonly ports?: Partial<Ports>;
  readonly clock: Clock;
  /** Passes notices between servers; opened from the settings when omitted. */
  readonly bus?: Bus;
  /** Where traces go; nowhere when omitted. */
  readonly traces?: Traces;
  /** False: the jobs are not started and the caller runs them itself; for tests. */
  readonly jobs?: boolean;
  /** Called with each failure that a call replies with but does not declare; for tests. By default it is logged. */
  readonly onUndeclared?: (fault: string) => void;
}

/** Builds the server without listening yet; `close()` stops its workers and leaves the database open. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock } = parts;
  const { now } = clock;
  const { db } = database;
  const app: FastifyInstance = fastify({
    ...logging(config),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    bodyLimit: BODY_LIMIT,
    ...timeouts(),
    frameworkErrors: rerouteUnroutable,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  });
  const areas = allAreas.filter(({ when }) => when?.(config) ?? true);
  for (const { prepare } of areas) await prepare?.(db, now());
  readJsonOnly(app);
  answerErrors(app, parts.onUndeclared);
  if (parts.traces) traceRequests(app, parts.traces);
  logRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Tells a page, which may be newer than the server, that no write is done twice (decision 102).
    reply.header('idempotency-keys', 'writes');
    done();
  });
  await security(app, config);
  refuseUnroutable(app);
  cutSlowBodies(app);
  plainTextOnly(app);
  await rateLimit(app, config);
  await compression(app);
  await multipart(app);
  await websocket(app);
  boundAddresses(app, config);

  metrics(app, { config, database, clock, gauges: [coreGauges, ...gaugesOf(areas)] });

  const bus =
    parts.bus ??
    (config.redisUrl === undefined ? localBus() : redisBus(config.redisUrl, app.log, config.redisSentinels));
  app.addHook('onClose', () => bus.close());
  for (const line of [...unsent(config), ...unpayable(config)]) app.log.warn(line);
  const sandbox = sandboxPayments(db, now, config.paymentsTwoStage);
  const opened = await portsOf(parts, app, sandbox, bus);
  const ports = parts.traces ? tracePorts(opened) : opened;
  const sessions = sessionsOf(areas, db);

  await health(app, { pool: database.pool, clock, files: ports.files });
  const routes = routesOf(areas);
  mount(
    app,
    routes,
    contexts({ config, database, now, ports, sessions, shownOf: shownIn(areas) }),
    database.kind === 'embedded' ? 1 : config.databasePool,
  );
  await publicFiles(app, ports.files);
  apiDocs(app, config);
  live(app, { db, bus, sessions, now, config });
  for (const { plugin } of areas) await plugin?.(app, { config, db, now, ports }, areas);
  if (config.identity === 'demo') {
    if (isDemoInstalled()) await app.register(demoIdentity, { config });
    else
      app.log.warn('IDENTITY=demo: nobody can sign in through it, because its package is installed by developers only');
  }
  const jobs = [compareClocks(clock), ...everyJob(areas)];
  const takers = allProviders(opened).map(({ name }) => name);
  if (takers.includes('yookassa')) await app.register(yookassaFrame);
  if (takers.includes('alfabank')) await app.register(alfabankFrame, { url: config.alfabankUrl });
  if (takers.includes(sandbox.name)) {
    await app.register(sandboxFrame, { sandbox, paid: ports.nudge });
    jobs.push(sandboxDelivery(app, sandbox));
  }
  await apps(app, config);

  if (parts.jobs !== false)
    keepWorking(
      app,
      jobs,
      { db, ports, config, now, log: app.log, ...(parts.traces && { traces: parts.traces }) },
      bus,
    );
  return app;
}

/** Runs the jobs from when the app is ready until it closes. */
function keepWorking(app: FastifyInstance, jobs: readonly Job[], context: JobContext, bus: Bus): void {
  let stop = async () => {};
  app.addHook('onReady', async () => {
    const workers = startJobs(jobs, context);
    const unsubscribe = bus.subscribe(notice => {
      if (notice === 'work') workers.nudge();
    });
    stop = async () => {
      unsubscribe();
      await workers.stop();
    };
  });
  app.addHook('onClose', () => stop());
}

async function portsOf(
  { config, ports, clock }: AppParts,
  app: FastifyInstance,
  sandbox: Sandbox,
  bus: Bus,
): Promise<Ports> {
  return {
    ...openPayments(config, sandbox),
    identity: openIdentity(config, app, clock.now),
    lookup: openLookup(config),
    messages: openMessages(config),
    files: await openFiles(config),
    passwords: argon2Passwords(),
    // What it starts belongs to no request.
    nudge: () => runIn(undefined, () => bus.publish('work')),
    sessionsEnded: () => runIn(undefined, () => bus.publish('sessions')),
    ...ports,
  };
}

function contexts(parts: {
  config: Config;
  database: Database;
  now: () => Date;
  ports: Ports;
  sessions: Sessions;
  shownOf: ShownOf;
}): ContextOf {
  const { config, database, now, ports, sessions, shownOf } = parts;
  const { db } = database;
  const readers = readersOf(database, new Set(allPushes.flatMap(push => push.changes)));
  return async (request, reply, call, idempotency) => {
    const { access, changes = [] } = call;
    const at = now();
    const { access: token, profile } = request.headers;
    const bearer = typeof token === 'string' && token !== '' ? token : undefined;
    const tokens = bearer && { access: bearer, profile: typeof profile === 'string' ? profile : '' };
    const who = tokens && (await sessions.authenticate(tokens, at));
    if (who && 'denied' in who && access !== 'public') throw new ApiFailure(who.denied);
    const actor = who && 'actor' in who ? who.actor : null;
    const cookies = cookiesOf(request, reply, config);
    const staleTags = isPermission(access) ? changes : [];
    return {
      actor,
      db,
      ...readers({ call, isSignedIn: bearer !== undefined, cookies }),
      now: at,
      config,
      ports,
      log: request.log,
      request: { id: request.id, ip: request.ip, agent: agentOf(request.headers['user-agent']) },
      cookies,
      idempotency,
      staffNameOf: sessions.staffNameOf,
      shownOf,
      staleTags,
    };
  };
}

function sessionsOf(areas: readonly Area[], db: Database['db']): Sessions {
  const sessions = areas.find(each => each.sessions)?.sessions;
  if (!sessions) throw new Error('no area tells whose tokens are whose');
  return sessions(db);
}

/** Delivers the sandbox's notifications as a real provider would: by a request that anybody could have sent. */
const sandboxDelivery = (app: FastifyInstance, sandbox: Sandbox): Job => ({
  name: 'sandbox.deliver',
  everyMs: 1_000,
  onNudge: true,
  run: () =>
    sandbox.deliverDue(async body => {
      const url = `/api/payments/notify/${sandbox.name}`;
      const { statusCode } = await app.inject({ method: 'POST', url, payload: body as object });
      if (statusCode !== 200) throw new Error(`the notification was answered with ${statusCode}`);
    }),
});

/** Accepts JSON bodies only, within bounds; an empty body of that type is no error. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body) && !isTooComplex(body)) parse(request, body.toString('utf8'), done);
    else done(new ApiFailure('malformed'));
  });
}
