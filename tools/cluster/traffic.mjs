// What customers and staff do meanwhile: bookings, payments, tickets, files, exports, and reads.
import { get } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf } from '@venue/sdk';
import { getSchedule } from '@venue/sdk/bookings';
import { listRooms } from '@venue/sdk/rooms';
import { clientOf, goOn, hold, newDeed } from '../../server/src/testing/crash/crash.driver.ts';
import { exportedBookings, storeFile } from '../../server/src/testing/crash/crash.files.ts';
import { newTicketDeed, takeTicket } from '../../server/src/testing/crash/crash.tickets.ts';
import { until } from './processes.mjs';

const BOOKING_AT_ONCE = 4;
/** Seconds after which a call that is sent again and again counts as lost. */
const PATIENCE = 90;
/** Milliseconds, as the SDK waits for a call. */
const PAGE_PATIENCE = 20_000;

/** A list, the schedule of a room and a page that is rendered, as a customer reads them. */
export function readsOf(site, { people, offers }) {
  const customer = clientOf(site, people[0]);
  const [{ roomId }] = offers;
  const from = addDays(dayOf(new Date()), 1);
  return {
    list: () => customer.send(listRooms, {}),
    schedule: () => customer.send(getSchedule, { body: { roomId, from, days: 7 } }),
    page: () => readPage(`${site}/app/venue`),
  };
}

/** Reads a page from another address each time, because one address gets only so many pages in a minute. */
const readPage = url =>
  new Promise((done, failed) => {
    const group = () => 1 + Math.floor(Math.random() * 250);
    const options = { family: 4, localAddress: `127.0.${group()}.${group()}`, agent: false, timeout: PAGE_PATIENCE };
    const request = get(url, options, reply => {
      reply.resume().on('error', failed);
      reply.on('end', () => (reply.statusCode === 200 ? done() : failed(new Error(`${reply.statusCode}`))));
    });
    request.on('error', failed).on('timeout', () => request.destroy(new Error('no answer')));
  });

/** Begins it; `stop` waits for what is under way. */
export function startTraffic({ site, town, entrances, random, failures }) {
  const { people, staff, offers } = town;
  const done = { deeds: [], tickets: [], files: [], exports: { whole: 0, failed: 0 }, uploadsFailed: 0 };
  /** When each booking was sent for the first time, and when it was acknowledged. */
  const answers = [];
  const reads = [];
  let isOver = false;
  const repeat = async (work, ms) => {
    while (!isOver) {
      await work();
      await pause(ms);
    }
  };
  /** What is not answered is sent again with its key, as the apps do; undefined for a refusal. */
  const insist = (what, call) =>
    until(`the answer to ${what}`, () => call().then(isDone => ({ isDone })), PATIENCE).then(
      ({ isDone }) => isDone,
      error => void failures.push(error.message),
    );

  const book = async () => {
    const deed = newDeed(random.pick(people), random.pick(offers), random);
    const sentAt = performance.now();
    if (!(await insist('a booking', () => hold(site, deed)))) return;
    answers.push({ sentAt, at: performance.now() });
    done.deeds.push(deed);
    // What became of it is asked at the end.
    await goOn(site, deed, random).catch(() => undefined);
  };
  const buyTicket = async () => {
    const deed = newTicketDeed(random.pick(people), random.pick(entrances));
    if (await insist('an order of tickets', () => takeTicket(site, deed))) done.tickets.push(deed);
  };
  const upload = async () => {
    const file = await storeFile(site, random.pick(people)).catch(() => undefined);
    if (file) done.files.push(file);
    else done.uploadsFailed++;
  };
  const exportAll = async () => {
    const before = done.deeds.length;
    const count = await exportedBookings(site, staff);
    if (count === undefined) done.exports.failed++;
    else done.exports.whole++;
    if (count < before) failures.push(`an export has ${count} bookings of ${before}`);
  };
  const kinds = Object.values(readsOf(site, town));
  const read = async () => {
    const sentAt = performance.now();
    const isOk = await random
      .pick(Object.values(kinds))()
      .then(
        () => true,
        () => false,
      );
    reads.push({ sentAt, at: performance.now(), isOk });
  };
  const all = [
    ...Array.from({ length: BOOKING_AT_ONCE }, () => repeat(book, 50)),
    repeat(buyTicket, 200),
    repeat(upload, 500),
    repeat(exportAll, 2_000),
    repeat(read, 50),
    repeat(read, 50),
  ];
  return {
    done,
    answers,
    reads,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
