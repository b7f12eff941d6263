import { payEmbedded, writeSchedule } from '@venue/sdk/bookings';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { at, openStudio } from '../areas/bookings/bookings.testing.ts';
import { inTransaction } from '../core/db/transact.ts';
import { logging, logRequests } from '../core/http/log.ts';
import { post } from '../core/outbox.ts';
import { currentSpan, runIn } from '../core/traces.ts';
import { sendOutbox } from '../jobs/outbox.job.ts';
import { startJobs } from '../jobs/start.ts';
import { localBus } from '../live/bus.ts';
import { testApi } from '../testing/api.ts';
import type { ReceivedSpan } from '../testing/collector.ts';
import { databaseKinds } from '../testing/database.ts';
import { aBrowser, someTraces, tracedApi } from '../testing/traces.ts';
import { tracePorts } from './ports.ts';
import { traceRequests } from './requests.ts';

const slot = (tariffId: number) => ({
  body: { roomId: 31, tariffId, slots: [at(12)], serviceIds: [], equipmentIds: [], price: 150_000 },
});
const childrenOf = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentId }) => parentId === parent?.spanId);
const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter(span => span.name === name);

describe.each(databaseKinds)('a booking, on %s', kind => {
  test('is a trace from the browser to SQL, with the id of its request', async () => {
    const { api, spans } = await tracedApi({ kind });
    const { tariffId } = await openStudio(api);
    const { client, traceparents } = aBrowser(api, await api.aCustomer());
    const hold = await client.send(writeSchedule, slot(tariffId));
    await client.send(payEmbedded, { body: { orderId: hold.message.orderId } });

    const all = await spans();
    const [, traceId, parentId] = traceparents[0]?.split('-') ?? [];
    const [served, ...others] = named(all, 'booking.write');
    expect(others).toEqual([]);
    expect(served).toMatchObject({
      traceId,
      parentId,
      kind: 'server',
      failed: false,
      facts: {
        'http.request.method': 'POST',
        'http.route': '/api/booking/write_schedule',
        'http.response.status_code': 200,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    const statements = childrenOf(all, served);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'insert room_slot', 'insert idempotency', 'commit']),
    );
    for (const statement of statements) expect(statement).toMatchObject({ traceId, kind: 'client' });
    expect(named(statements, 'insert room_slot')[0]?.facts['db.query.text']).toMatch(/\$1/);

    const [pay] = named(all, 'booking.payEmbedded');
    expect(pay?.traceId).toBe(traceparents[1]?.split('-')[1]);
    expect(childrenOf(all, pay).map(({ name }) => name)).toContain('payments.start');
  });
});

test('a refusal has the id of the request that the person sees, and its code', async () => {
  const { api, spans } = await tracedApi();
  const { tariffId } = await openStudio(api);
  const { client } = aBrowser(api, await api.aCustomer());
  await client.send(writeSchedule, slot(tariffId));
  const failure = await client.send(writeSchedule, slot(tariffId)).catch(error => error);
  expect(failure.code).toBe('slot_taken');
  expect((await spans()).filter(({ facts }) => facts.requestId === failure.requestId)).toMatchObject([
    { name: 'booking.write', failed: false, facts: { 'error.type': 'slot_taken', 'http.response.status_code': 409 } },
  ]);
});

test('a repeat says that it got the first reply', async () => {
  const { api, spans } = await tracedApi();
  const { tariffId } = await openStudio(api);
  const { client } = aBrowser(api, await api.aCustomer());
  const first = await client.send(writeSchedule, slot(tariffId), { idempotencyKey: 'one' });
  expect(await client.send(writeSchedule, slot(tariffId), { idempotencyKey: 'one' })).toEqual(first);
  expect(named(await spans(), 'booking.write').map(({ facts }) => facts.replayed)).toEqual([undefined, true]);
});

test('statements that wait for the only connection stay in the trace of their request', async () => {
  const { api, spans } = await tracedApi();
  const { traceparents, client } = aBrowser(api, await api.aCustomer());
  const { tariffId } = await openStudio(api);
  await Promise.allSettled(Array.from({ length: 5 }, () => client.send(writeSchedule, slot(tariffId))));
  const all = await spans();
  for (const traceparent of traceparents) {
    const served = all.find(({ traceId, kind }) => traceId === traceparent.split('-')[1] && kind === 'server');
    const statements = childrenOf(all, served).map(({ name }) => name);
    expect(statements).toEqual(expect.arrayContaining(['select idempotency', 'insert idempotency']));
  }
  expect(named(all, 'wait for a connection').length).toBeGreaterThan(0);
});

test('a run of a job is a trace of its own, with its statements and messages', async () => {
  const { traces, spans } = await someTraces();
  const api = await testApi();
  onTestFinished(() => api.close());
  const { db, config, clock } = api;
  const now = () => clock.now;
  await inTransaction(db, tx => post(tx, now(), { event: 'code.sms', to: '9120000000', about: { code: '1' } }));
  let sent = 0;
  const send = async () => {
    sent += 1;
    return 'left' as const;
  };
  const ports = tracePorts({ ...api.ports, messages: { send } });
  // A call wakes the jobs within its own trace.
  const workers = runIn(traces.request('call', {}, undefined), () =>
    startJobs([sendOutbox([])], { db, ports, config, now, log: api.app.log, traces }),
  );
  await expect.poll(() => sent).toBe(1);
  await workers.stop();
  const all = await spans();
  const [run] = named(all, 'job outbox.send');
  expect(run).toMatchObject({ parentId: '', kind: 'internal', failed: false });
  const parts = childrenOf(all, run);
  expect(parts.map(({ name }) => name)).toContain('update outbox');
  expect(named(parts, 'messages.send')).toMatchObject([{ facts: { 'message.kind': 'sms' } }]);
});

test('what a commit wakes belongs to no request', async () => {
  const { traces } = await someTraces();
  const api = await testApi();
  onTestFinished(() => api.close());
  const bus = localBus();
  const { database, config, clock } = api;
  const still = { now: () => clock.now, compare: async () => {}, offset: () => 0, isRight: () => true };
  const app = await buildApp({ config, database, bus, clock: still, jobs: false, traces });
  onTestFinished(() => app.close());
  const woken: unknown[] = [];
  bus.subscribe(() => woken.push(currentSpan()));
  app.get('/nudge', async () => {
    expect(currentSpan()).toBeDefined();
    return 'ok';
  });
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/booking/write_schedule',
    headers: { access: person.login.access, profile: person.login.profile },
    payload: slot(tariffId).body,
  });
  expect(reply.statusCode).toBe(200);
  expect((await app.inject('/nudge')).statusCode).toBe(200);
  expect(woken.length).toBeGreaterThan(0);
  expect(woken.every(span => span === undefined)).toBe(true);
});

describe('a server', () => {
  async function aServer(ratio = 1) {
    const { traces, spans } = await someTraces({ ratio });
    const lines: string[] = [];
    const options = { logLevel: 'info', logFormat: 'json', tracesUrl: 'http://collector' } as const;
    const app = fastify(logging(options, { write: line => lines.push(line) }));
    onTestFinished(() => app.close());
    app.decorateReply('failure', '');
    traceRequests(app, traces);
    logRequests(app);
    app.get('/health', { logLevel: 'warn' }, async () => 'ok');
    app.get('/app/assets/index.js', async () => 'script');
    app.get('/live', async () => 'socket');
    app.get('/inner', async () => 'inner');
    app.post('/page', async request => {
      request.log.info({}, 'rendering');
      return (await app.inject('/inner')).body;
    });
    return { app, spans, lines: () => lines.map(line => JSON.parse(line)) };
  }

  test('writes the id of the trace into each line about the request', async () => {
    const { app, spans, lines } = await aServer();
    await app.inject({ method: 'POST', url: '/page', payload: { a: 1 } });
    const [page] = named(await spans(), 'POST /page');
    expect(lines().map(({ msg, traceId }) => [msg, traceId])).toEqual([
      ['rendering', page?.traceId],
      ['request', page?.traceId],
      ['request', page?.traceId],
    ]);
  });

  test('writes no id of a trace that is not exported', async () => {
    const { app, spans, lines } = await aServer(0);
    await app.inject({ method: 'POST', url: '/page', payload: { a: 1 } });
    expect(lines().map(({ traceId }) => traceId)).toEqual([undefined, undefined, undefined]);
    expect(await spans()).toEqual([]);
  });

  test('puts the calls of a page that it renders below the page', async () => {
    const { app, spans } = await aServer();
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/page`;
    const headers = { 'content-type': 'application/json' };
    // Bodies of several packets, over the same connections, one after another and at once.
    const body = JSON.stringify({ text: 'a'.repeat(500_000) });
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 4 }, () => fetch(url, { method: 'POST', headers, body })));
    const all = await spans();
    const pages = named(all, 'POST /page');
    expect(pages).toHaveLength(12);
    for (const page of pages) expect(childrenOf(all, page).map(({ name }) => name)).toEqual(['GET /inner']);
  });

  test('traces no check of a balancer, no file of a build and no socket', async () => {
    const { app, spans } = await aServer();
    await app.inject('/health');
    await app.inject('/app/assets/index.js');
    await app.inject({ url: '/live', headers: { upgrade: 'websocket' } });
    await app.inject('/no/such/79001234567');
    expect((await spans()).map(({ name }) => name)).toEqual(['GET no such route']);
  });
});
