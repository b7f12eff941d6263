import { createRequire } from 'node:module';
import type { AxiosInstance, AxiosStatic } from 'axios';
import axios from 'axios';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { file } from '../schema/file.ts';
import { expectNothingPlanted, planted } from '../schema/planted.testing.ts';
import { ApiFailure } from './errors.ts';
import { type Fault, type FaultServer, faultServer, faults } from './faults.testing.ts';
import { ownAxios } from './sending.browser.ts';
import { axiosTransport } from './transport.axios.ts';
import { fetchTransport } from './transport.fetch.ts';
import type { Outgoing, Transport } from './transport.ts';

// The same faults by what pages use: fetch, with all of axios, with the part of it that they load, and without it.

interface Page {
  readonly window: Pick<typeof globalThis, 'document' | 'location' | 'XMLHttpRequest'>;
}
const require = createRequire(import.meta.url);
const { JSDOM } = require('jsdom') as { JSDOM: new (html: string, options: { url: string }) => Page };

let server: FaultServer | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllGlobals();
});

const outgoing = ({ timeoutMs = 5000, only }: Fault, keepAlive = false): Outgoing => ({
  method: 'POST',
  url: `/things/${planted.id}`,
  query: { search: planted.query },
  body: { password: planted.password, passport: planted.passport },
  headers: { access: planted.access, profile: planted.profile, 'idempotency-key': planted.key },
  binary: only === 'file' ? file('application/pdf') : undefined,
  timeoutMs,
  signal: undefined,
  onUploadProgress: undefined,
  keepAlive,
});

/** A page of this origin, and axios as a bundler resolves it for browsers. */
function openPage(origin: string): AxiosInstance {
  const { window } = new JSDOM('', { url: `${origin}/app/` });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
  const axios = require('axios/dist/browser/axios.cjs') as AxiosStatic;
  return axios.create({ adapter: 'xhr', allowAbsoluteUrls: false });
}

const met = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    reply => ({ resolved: reply }),
    (error: unknown) => error,
  );

const here = (server: FaultServer) => `http://127.0.0.1:${server.port}`;
interface Way {
  readonly name: string;
  readonly transport: (address: string, origin: string) => Transport;
  readonly keepAlive?: true;
}
const byPage: Way['transport'] = (address, origin) => axiosTransport(address, openPage(origin));
const ways: readonly Way[] = [
  { name: 'of a page, by the axios of browsers', transport: byPage },
  { name: 'of a page that is left, by axios', transport: byPage, keepAlive: true },
  { name: 'that outlive their caller, by axios', transport: at => axiosTransport(at, axios.create()), keepAlive: true },
  { name: 'by what pages load of axios', transport: at => axiosTransport(at, ownAxios) },
  { name: 'by fetch alone', transport: at => fetchTransport(at) },
];

describe.each(ways)('requests $name', ({ transport, keepAlive }) => {
  test.each(faults)('$name', async fault => {
    server = await faultServer(fault.answer);
    const address = `${fault.baseUrl?.(server.port) ?? here(server)}/api`;
    const error = await met(transport(address, here(server))(outgoing(fault, keepAlive)));
    expect(error).toMatchObject({ code: fault.fetch ?? fault.failure ?? fault.code });
    expect(error instanceof ApiFailure).toBe(fault.failure !== undefined);
    expectNothingPlanted(error);
  });

  test('an answer arrives, at an address of the page’s own too', async () => {
    server = await faultServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ message: request.url }));
    });
    const send = transport(`${here(server)}/api`, here(server));
    const [{ url }, reply] = [outgoing({ name: '' }), await send(outgoing({ name: '' }, keepAlive))];
    expect(reply).toEqual({ message: `/api${url}?search=${encodeURIComponent(planted.query)}` });
    if (globalThis.location?.origin !== here(server)) return;
    expect(await transport('/api', here(server))(outgoing({ name: '' }, keepAlive))).toEqual(reply);
  });
});
