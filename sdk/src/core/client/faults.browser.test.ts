import { createRequire } from 'node:module';
import type { AxiosInstance, AxiosStatic } from 'axios';
import axios from 'axios';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { file } from '../schema/file.ts';
import { expectNothingPlanted, planted } from '../schema/planted.testing.ts';
import { ApiFailure } from './errors.ts';
import { type Fault, type FaultServer, faultServer, faults } from './faults.testing.ts';
import { axiosTransport, type Outgoing } from './transport.ts';

// The same faults by what pages use: XMLHttpRequest with the browser build of axios, and fetch for requests that
// outlive their page.

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

const seen = faults.filter(fault => fault.browser !== undefined);

describe('by XMLHttpRequest', () => {
  test.each(seen)('$name', async fault => {
    server = await faultServer(fault.answer);
    const page = `http://127.0.0.1:${server.port}`;
    const send = axiosTransport(`${fault.baseUrl?.(server.port) ?? page}/api`, openPage(page));
    const error = await met(send(outgoing(fault)));
    expect(error).toMatchObject({ code: fault.browser === 'same' ? (fault.failure ?? fault.code) : fault.browser });
    expect(error instanceof ApiFailure).toBe(fault.failure !== undefined);
    expectNothingPlanted(error);
  });

  test('a redirect that the browser has followed by itself is none of the server’s answers', async () => {
    server = await faultServer((request, response) => {
      if (request.url === '/elsewhere') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(302, { location: '/elsewhere' }).end();
    });
    const page = `http://127.0.0.1:${server.port}`;
    const error = await met(axiosTransport('/api', openPage(page))(outgoing({ name: '' })));
    expect(error).toMatchObject({ code: 'redirect' });
    expectNothingPlanted(error);
  });

  test('an answer arrives', async () => {
    server = await faultServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":"ё"}');
    });
    const send = axiosTransport('/api', openPage(`http://127.0.0.1:${server.port}`));
    expect(await send(outgoing({ name: '' }))).toEqual({ message: 'ё' });
  });
});

describe('by fetch', () => {
  test.each(faults)('$name', async fault => {
    server = await faultServer(fault.answer);
    const send = axiosTransport(
      `${fault.baseUrl?.(server.port) ?? `http://127.0.0.1:${server.port}`}/api`,
      axios.create(),
    );
    const error = await met(send(outgoing(fault, true)));
    expect(error).toMatchObject({ code: fault.fetch ?? fault.failure ?? fault.code });
    expectNothingPlanted(error);
  });
});
