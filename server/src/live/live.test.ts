import { setTimeout as pause } from 'node:timers/promises';
import { createLive, createSession, memoryStore } from '@venue/sdk';
import { logout } from '@venue/sdk/auth';
import { bookingAdded, orderPaid } from '@venue/sdk/bookings';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Context } from '../core/context.ts';
import { asPublished } from '../core/db/published.ts';
import { inTransaction, transact } from '../core/db/transact.ts';
import type { LiveMessage } from '../core/liveMessage.ts';
import { publish, toTopic } from '../core/publish.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';
import { type Listener, listen } from '../testing/live.ts';

const hour = (roomId: number) => ({ roomId, starts: ['2026-11-21T04:00:00.000Z'], orderId: null });

describe.each(databaseKinds)('the live channel, on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const open = async (): Promise<Listener> => {
    const listener = await listen(api.app);
    onTestFinished(() => listener.leave());
    return listener;
  };
  const tell = async (...announcements: LiveMessage[]) => {
    await inTransaction(api.db, tx => publish(tx, api.clock.now, announcements));
    api.ports.nudge();
  };
  const residents = (roomId: number) => toTopic(bookingAdded, 'residents', hour(roomId));
  const roomsOf = (listener: Listener) =>
    listener.heard.flatMap(frame => (frame.type === 'push' ? [(frame.data as { roomId: number }).roomId] : []));

  test('a message is sent after its transaction commits, to everybody, with one number', async () => {
    const [one, other] = [await open(), await open()];
    for (const each of [one, other]) each.hello({ residents: null });
    const [welcome] = await one.until('welcome');
    await other.until('welcome');
    await tell(residents(31));
    const pushes = [...(await one.until('push')), ...(await other.until('push'))];
    const seq = (welcome?.topics[0]?.seq ?? 0) + 1;
    for (const push of pushes)
      expect(push).toEqual({ type: 'push', topic: 'residents', seq, action: 'writeSchedule', data: hour(31) });
  });

  test('a message of a transaction that was rolled back is never sent, and leaves no hole', async () => {
    const listener = await open();
    listener.hello({ residents: null });
    const [welcome] = await listener.until('welcome');
    await expect(
      inTransaction(api.db, async tx => {
        publish(tx, api.clock.now, [residents(99)]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await tell(residents(52));
    const [push] = await listener.until('push');
    expect(push).toMatchObject({ seq: (welcome?.topics[0]?.seq ?? 0) + 1, data: { roomId: 52 } });
    expect(roomsOf(listener)).toEqual([52]);
  });

  test('who follows for the first time gets what came since it began to read, and nothing older', async () => {
    for (const roomId of [1, 2]) await tell(residents(roomId));
    api.clock.advance(5_000);
    for (const roomId of [3, 4]) await tell(residents(roomId));
    api.clock.advance(1_000);
    const late = await open();
    late.hello({ residents: null }, undefined, 2_000);
    const [welcome] = await late.until('welcome');
    const pushes = await late.until('push', 2);
    expect(roomsOf(late)).toEqual([3, 4]);
    // The numbers continue from those in the welcome, so that the client accepts the messages.
    expect(pushes[0]?.seq).toBe((welcome?.topics[0]?.seq ?? 0) + 1);
    const none = await open();
    none.hello({ residents: null });
    await none.until('welcome');
    await tell(residents(5));
    await none.until('push');
    expect(roomsOf(none)).toEqual([5]);
  });

  test('who was away gets what it missed, once and in order, also what comes meanwhile', async () => {
    const before = await open();
    before.hello({ residents: null });
    const seen = (await before.until('welcome'))[0]?.topics[0]?.seq ?? 0;
    before.leave();
    for (const roomId of [1, 2, 3]) await tell(residents(roomId));
    const back = await open();
    back.hello({ residents: seen });
    await Promise.all([4, 5, 6].map(roomId => tell(residents(roomId))));
    const pushes = await back.until('push', 6);
    expect(pushes.map(push => push.seq)).toEqual([1, 2, 3, 4, 5, 6].map(step => seen + step));
    expect(roomsOf(back).slice(0, 3)).toEqual([1, 2, 3]);
    expect(back.heard[0]?.type).toBe('welcome');
    await pause(1_200);
    expect(await back.until('push')).toHaveLength(6);
  });

  test('what is no longer kept is a gap, and what follows it comes', async () => {
    const before = await open();
    before.hello({ residents: null });
    const seen = (await before.until('welcome'))[0]?.topics[0]?.seq ?? 0;
    before.leave();
    await tell(residents(1), residents(2));
    api.clock.advance(24 * 3_600_000 + 1);
    await api.runJob('sweep');
    await tell(residents(3));
    const back = await open();
    back.hello({ residents: seen });
    expect(await back.until('gap')).toEqual([{ type: 'gap', topic: 'residents', seq: seen + 3 }]);
    await tell(residents(4));
    expect(await back.until('push')).toMatchObject([{ seq: seen + 4 }]);

    const ahead = await open();
    ahead.hello({ residents: seen + 1_000 });
    expect(await ahead.until('gap')).toEqual([{ type: 'gap', topic: 'residents', seq: seen + 4 }]);
  });

  test('a personal topic is refused to everybody but its own customer', async () => {
    const [owner, stranger, staff] = [await api.aCustomer(), await api.aCustomer(), await api.aStaff()];
    const topic = `info/${owner.id}` as const;
    const visitors = [
      undefined,
      stranger,
      staff,
      { ...owner, login: { ...owner.login, profile: stranger.login.profile } },
    ];
    const outside: Listener[] = [];
    for (const visitor of visitors) {
      const listener = await open();
      listener.hello({ [topic]: null, residents: null, 'info/': null, secrets: null }, visitor);
      expect((await listener.until('refused', 3)).map(frame => frame.topic)).toEqual([topic, 'info/', 'secrets']);
      expect((await listener.until('welcome'))[0]?.topics.map(each => each.topic)).toEqual(['residents']);
      outside.push(listener);
    }
    const own = await open();
    own.hello({ [topic]: null }, owner);
    await own.until('welcome');
    await tell(toTopic(orderPaid, topic, { orderId: 7, status: 'paid' }), residents(31));
    expect(await own.until('push')).toMatchObject([{ topic, action: 'order_paid', data: { orderId: 7 } }]);
    for (const each of outside) {
      await each.until('push');
      expect(JSON.stringify(each.heard)).not.toContain('order_paid');
    }
  });

  test('the topic of staff is refused to visitors and customers', async () => {
    for (const person of [undefined, await api.aCustomer()]) {
      const listener = await open();
      listener.hello({ staff: null }, person);
      expect((await listener.until('refused')).map(frame => frame.topic)).toEqual(['staff']);
    }
  });

  test('the end of a write is word enough: what it announced comes at once', async () => {
    const listener = await open();
    listener.hello({ residents: null });
    await listener.until('welcome');
    const { db, config, ports, clock } = api;
    const context: Context = {
      db,
      published: asPublished(db),
      batches: api.database.batches,
      rememberWrite: async () => {},
      config,
      ports,
      log: console,
      now: clock.now,
      actor: null,
      idempotency: null,
      staleTags: [],
      staffNameOf: async () => '',
      shownOf: async () => undefined,
      request: { id: 'test', ip: '', agent: '' },
      cookies: { read: () => undefined, write: () => undefined },
    };
    const began = performance.now();
    await transact(context, tx => publish(tx, clock.now, [residents(31)]));
    await listener.until('push');
    // Without a notice a message is found by polling, once a second; ten quick ones in a row are not luck.
    for (let sent = 2; sent <= 10; sent++) {
      await transact(context, tx => publish(tx, clock.now, [residents(31)]));
      await listener.until('push', sent);
    }
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  test('a second hello replaces the topics of the first', async () => {
    const customer = await api.aCustomer();
    const listener = await open();
    listener.hello({ residents: null });
    listener.hello({ [`info/${customer.id}`]: null }, customer);
    await listener.until('welcome', 2);
    await tell(residents(31), toTopic(orderPaid, `info/${customer.id}`, { orderId: 1, status: 'process' }));
    expect(await listener.until('push')).toMatchObject([{ action: 'order_paid' }]);
    await pause(100);
    expect(roomsOf(listener)).toHaveLength(1);
  });

  test('logging out closes the sockets of that session and no others', async () => {
    const [leaving, staying] = [await api.aCustomer(), await api.aCustomer()];
    const [own, others, visitor] = [await open(), await open(), await open()];
    own.hello({ residents: null }, leaving);
    others.hello({ residents: null }, staying);
    visitor.hello({ residents: null });
    for (const each of [own, others, visitor]) await each.until('welcome');
    await api.as(leaving).send(logout, {});
    expect(await own.closed()).toBe(4401);
    await tell(residents(31));
    await others.until('push');
    await visitor.until('push');
  });

  test('a session that has expired loses its socket, one that still stands keeps it', async () => {
    const [staff, customer] = [await api.aStaff(), await api.aCustomer()];
    const [over, standing] = [await open(), await open()];
    over.hello({ staff: null }, staff);
    standing.hello({ residents: null }, customer);
    for (const each of [over, standing]) await each.until('welcome');
    // Staff sign in for twelve hours, customers for thirty days.
    api.clock.advance(12 * 3_600_000);
    api.ports.sessionsEnded();
    expect(await over.closed()).toBe(4401);
    await tell(residents(31));
    await standing.until('push');
  });

  test('what is not a hello ends the connection', async () => {
    const bad = [
      'rubbish',
      '{"type":"hello"}',
      JSON.stringify({ type: 'hello', access: null, profile: null, topics: 'all' }),
    ];
    for (const text of bad) {
      const listener = await open();
      listener.send(text);
      expect(await listener.closed()).toBe(1008);
    }
    const binary = await open();
    binary.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed()).toBe(1008);
    const flood = await open();
    for (let sent = 0; sent < 40; sent++) flood.hello({ residents: null });
    expect(await flood.closed()).toBe(1008);
  });

  test('the SDK hears over a real socket, and pages of other sites are refused one', async () => {
    // Messages of the tests before are now older than anything a client asks for.
    api.clock.advance(60_000);
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `${address.replace('http', 'ws')}/api/live`;
    const live = createLive({ url, session: createSession(memoryStore()), WebSocket });
    onTestFinished(() => live.close());
    const heard: number[] = [];
    live.on(bookingAdded, ({ roomId }) => heard.push(roomId));
    live.follow(['residents']);
    await expect.poll(() => live.status(), { timeout: 5_000 }).toBe('open');
    await tell(residents(31));
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual([31]);

    const foreign = new WebSocket(url, { origin: 'https://elsewhere.example' });
    const refusal = await new Promise(done => foreign.on('unexpected-response', (_, reply) => done(reply.statusCode)));
    expect(refusal).toBe(403);
    const own = new WebSocket(url, { origin: address });
    await new Promise(done => own.on('open', done));
    own.terminate();
  });
});

test('two servers on one PostgreSQL: what one commits is heard at the other', async () => {
  const first = await testApi({ kind: 'postgres' });
  const second = await testApi({ database: first.database });
  try {
    const listener = await listen(second.app);
    listener.hello({ residents: null });
    await listener.until('welcome');
    await inTransaction(first.db, tx => publish(tx, first.clock.now, [toTopic(bookingAdded, 'residents', hour(52))]));
    expect(await listener.until('push')).toMatchObject([{ data: { roomId: 52 } }]);
    listener.leave();
  } finally {
    await second.close();
    await first.close();
  }
});
