import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../calls.ts';
import { type MockServer, startMock } from '../http/server.ts';
import { verify } from './verify.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMock();
});
afterAll(() => server.close());

const account = { phone: '9120000101', password: 'Guest-2026' };

test('the mock is as declared, for visitors, customers and staff', async () => {
  const { replied, refused, skipped, drift } = await verify({
    baseUrl: server.baseUrl,
    customer: account,
    staff: account,
  });
  expect({ drift, refused, skipped }).toEqual({ drift: [], refused: {}, skipped: [] });
  expect(replied).toBe(allCalls.filter(({ reads }) => reads !== undefined).length);
}, 60_000);

/** A server before the mock that changes replies of some paths. */
async function drifting(change: (path: string, reply: Response) => Promise<{ status?: number; body: string }>) {
  const proxy = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = 'GET', url = '' } = incoming;
    const headers = { 'content-type': 'application/json' };
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const reply = await fetch(`${new URL(server.baseUrl).origin}${url}`, { method, headers, body });
    const { status = reply.status, body: changed } = await change(url, reply);
    outgoing.writeHead(status, { 'content-type': reply.headers.get('content-type') ?? '' }).end(changed);
  });
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done));
  return { baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api`, close: () => proxy.close() };
}

test('a field of a wrong type, a lost one and an additional one are found, and nothing else', async () => {
  const proxy = await drifting(async (url, reply) => {
    const text = await reply.text();
    if (!/\/booking\/rooms\/(info|find)$/.test(url)) return { body: text };
    const changed = JSON.parse(text);
    const [room] = changed.message.rooms;
    if (url.endsWith('/find')) changed.message.sponsor = 'x';
    else Object.assign(room, { roomId: '31', name: undefined });
    return { body: JSON.stringify(changed) };
  });
  const heard: string[] = [];
  const { drift } = await verify({
    baseUrl: proxy.baseUrl,
    onDrift: ({ call, what }) => heard.push(`${call} ${what}`),
  });
  proxy.close();
  expect(heard).toHaveLength(drift.length);
  expect(heard.toSorted()).toEqual([
    'booking.roomsFind message.sponsor: is not declared',
    'booking.roomsInfo message.rooms.0.name: not string',
    'booking.roomsInfo message.rooms.0.roomId: not number',
  ]);
}, 60_000);

test('a failure that is not declared, and a page in place of a reply, are found', async () => {
  const proxy = await drifting(async (url, reply) => {
    const text = await reply.text();
    if (url.endsWith('/booking/get_schedule'))
      return { status: 409, body: JSON.stringify({ code: 'slot_taken', message: 'm', text: 't', requestId: 'r' }) };
    return { body: url.includes('/ticket-order/offer/') ? '<html></html>' : text };
  });
  const { drift } = await verify({ baseUrl: proxy.baseUrl });
  proxy.close();
  expect(drift.map(({ call, what }) => `${call}: ${what}`).toSorted()).toEqual([
    'booking.schedule: failed with slot_taken, which it does not declare',
    expect.stringMatching(/^ticketOrder\.offer: no reply that can be read: (page|not_json)$/),
  ]);
}, 60_000);

test('where no server answers, it says so once', async () => {
  const gone = await startMock();
  await gone.close();
  const heard: string[] = [];
  const run = verify({ baseUrl: gone.baseUrl, onDrift: ({ call }) => heard.push(call) });
  await expect(run).rejects.toMatchObject({ code: 'refused' });
  expect(heard).toEqual([]);
});
