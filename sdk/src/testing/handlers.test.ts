import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listArticles } from '../articles/articles.admin.calls.ts';
import { checkPhone, login } from '../auth/auth.calls.ts';
import { exportBookings, listBookings } from '../bookings/bookings.admin.calls.ts';
import { getBooking, listMyBookings } from '../bookings/bookings.calls.ts';
import { allCalls } from '../calls.ts';
import { createClient } from '../core/client/client.ts';
import { createSession, memoryStore } from '../core/client/session.ts';
import { call, isFileReply } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { handlers, mock, sampleInput, sampleReply } from './index.ts';

const server = setupServer(...handlers());
const session = createSession(memoryStore());
const client = createClient({ baseUrl: 'http://mock.test/api', session, replies: 'strict', retries: 0 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each(allCalls.map(call => [call.id, call] as const))('%s is answered, and the answer fits', async (_, call) => {
  const reply: unknown = await client.send(call, sampleInput(call));
  if (isFileReply(call.reply)) expect((reply as { data: Blob }).data.size).toBeGreaterThan(0);
  else expect(reply).toBeTypeOf('object');
});

test('an address with a parameter does not swallow the one without', async () => {
  const reply = (text: string) => message(z.object({ which: z.literal(text) }));
  const common = { summary: 'Read', method: 'GET', access: 'public', reads: ['things'] } as const;
  const one = call({ ...common, id: 'test.one', path: '/things/{id}', reply: reply('one') });
  const all = call({ ...common, id: 'test.all', path: '/things/all', reply: reply('all') });
  server.use(...handlers({ calls: [one, all] }));
  expect(await client.send(all, {})).toEqual({ message: { which: 'all' } });
  expect(await client.send(one, { id: 7 })).toEqual({ message: { which: 'one' } });
});

test('a list turns its pages: 57 rows, each on one page only, the same whatever the page size', async () => {
  const read = async (page: number, pageSize: number) => client.send(listBookings, { query: { page, pageSize } });
  const pages = [await read(1, 25), await read(2, 25), await read(3, 25)];
  expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 7]);
  expect(pages[1]?.message).toEqual({ page: 2, pageSize: 25, total: 57, totalIsExact: true });
  const rows = pages.flatMap(({ items }) => items);
  expect(new Set(rows.map(row => row.orderId)).size).toBe(57);
  expect((await read(6, 10)).items).toEqual(rows.slice(50));
  expect((await read(9, 25)).items).toEqual([]);
});

test('a page in the path is a page too', async () => {
  const second = await client.send(listMyBookings, { x: 2, body: undefined });
  expect(second.message.page).toBe(2);
});

test('rows the specification names once more are the same rows', async () => {
  const { message, items } = await client.send(listArticles, { query: { pageSize: 10 } });
  expect(message.articles).toEqual(items);
  expect(message.items).toBe(57);
});

test('who asks for a record by its number gets it under that number', async () => {
  expect((await client.send(getBooking, { body: { orderId: 7 } })).message.orderId).toBe(7);
});

test('an export comes in the format that was asked for', async () => {
  const type = async (format: 'csv' | 'xlsx') => (await client.send(exportBookings, { query: { format } })).type;
  expect(await type('csv')).toBe('text/csv');
  expect(await type('xlsx')).toMatch(/spreadsheetml/);
});

test('a login by sample lasts', async () => {
  const { message } = await client.send(login, { body: { phone: '9001234567', password: 'Надёжный-пароль-26' } });
  if (message.successful) session.signIn(message);
  expect(session.current()?.access).toBe(message.successful ? message.access : undefined);
  session.signOut();
});

test('the last override answers, and without it the sample again', async () => {
  server.use(mock(checkPhone).fails('rate_limited'));
  server.use(mock(checkPhone).replies({ message: { registered: true } }));
  const check = () => client.send(checkPhone, { query: { phone: '9001234567' } });
  expect(await check()).toEqual({ message: { registered: true } });
  server.resetHandlers();
  expect(await check()).toEqual(sampleReply(checkPhone));
});

test('another seed answers otherwise, and only the calls that are named', () => {
  expect(sampleReply(listBookings, 2)).not.toEqual(sampleReply(listBookings, 1));
  expect(handlers({ calls: [checkPhone] })).toHaveLength(1);
  expect(handlers()).toHaveLength(allCalls.length);
});
