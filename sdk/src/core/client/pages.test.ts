import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../schema/call.ts';
import { page, pageBody, pageQuery } from '../schema/fields.ts';
import { createClient } from './client.ts';
import { rowsOf } from './pages.ts';
import { createSession, memoryStore } from './session.ts';
import type { Outgoing } from './transport.ts';

const shared = {
  summary: 'List',
  method: 'POST',
  access: 'public',
  reply: page(z.int()),
  reads: ['numbers'],
} as const;
const byQuery = call({ ...shared, id: 'test.query', path: '/numbers', query: pageQuery(['n']) });
const byBody = call({ ...shared, id: 'test.body', path: '/numbers/body', body: z.optional(pageBody(['n'])) });
const byPath = call({ ...shared, id: 'test.path', path: '/numbers/{x}' });

/** A server that lists the numbers from 1 to `total`, two a page, and the requests it got. */
function numbers(total: number) {
  const requests: Outgoing[] = [];
  const client = createClient({
    baseUrl: '/api',
    session: createSession(memoryStore()),
    replies: 'strict',
    transport: async outgoing => {
      requests.push(outgoing);
      const fields = { ...(outgoing.query as object), ...(outgoing.body as object) } as { page?: number };
      const at = fields.page ?? Number(outgoing.url.split('/').at(-1));
      const items = [at * 2 - 1, at * 2].filter(each => each <= total);
      return { message: { page: at, pageSize: 2, total, totalIsExact: true }, items };
    },
  });
  return { client, asked: requests };
}

const all = async (rows: AsyncIterable<number>) => {
  const results: number[] = [];
  for await (const row of rows) results.push(row);
  return results;
};

test('reads page after page, however the list is asked for', async () => {
  const { client, asked } = numbers(5);
  expect(await all(rowsOf(client, byQuery, { query: { order: 'asc' } }))).toEqual([1, 2, 3, 4, 5]);
  expect(asked.map(each => each.query)).toEqual([1, 2, 3].map(at => ({ order: 'asc', page: at })));
  expect(await all(rowsOf(client, byBody, { body: undefined }))).toEqual([1, 2, 3, 4, 5]);
  expect(await all(rowsOf(client, byPath, { x: 1 }))).toEqual([1, 2, 3, 4, 5]);
});

test('begins with the page that is named', async () => {
  const { client } = numbers(5);
  expect(await all(rowsOf(client, byQuery, { query: { page: 2 } }))).toEqual([3, 4, 5]);
  expect(await all(rowsOf(client, byPath, { x: 3 }))).toEqual([5]);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 3],
])('%i rows take %i requests', async (total, requests) => {
  const { client, asked } = numbers(total);
  expect(await all(rowsOf(client, byQuery, { query: {} }))).toHaveLength(total);
  expect(asked).toHaveLength(requests);
});

test('asks for no page that nobody wants', async () => {
  const { client, asked } = numbers(100);
  for await (const row of rowsOf(client, byQuery, { query: {} })) if (row === 4) break;
  expect(asked).toHaveLength(2);
});

/** A server that sends the same reply to every request. */
const always = (answer: unknown) =>
  createClient({
    baseUrl: '/api',
    session: createSession(memoryStore()),
    replies: 'report',
    transport: async outgoing => (typeof answer === 'function' ? answer(outgoing) : answer),
  });
const pageAsked = ({ query }: Outgoing) => (query as { page: number }).page;

test.each([
  ['the first page again and again', { message: { page: 1, pageSize: 2 }, items: [1, 2] }, 'message.page', [1, 2]],
  [
    'the same rows under every number',
    (request: Outgoing) => ({ message: { page: pageAsked(request), pageSize: 2 }, items: [1, 2] }),
    'message.page',
    [1, 2],
  ],
  ['pages of no size', { message: { page: 1, pageSize: 0 }, items: [1] }, 'message.pageSize', []],
  ['pages without a size', { message: { page: 1 }, items: [1] }, 'message.pageSize', []],
  ['pages without a number', { message: { pageSize: 1 }, items: [1] }, 'message.page', []],
  ['no rows at all', { message: { page: 1, pageSize: 1 } }, 'items', []],
  ['nothing but rows', { items: [1] }, 'message', []],
])('a server that answers %s ends with an error', async (_, answer, misfits, before) => {
  const results: number[] = [];
  const reading = (async () => {
    for await (const row of rowsOf(always(answer), byQuery, { query: {} })) results.push(row);
  })();
  await expect(reading).rejects.toMatchObject({ code: 'misfit', facts: { misfits } });
  expect(results).toEqual(before);
});

test('a list ends with an error where no list goes on, whatever the server has', async () => {
  let requestCount = 0;
  // The list ends after 50 requests, so that the test ends even if the guard is missing.
  const more = (outgoing: Outgoing) => ({
    message: { page: pageAsked(outgoing), pageSize: 1 },
    items: ++requestCount > 50 ? [] : [requestCount],
  });
  await expect(all(rowsOf(always(more), byQuery, { query: { page: 9_990 } }))).rejects.toMatchObject({
    code: 'misfit',
  });
  expect(requestCount).toBe(12);
});

test.each([0, -1, undefined])('ends with an empty page, also where pages are said to have %s rows', async pageSize => {
  const client = createClient({
    baseUrl: '/api',
    session: createSession(memoryStore()),
    replies: 'off',
    transport: async () => ({ message: { pageSize }, items: [] }),
  });
  expect(await all(rowsOf(client, byQuery, { query: {} }))).toEqual([]);
});

test('gives rows as an array, all or the first, and asks for no page more', async () => {
  const { client, asked } = numbers(5);
  expect(await rowsOf(client, byQuery, { query: {} }).toArray()).toEqual([1, 2, 3, 4, 5]);
  expect(asked.splice(0)).toHaveLength(3);
  expect(await rowsOf(client, byQuery, { query: {} }).toArray({ limit: 2 })).toEqual([1, 2]);
  expect(asked.splice(0)).toHaveLength(1);
  expect(await rowsOf(client, byQuery, { query: {} }).toArray({ limit: 0 })).toEqual([]);
  expect(asked).toHaveLength(0);
});

test('gives its pages as they were answered', async () => {
  const { client } = numbers(5);
  const pages = [];
  for await (const { items, message } of rowsOf(client, byPath, { x: 2 }).pages()) pages.push([message.page, items]);
  expect(pages).toEqual([
    [2, [3, 4]],
    [3, [5]],
  ]);
});
