// A call of the SDK against the same request by bare axios: the CPU of the client, one call after another.
import assert from 'node:assert/strict';
import { createClient, createSession, memoryStore } from '@venue/sdk';
import { listBookings } from '@venue/sdk/bookings/admin';
import axios from 'axios';
import { median } from './load.mjs';
import { startServer } from './servers.mjs';

const FULL = { warmUp: 3_000, calls: 100, rounds: 96 };
const BRIEF = { warmUp: 1, calls: 5, rounds: 1 };
const query = { page: 1, pageSize: 25 };
const tokens = { access: 'a'.repeat(43), profile: 'p'.repeat(43) };

export const name = 'sdk';
export const goal = 'client CPU per call ≤ 1.25 of bare axios validated, ≤ 1.05 unvalidated';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const server = await startServer('bench/sdk.fixed.mjs', {});
  try {
    const baseURL = `${server.origin}/api`;
    const instance = axios.create({ allowAbsoluteUrls: false });
    const request = { baseURL, url: listBookings.path, method: 'GET', params: query, timeout: 20_000 };
    const calls = {
      bare: async () => (await instance.request({ ...request, headers: { ...tokens }, responseType: 'json' })).data,
      strict: caller(baseURL, 'strict'),
      off: caller(baseURL, 'off'),
    };
    assert.deepEqual(await calls.strict(), await calls.bare());
    assert.deepEqual(await calls.off(), await calls.bare());
    for (const call of Object.values(calls)) await repeat(call, size.warmUp);

    const rounds = [];
    for (let round = 0; round < size.rounds; round++) {
      const figures = {};
      // The order changes from round to round, because each kind of call also collects the garbage of the one before.
      const turns = Object.entries(calls);
      turns.push(...turns.splice(0, round % turns.length));
      if (round % 2 === 1) turns.reverse();
      if (round % 2 === 1) turns.reverse();
      for (const [kind, call] of turns) figures[kind] = await repeat(call, size.calls);
      rounds.push(figures);
    }
    const ratio = kind => median(rounds.map(figures => figures[kind] / figures.bare));
    return [
      { what: 'SDK call, reply validated: client CPU over bare axios', ours: ratio('strict'), most: 1.25 },
      { what: 'SDK call, not validated: client CPU over bare axios', ours: ratio('off'), most: 1.05 },
    ];
  } finally {
    await server.stop();
  }
}

function caller(baseUrl, replies) {
  const session = createSession(memoryStore());
  session.signIn({ ...tokens, expired: new Date(Date.now() + 3_600_000).toISOString(), roleId: 2 });
  const client = createClient({ baseUrl, session, replies });
  return () => client.send(listBookings, { query });
}

/** Microseconds of CPU these calls took. */
async function repeat(call, times) {
  const before = process.cpuUsage();
  for (let each = 0; each < times; each++) await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
