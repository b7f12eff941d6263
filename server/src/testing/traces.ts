import { beginTrace, type Client, createClient, createSession, memoryStore } from '@venue/sdk';
import { onTestFinished } from 'vitest';
import { injectTransport } from '../core/http/injectTransport.ts';
import { otlpTraces } from '../traces/otlp.ts';
import type { Person } from './api.people.ts';
import { type TestApi, testApi } from './api.ts';
import { collector } from './collector.ts';

type Options = NonNullable<Parameters<typeof testApi>[0]>;

const SECRET = 'a secret of the traces in tests';

/** A traced app with a collector of its own. */
export async function tracedApi({ config, ...options }: Options = {}) {
  const receiver = await collector();
  const api = await testApi({ ...options, config: { tracesUrl: receiver.url, tracesRatio: 1, ...config } });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= api.close();
    return closing;
  };
  onTestFinished(async () => {
    await close();
    await receiver.close();
  });
  return {
    api,
    /** Closes the app, which sends what is left. */
    close,
    bytes: receiver.bytes,
    async spans() {
      await close();
      return receiver.spans();
    },
  };
}

/** Traces without an app; `spans` closes them. */
export async function someTraces(options: { ratio?: number; secret?: string } = {}) {
  const receiver = await collector();
  const traces = otlpTraces({ url: receiver.url, ratio: 1, secret: SECRET, ...options });
  onTestFinished(async () => {
    await traces.close();
    await receiver.close();
  });
  return {
    traces,
    async spans() {
      await traces.close();
      return receiver.spans();
    },
  };
}

/** The client of a person's browser on a page that is traced, and the `traceparent` of each of its calls. */
export function aBrowser(api: TestApi, person: Person): { client: Client; traceparents: string[] } {
  const session = createSession(memoryStore(), undefined, () => api.clock.now.getTime());
  session.signIn(person.login);
  const traceparents: string[] = [];
  const client = createClient({
    baseUrl: '/api',
    session,
    transport: injectTransport(api.app),
    retries: 0,
    onRequest: (call, exchange) => {
      beginTrace(call, exchange);
      traceparents.push(exchange.headers.traceparent ?? '');
    },
  });
  return { client, traceparents };
}
