import { setTimeout as pause } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../core/db/core.table.ts';
import { inTransaction } from '../core/db/transact.ts';
import { post, tell } from '../core/outbox.ts';
import { type Messages, Undeliverable } from '../ports/messages/messages.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';
import type { Job, JobContext } from './job.ts';
import { startJobs } from './start.ts';

const minute = 60_000;

/** The code in the text of its SMS. */
const codeIn = (text: string) => text.replace(/ — .*/, '');

describe.each(databaseKinds)('letters, on %s', kind => {
  let api: TestApi;
  let gateway: () => Promise<unknown> = async () => undefined;
  let stays = false;
  const sent: string[] = [];
  beforeAll(async () => {
    const messages: Messages = {
      send: async letter => {
        await gateway();
        sent.push(codeIn(letter.text));
        return stays ? 'shown' : 'left';
      },
    };
    api = await testApi({ kind, ports: { messages } });
  });
  afterAll(() => api.close());

  const write = (code: string) =>
    inTransaction(api.db, tx => post(tx, api.clock.now, { event: 'code.sms', to: '9120000000', about: { code } }));
  const rowOf = async (code: string) =>
    (
      await api.db
        .select()
        .from(outbox)
        .where(like(outbox.body, `${code} — %`))
    )[0];

  test('a letter goes out once, and only if its transaction committed', async () => {
    await write('first');
    await inTransaction(api.db, async tx => {
      await post(tx, api.clock.now, { event: 'code.sms', to: '9120000000', about: { code: 'rolled back' } });
      throw new Error('no');
    }).catch(() => undefined);
    await api.runJob('outbox.send');
    await api.runJob('outbox.send');
    expect(sent).toEqual(['first']);
    expect(await rowOf('first')).toMatchObject({ sentAt: api.clock.now, dueAt: null, attempts: 1 });
  });

  test('a letter that hangs in the gateway is sent by nobody else for two minutes, then again', async () => {
    sent.length = 0;
    await write('hung');
    let isCalled = 0;
    const hangs = Promise.withResolvers<void>();
    gateway = () => {
      isCalled++;
      return hangs.promise;
    };
    const first = api.runJob('outbox.send');
    await expect.poll(() => isCalled).toBe(1);
    gateway = async () => undefined;
    await api.runJob('outbox.send');
    api.clock.advance(2 * minute - 1);
    await api.runJob('outbox.send');
    expect(sent).toEqual([]);
    api.clock.advance(1);
    await api.runJob('outbox.send');
    expect(sent).toEqual(['hung']);
    // The call that hung fails at last, but the letter has been sent meanwhile.
    hangs.reject(new Error('time-out'));
    await first;
    api.clock.advance(60 * minute);
    await api.runJob('outbox.send');
    expect(sent).toEqual(['hung']);
    expect(await rowOf('hung')).toMatchObject({ dueAt: null, sentAt: expect.any(Date) });
  });

  test('workers beside each other share more letters than one claims at a time, each sent once', async () => {
    sent.length = 0;
    const texts = Array.from({ length: 45 }, (_, index) => `letter ${index}`);
    for (const text of texts) await write(text);
    // The gateway answers only when each of the two workers has claimed a batch.
    const bothHold = Promise.withResolvers<void>();
    let called = 0;
    gateway = () => {
      if (++called === 40) bothHold.resolve();
      return bothHold.promise;
    };
    await Promise.all([api.runJob('outbox.send'), api.runJob('outbox.send')]);
    expect([...sent].sort()).toEqual([...texts].sort());
  });

  test('a code is struck out once its letter has left or is useless, and stands where people read it', async () => {
    const uselessAt = new Date(api.clock.now.getTime() + 30 * minute);
    const sendCode = (code: string) =>
      inTransaction(api.db, tx =>
        post(tx, api.clock.now, {
          event: 'code.sms',
          to: '9120000001',
          about: { code },
          secret: code,
          uselessAt,
        }),
      );
    const bodies = async () =>
      (await api.db.select().from(outbox).where(eq(outbox.recipient, '9120000001')).orderBy(outbox.id)).map(
        ({ body }) => codeIn(body),
      );
    gateway = async () => undefined;
    await sendCode('111111');
    expect(await bodies()).toEqual(['111111']);
    await api.runJob('outbox.send');
    expect(await bodies()).toEqual(['•••']);

    stays = true;
    await sendCode('222222');
    await api.runJob('outbox.send');
    stays = false;
    expect(await bodies()).toEqual(['•••', '222222']);

    gateway = async () => {
      throw new Error('the gateway does not answer');
    };
    await sendCode('333333');
    await api.runJob('outbox.send');
    api.clock.advance(31 * minute);
    await api.runJob('outbox.send');
    expect(await bodies()).toEqual(['•••', '222222', '•••']);
    gateway = async () => undefined;
  });

  test('a letter nobody needs any more is not sent', async () => {
    sent.length = 0;
    const send = (code: string, after: number) =>
      inTransaction(api.db, tx =>
        post(tx, api.clock.now, {
          event: 'code.sms',
          to: '9120000000',
          about: { code },
          uselessAt: new Date(api.clock.now.getTime() + after),
        }),
      );
    gateway = async () => undefined;
    await send('in time', 1);
    await send('too late', 0);
    await api.runJob('outbox.send');
    expect(sent).toEqual(['in time']);
    expect(await rowOf('too late')).toMatchObject({ dueAt: null, sentAt: null });
  });

  test('a gateway that is down is tried again, more seldom but without a last time', async () => {
    sent.length = 0;
    gateway = async () => {
      throw new Error('the gateway does not answer');
    };
    await write('hard');
    await api.runJob('outbox.send');
    await api.runJob('outbox.send');
    const waits = await rowOf('hard');
    expect(waits).toMatchObject({ attempts: 1, sentAt: null, lastError: 'the gateway does not answer' });
    const pause = Number(waits?.dueAt) - api.clock.now.getTime();
    expect(pause).toBeLessThanOrEqual(10_000);
    expect(pause).toBeGreaterThanOrEqual(7_500);
    for (let tried = 0; tried < 50; tried++) {
      api.clock.advance(60 * minute);
      await api.runJob('outbox.send');
    }
    expect(await rowOf('hard')).toMatchObject({ attempts: 51, sentAt: null, dueAt: expect.any(Date) });

    gateway = async () => undefined;
    await write('soft');
    await api.runJob('outbox.send');
    expect(sent).toEqual(['soft']);
    api.clock.advance(60 * minute);
    await api.runJob('outbox.send');
    expect(sent).toEqual(['soft', 'hard']);
  });

  test('a letter nobody can get is given up, and its reason is kept without its code', async () => {
    sent.length = 0;
    gateway = async () => {
      throw new Undeliverable('шлюз не принял номер телефона');
    };
    const uselessAt = new Date(api.clock.now.getTime() + 600 * minute);
    await inTransaction(api.db, tx =>
      tell(
        tx,
        { now: api.clock.now, config: api.config },
        {
          event: 'staff.invited',
          to: { phone: '9120000003', email: undefined },
          about: { link: '77' },
          secret: '77',
          uselessAt,
        },
      ),
    );
    await api.runJob('outbox.send');
    const row = async () => (await api.db.select().from(outbox).where(eq(outbox.recipient, '9120000003')))[0];
    const givenUp = {
      attempts: 1,
      dueAt: null,
      sentAt: null,
      refusedAt: api.clock.now,
      lastError: 'шлюз не принял номер телефона',
      body: expect.stringContaining('в течение суток: •••'),
    };
    expect(await row()).toMatchObject(givenUp);
    gateway = async () => undefined;
    api.clock.advance(180 * minute);
    await api.runJob('outbox.send');
    expect([sent, await row()]).toEqual([[], expect.objectContaining(givenUp)]);
  });

  test('a letter that has left goes after a month, one that waits stays however old it is', async () => {
    gateway = async () => undefined;
    await write('left long ago');
    await api.runJob('outbox.send');
    gateway = async () => {
      throw new Error('the gateway does not answer');
    };
    await write('waits');
    await api.runJob('outbox.send');
    api.clock.advance(31 * 24 * 60 * minute);
    await api.runJob('sweep');
    expect([await rowOf('left long ago'), (await rowOf('waits'))?.sentAt]).toEqual([undefined, null]);
  });

  test('sweeping takes what is over and leaves what counts', async () => {
    const customer = await api.aCustomer();
    const { pool } = api.database;
    const days = (count: number) => new Date(api.clock.now.getTime() - count * 24 * 60 * minute);
    for (const [subject, at] of [
      ['old', days(1.1)],
      ['new', days(0.9)],
    ] as const)
      await pool.query('INSERT INTO attempt (subject, at) VALUES ($1, $2)', [subject, at]);
    await pool.query("INSERT INTO captcha_used VALUES ('old', $1), ('new', $2)", [days(0.1), days(-0.1)]);
    await pool.query(
      "INSERT INTO idempotency VALUES (1, 'call', 'old', '', null, $1), (1, 'call', 'new', '', null, $2)",
      [days(1.1), days(0.9)],
    );
    const session =
      'INSERT INTO session (access_hash, profile_hash, user_id, role_id, created_at, expires_at, revoked_at) VALUES ($1, $1, $2, 2, $3, $4, $5)';
    await pool.query(session, ['expired', customer.id, days(60), days(8), null]);
    await pool.query(session, ['revoked', customer.id, days(60), days(-20), days(8)]);
    await pool.query(session, ['standing', customer.id, days(60), days(-20), null]);
    const change =
      "INSERT INTO audit (user_id, call_id, subject, subject_id, at) VALUES ($1, 'sweep', 'booking', $2, $3)";
    await pool.query(change, [customer.id, 1, days(6 * 365.25 + 1)]);
    await pool.query(change, [customer.id, 2, days(6 * 365.25 - 2)]);
    const note = 'INSERT INTO shift_note (day, text, created_by, created_at) VALUES ($1, $2, $3, now())';
    await pool.query(note, [days(366), 'old', customer.id]);
    await pool.query(note, [days(364), 'new', customer.id]);
    const wait = `INSERT INTO room_wait (user_id, room_id, day, from_hour, to_hour, hours, until, status, created_at, updated_at)
      VALUES ($1, (SELECT min(id) FROM room), $2, $3, 20, 1, now(), $4, now(), now())`;
    await pool.query(wait, [customer.id, days(366), 10, 5]);
    await pool.query(wait, [customer.id, days(364), 11, 5]);
    await pool.query(wait, [customer.id, days(366), 12, 1]);
    await api.runJob('sweep');
    const readRest = async (sql: string) => (await pool.query<{ it: string }>(sql)).rows.map(row => row.it).sort();
    expect(await readRest("SELECT subject AS it FROM attempt WHERE subject IN ('old', 'new')")).toEqual(['new']);
    expect(await readRest('SELECT signature AS it FROM captcha_used')).toEqual(['new']);
    expect(await readRest('SELECT key AS it FROM idempotency')).toEqual(['new']);
    const hashes = "SELECT access_hash AS it FROM session WHERE access_hash IN ('expired', 'revoked', 'standing')";
    expect(await readRest(hashes)).toEqual(['standing']);
    expect(await readRest("SELECT subject_id AS it FROM audit WHERE call_id = 'sweep'")).toEqual([2]);
    expect(await readRest('SELECT text AS it FROM shift_note')).toEqual(['new']);
    // Who still waits is never swept.
    expect(await readRest('SELECT from_hour AS it FROM room_wait')).toEqual([11, 12]);
  });
});

describe('running jobs', () => {
  const logged: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (event: unknown) => logged.push(event) };
  // Only the log of the context is used here.
  const context = { log } as unknown as JobContext;

  test('a job runs at once, again at a word, never beside itself, and not after the stop', async () => {
    let [began, running, most] = [0, 0, 0];
    let release: () => void = () => undefined;
    const slow: Job = {
      name: 'slow',
      everyMs: 60_000,
      onNudge: true,
      async run() {
        began++;
        most = Math.max(most, ++running);
        await new Promise<void>(done => {
          release = done;
        });
        running--;
      },
    };
    const workers = startJobs([slow], context);
    expect(began).toBe(1);
    for (let word = 0; word < 5; word++) workers.nudge();
    release();
    await expect.poll(() => began).toBe(2);
    let stopped = false;
    const stopping = workers.stop().then(() => {
      stopped = true;
    });
    workers.nudge();
    await pause(10);
    expect(stopped).toBe(false);
    release();
    await stopping;
    workers.nudge();
    await pause(10);
    expect([began, most, running]).toEqual([2, 1, 0]);
  });

  test('a job that fails is logged and runs again in its time', async () => {
    let began = 0;
    const failing: Job = {
      name: 'failing',
      everyMs: 5,
      async run() {
        began++;
        throw new Error('broken');
      },
    };
    const workers = startJobs([failing], context);
    await expect.poll(() => began).toBeGreaterThan(2);
    await workers.stop();
    expect(logged[0]).toMatchObject({ job: 'failing' });
  });
});
