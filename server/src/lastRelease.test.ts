import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  type AnyCall,
  addDays,
  type Client,
  createClient,
  createLive,
  createSession,
  dayOf,
  isPermission,
  memoryStore,
  momentOf,
  type Session,
} from '@venue/sdk';
import { captchaChallenge, login } from '@venue/sdk/auth';
import { bookingAdded, getBooking, getSchedule, listMyBookings, payEmbedded, writeSchedule } from '@venue/sdk/bookings';
import { listBookings } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { allCalls } from '@venue/sdk/calls';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { sampleInput } from '@venue/sdk/testing';
import type { Challenge } from 'altcha-lib';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { lastRelease } from '../../tools/release.last.mjs';
import { invariantsOf } from './area/area.ts';
import { brokenInvariants } from './area/invariant.ts';
import { areas } from './areas.ts';
import { demoLogins } from './demo/logins.ts';
import { openPostgres } from './ports/database/postgres.ts';
import { solve } from './testing/captcha.ts';
import { type ServerProcess, startServer } from './testing/crash/crash.server.ts';
import { emptyPostgres } from './testing/database.ts';
import { testRedis } from './testing/redis.ts';
import { checkOut } from './testing/release/release.checkout.ts';
import { tempDir } from './testing/temp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const METRICS_TOKEN = 'a token for the numbers of two servers';
const AT_ONCE = 4;
const PATIENCE = { timeout: 30_000, interval: 200 };

const at = ({ origin }: ServerProcess, session: Session): Client =>
  createClient({ baseUrl: `${origin}/api`, session, retries: 0 });

/** Signs in one of the demo's people at a server. */
async function signIn(server: ServerProcess, title: string): Promise<Session> {
  const session = createSession(memoryStore());
  const client = at(server, session);
  const { phone = '', password = '', where } = demoLogins.find(each => each.title === title) ?? {};
  const captcha = async () => solve(z.parse(z.custom<Challenge>(), await client.send(captchaChallenge, {})), 0);
  const body = { phone, password, ...(where === '/app/admin/' && { captcha: await captcha() }) };
  const { message } = await client.send(login, { body });
  if (!message.successful) throw new Error(`${title} cannot sign in`);
  session.signIn(message);
  return session;
}

const isOfStaff = ({ access }: AnyCall) => access === 'admin' || isPermission(access);
const reads = allCalls.filter(call => call.reads && call.access !== 'marketplace');

/** Sends every read to a server; returns those that it cannot answer, and how many it answers with data. */
async function readAll(server: ServerProcess, customer: Session, administrator: Session) {
  const failed: string[] = [];
  let answered = 0;
  const rest = [...reads];
  const readRest = async (): Promise<void> => {
    const call = rest.pop();
    if (!call) return;
    await at(server, isOfStaff(call) ? administrator : customer)
      .send(call, sampleInput(call))
      .then(
        () => answered++,
        error => ['internal', 'unavailable'].includes(error.code) && failed.push(`${call.id}: ${error.code}`),
      );
    return readRest();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readRest));
  return { failed, answered };
}

/** Jobs that have run at a server without a failure, and those that failed. */
async function jobsOf({ origin }: ServerProcess) {
  const reply = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await reply.text();
  const namesOf = (metric: string) =>
    [...text.matchAll(new RegExp(`^venue_server_${metric}\\{task="([^"]+)"\\} (\\S+)`, 'gm'))]
      .filter(([, , value]) => Number(value) > 0)
      .map(([, name]) => name);
  return { ran: namesOf('job_seconds_total').sort(), failed: namesOf('job_failures_total') };
}

test('the last release and the present server serve one database side by side', {
  timeout: 480_000,
}, async context => {
  const release = lastRelease(root);
  // An archive or a shallow clone has no last release. `npm run release` refuses to work in one.
  if ('missing' in release) return context.skip(release.missing);
  const entry = checkOut(root, release.commit);
  const url = await emptyPostgres();
  const env = {
    DATABASE_URL: url,
    REDIS_URL: testRedis(),
    SECRET: 'one secret that two servers of a test share',
    METRICS_TOKEN,
  };
  const dataDir = tempDir();
  const start = async (...from: [] | [string]) => {
    const server = await startServer(dataDir, env, ...from);
    onTestFinished(() => server.kill());
    return server;
  };

  // It makes the database, fills it with the demo, and has prepared its statements when the present one migrates.
  let previous = await start(entry);
  const customer = await signIn(previous, 'Customer');
  const administrator = await signIn(previous, 'Administrator');
  expect((await readAll(previous, customer, administrator)).failed).toEqual([]);
  const present = await start();
  const second = await signIn(present, 'Another customer');

  const rooms = (await at(previous, customer).send(listRooms, {})).message.rooms;
  expect((await at(present, customer).send(listRooms, {})).message.rooms.map(({ roomId }) => roomId)).toEqual(
    rooms.map(({ roomId }) => roomId),
  );
  const { roomId = 0 } = rooms.find(({ priceFrom }) => priceFrom !== null) ?? {};
  const room = (await at(previous, customer).send(getRoom, { body: { roomId } })).message;
  expect((await at(present, customer).send(getRoom, { body: { roomId } })).message).toMatchObject({
    tariffs: room.tariffs,
  });
  const tariff = room.tariffs.find(({ minHours }) => minHours === 1);
  const day = addDays(dayOf(new Date()), 40);

  /** Holds an hour at one server and pays for it at the other, which listens too. */
  const sell = async (one: ServerProcess, other: ServerProcess, session: Session, hour: number) => {
    const heard: string[] = [];
    const live = createLive({ url: `${other.origin.replace('http', 'ws')}/api/live`, session });
    onTestFinished(() => live.close());
    live.on(bookingAdded, ({ starts }) => heard.push(...starts));
    live.follow(['residents']);
    await expect.poll(() => live.status(), PATIENCE).toBe('open');
    const slot = momentOf(day, hour).toISOString();
    const body = {
      roomId,
      tariffId: tariff?.tariffId ?? 0,
      slots: [slot],
      serviceIds: [],
      equipmentIds: [],
      price: tariff?.pricePerHour ?? 0,
    };
    const { orderId } = (await at(one, session).send(writeSchedule, { body }, { idempotencyKey: randomUUID() }))
      .message;
    await expect.poll(() => heard, PATIENCE).toContain(slot);
    const { confirmationToken } = (await at(other, session).send(payEmbedded, { body: { orderId } })).message;
    const paid = await fetch(`${other.origin}/sandbox/pay/${confirmationToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'success' }),
    });
    expect(paid.status).toBe(200);
    for (const server of [one, other]) {
      const read = async () => (await at(server, session).send(getBooking, { body: { orderId } })).message.status;
      await expect.poll(read, PATIENCE).toBe(bookingStatus.paid);
      const { items } = await at(server, session).send(listMyBookings, { x: 1, body: undefined });
      expect(items.map(({ id }) => id)).toContain(orderId);
      const { items: ofStaff } = await at(server, administrator).send(listBookings, { query: {} });
      expect(ofStaff.map(each => each.orderId)).toContain(orderId);
      const { schedule } = (await at(server, session).send(getSchedule, { body: { roomId, from: day, days: 1 } }))
        .message;
      expect(schedule.find(({ start }) => start === slot)).toMatchObject({ orderId });
    }
  };
  await sell(previous, present, customer, 12);
  await sell(present, previous, second, 14);

  // As after a step back: it starts on the new schema.
  expect(await previous.stop()).toBe(0);
  previous = await start(entry);
  await sell(previous, present, second, 16);

  for (const server of [previous, present]) {
    const { failed, answered } = await readAll(server, customer, administrator);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(reads.length / 3);
    const { failed: failedJobs, ran } = await jobsOf(server);
    expect(failedJobs).toEqual([]);
    expect(ran.length).toBeGreaterThan(5);
  }
  const database = openPostgres({ url, connections: 1 });
  onTestFinished(() => database.close());
  expect(await brokenInvariants(database.db, invariantsOf(areas), new Date())).toEqual([]);
  expect([await previous.stop(), await present.stop()]).toEqual([0, 0]);
});
