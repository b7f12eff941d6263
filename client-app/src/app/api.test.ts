import { whoAmI } from '@venue/sdk/auth';
import { mock, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { owner, queries } from './api.ts';

const server = setupServer(mock(whoAmI).replies(sampleReply(whoAmI)));
beforeAll(() => server.listen());
afterAll(() => server.close());

test('the person signed in is read from where the app keeps the answer', () => {
  expect(owner()).toBeUndefined();
  queries.setQueryData([whoAmI.id, {}], { message: { userId: 17 } });
  expect(owner()).toBe(17);
});

test('calls begin a trace on pages that say so', async () => {
  const traceparents: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void traceparents.push(request.headers.get('traceparent')));
  for (const head of ['', '<meta name="traces" content="on">']) {
    document.head.innerHTML = head;
    onTestFinished(() => document.head.replaceChildren());
    vi.resetModules();
    await (await import('./api.ts')).client.send(whoAmI, {});
  }
  expect(traceparents).toEqual([null, expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)]);
});
