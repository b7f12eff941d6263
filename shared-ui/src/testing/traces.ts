import type { Client } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { mock, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { onTestFinished, vi } from 'vitest';

/** What an app's client sends as `traceparent` on a page without the sign of traces, and on one with it. */
export async function traceparentsOf(load: () => Promise<{ client: Client }>): Promise<(string | null)[]> {
  const server = setupServer(mock(whoAmI).replies(sampleReply(whoAmI)));
  server.listen();
  onTestFinished(() => {
    server.close();
    document.head.replaceChildren();
  });
  const traceparents: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void traceparents.push(request.headers.get('traceparent')));
  for (const head of ['', '<meta name="traces" content="on">']) {
    document.head.innerHTML = head;
    vi.resetModules();
    await (await load()).client.send(whoAmI, {});
  }
  return traceparents;
}
