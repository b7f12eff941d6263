import { ApiFailure } from '@venue/sdk';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { answerErrors } from './errors.ts';
import { logging, logRequests } from './log.ts';

const phone = '+79001234567';

async function aServer(logFormat: 'line' | 'json') {
  const lines: string[] = [];
  const options = logging({ logLevel: 'info', logFormat }, { write: line => lines.push(line) });
  const app = fastify({ ...options, genReqId: () => 'r-1' });
  const database = await testDatabase('postgres');
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  logRequests(app);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'failed');
    return reply.code(500).send();
  });
  app.post('/users/:phone', async request => {
    request.log.info({ req: request }, 'seen');
    return 'ok';
  });
  app.get('/pg', async () => await database.pool.query('SELECT $1::integer', [`phone ${phone}`]));
  return { app, lines };
}

test('a request is one event under the pattern of its route, without anything that was sent', async () => {
  const { app, lines } = await aServer('json');
  await app.inject({
    method: 'POST',
    url: `/users/${phone}?code=123456`,
    headers: { authorization: 'Bearer token' },
    payload: { password: 'hunter2' },
  });
  const events = lines.map(line => JSON.parse(line));
  expect(events.at(-1)).toMatchObject({
    method: 'POST',
    url: '/users/:phone',
    status: 200,
    reqId: 'r-1',
    ms: expect.any(Number),
  });
  expect(lines.join('')).not.toMatch(/79001234567|123456|token|hunter2/);
});

test('a line for people says the same', async () => {
  const { app, lines } = await aServer('line');
  await app.inject({ method: 'POST', url: `/users/${phone}`, payload: {} });
  expect(lines.at(-1)).toMatch(/^\d\d:\d\d:\d\d info POST \/users\/:phone 200 \d+ ms r-1\n$/);
});

test.each(['line', 'json'] as const)(
  'a failed query is logged (%s) with its place but without its values',
  async format => {
    const { app, lines } = await aServer(format);
    await app.inject('/pg');
    expect(lines.join('')).toContain('SQLSTATE 22P02');
    expect(lines.join('')).toContain('log.test.ts');
    expect(lines.join('')).not.toContain('79001234567');
  },
);

test('a line is an error only where somebody has to act', async () => {
  const lines: string[] = [];
  const app = fastify(logging({ logLevel: 'info', logFormat: 'json' }, { write: line => lines.push(line) }));
  onTestFinished(() => app.close());
  logRequests(app);
  answerErrors(app);
  const failures: Record<string, Error> = {
    refused: new ApiFailure('sms_down'),
    bad: new ApiFailure('invalid_input'),
    away: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    broken: new Error('a bug'),
  };
  app.get('/:which', ({ params }) => {
    throw failures[(params as { which: string }).which];
  });
  const levelsOf = async (which: string) => {
    lines.length = 0;
    await app.inject(`/${which}`);
    return lines.map(line => JSON.parse(line)).map(({ level, msg }) => `${level} ${msg}`);
  };
  expect(await levelsOf('refused')).toEqual(['40 request']);
  expect(await levelsOf('bad')).toEqual(['30 request']);
  expect(await levelsOf('away')).toEqual(['40 request failed for now', '40 request']);
  expect(await levelsOf('broken')).toEqual(['50 request failed', '40 request']);
});
