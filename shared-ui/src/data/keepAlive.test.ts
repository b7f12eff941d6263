import axios from 'axios';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getFetch } from './keepAlive.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const address = 'http://localhost/api/drafts';
const send = (signal?: AbortSignal) =>
  axios.request<ArrayBuffer>({
    url: address,
    method: 'post',
    data: '{"text":"Ярмарка"}',
    headers: { 'content-type': 'application/json', 'x-absent': false },
    adapter: getFetch(),
    fetchOptions: { keepalive: true },
    transformRequest: [],
    transformResponse: [],
    validateStatus: null,
    ...(signal ? { signal } : {}),
  });

it('sends what it is given so that it outlives its page, and brings the reply as bytes, whatever its status', async () => {
  let seen: Request | undefined;
  server.use(
    http.post(address, ({ request }) => {
      seen = request.clone();
      return HttpResponse.json({ message: 'занято' }, { status: 409, headers: { 'x-place': 'here' } });
    }),
  );
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { status, data, headers } = await send();
  expect([status, headers['x-place']]).toEqual([409, 'here']);
  expect(new TextDecoder().decode(data)).toBe('{"message":"занято"}');
  expect(await seen?.text()).toBe('{"text":"Ярмарка"}');
  expect(fetched.mock.calls[0]?.[0]).toHaveProperty('keepalive', true);
  expect(seen?.headers.get('content-type')).toBe('application/json');
  expect(seen?.headers.has('x-absent')).toBe(false);
});

it('says of a server that is not there what axios says', async () => {
  server.use(http.post(address, () => HttpResponse.error()));
  await expect(send()).rejects.toMatchObject({ isAxiosError: true, code: 'ERR_NETWORK' });
});

it('goes nowhere else', async () => {
  let elsewhere = 0;
  server.use(
    http.post(address, () => new HttpResponse(null, { status: 307, headers: { location: 'http://elsewhere.test/' } })),
    http.post('http://elsewhere.test/', () => {
      elsewhere += 1;
      return new HttpResponse();
    }),
  );
  await expect(send()).rejects.toMatchObject({ isAxiosError: true });
  expect(elsewhere).toBe(0);
});

it('says of a reply that was cut after its head that it was', async () => {
  const cut = new ReadableStream({
    start: stream => {
      stream.enqueue(new Uint8Array([123]));
      stream.error(new TypeError('terminated'));
    },
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(cut));
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toMatchObject({ isAxiosError: true, name: 'TypeError' });
  expect(failure).not.toHaveProperty('code', expect.anything());
});

it('stops when it is told to', async () => {
  server.use(
    http.post(address, async () => {
      await delay('infinite');
      return new HttpResponse();
    }),
  );
  const stop = new AbortController();
  const sent = send(stop.signal);
  stop.abort();
  await expect(sent).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});
