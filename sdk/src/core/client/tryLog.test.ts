import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../schema/call.ts';
import { expectNothingPlanted, planted } from '../schema/planted.testing.ts';
import { createClient } from './client.ts';
import { ApiFailure } from './errors.ts';
import type { ClientOptions, Logger, LogLevel } from './options.ts';
import { Unreachable } from './unreachable.ts';

afterEach(() => vi.unstubAllEnvs());

const read = call({
  id: 'test.read',
  summary: 'Test',
  method: 'POST',
  path: '/things/{slug}',
  access: 'public',
  body: z.object({ password: z.string() }),
  reply: z.object({ passport: z.string() }),
  reads: ['things'],
});

/** The lines of a call that gets these answers, one a try. */
async function linesOf(answers: readonly unknown[], options: Partial<ClientOptions> = {}) {
  const lines: string[] = [];
  const writer = (level: string) => (line: string) => void lines.push(`${level} ${line.replace(/\d+ ms/, 'N ms')}`);
  const logger: Logger = { error: writer('error'), warn: writer('warn'), debug: writer('debug') };
  let sent = 0;
  const client = createClient({
    baseUrl: '/api',
    logger,
    backoffMs: () => 0,
    transport: async () => {
      const answer = answers[sent++];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  client.session.signIn({ roleId: 1, ...planted, expired: '2099-01-01T00:00:00.000Z' });
  await client.send(read, { slug: planted.id, body: planted }).catch(() => undefined);
  expectNothingPlanted(lines);
  return lines;
}

const lost = new Unreachable('reset');
const refused = new ApiFailure('not_found', { requestId: 'r1', serverMessage: planted.password });
const reply = { passport: planted.passport };
const tries = ['warn venue POST /things/{slug} reset N ms try 1', 'debug venue POST /things/{slug} 200 N ms try 2'];
const failed = ['warn venue POST /things/{slug} 404 not_found N ms try 1 request r1'];
const ended = ['error venue test.read failed: 404 not_found after 1 tries request r1'];

test.each([
  ['off', [], []],
  ['error', [], ended],
  ['warn', tries.slice(0, 1), [...failed, ...ended]],
  ['debug', tries, [...failed, ...ended]],
] as const)('at the level %s', async (logLevel: LogLevel, ofTries, ofFailure) => {
  expect(await linesOf([lost, reply], { logLevel })).toEqual(ofTries);
  expect(await linesOf([refused], { logLevel })).toEqual(ofFailure);
});

test('the environment may set the level, and the hooks of the caller are called all the same', async () => {
  vi.stubEnv('VENUE_LOG', 'debug');
  const [onTry, onError] = [vi.fn(), vi.fn()];
  expect(await linesOf([lost, refused], { onTry, onError })).toHaveLength(3);
  expect([onTry.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1]);
  expect(onTry.mock.calls[0]?.[1]).toEqual({ number: 1, durationMs: expect.any(Number), error: lost });
});

test('a logger alone gets what went wrong', async () => {
  expect(await linesOf([lost, reply])).toEqual(tries.slice(0, 1));
});
