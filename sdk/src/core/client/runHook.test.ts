import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { runHook } from './runHook.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bug = new Error('a bug');
const broken = () => {
  throw bug;
};
const brokenLater = async () => {
  throw bug;
};

test('a listener hears what is said, and nobody need listen', () => {
  const heard = vi.fn();
  runHook(heard, 1, 'two');
  runHook(undefined, 1);
  expect(heard.mock.calls).toEqual([[1, 'two']]);
});

test.each([
  ['at once', broken],
  ['later', brokenLater],
])('the error of a listener that fails %s is printed', async (_, listener) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  runHook(listener);
  await Promise.resolve();
  expect(print.mock.calls).toEqual([[bug]]);
});

test.each([
  ['at once', broken],
  ['later', brokenLater],
])('in a page it is reported like any other: %s', async (_, listener) => {
  const report = vi.fn();
  vi.stubGlobal('document', {});
  vi.stubGlobal('reportError', report);
  runHook(listener);
  await Promise.resolve();
  expect(report.mock.calls).toEqual([[bug]]);
});

const entry = (file: string) => new URL(`../../${file}.ts`, import.meta.url).href;

test('a program without a handler of its own goes on', () => {
  const program = `
    import { createClient, createLive, createSession, memoryStore } from '${entry('index')}';
    import { listRooms } from '${entry('rooms/rooms.calls')}';
    class WebSocket extends EventTarget { readyState = 0; send() {} close() {} }
    const broken = () => { throw new Error('a bug'); };
    const later = async () => { throw new Error('a bug'); };
    for (const hook of [broken, later]) {
      const session = createSession(memoryStore());
      session.subscribe(hook);
      session.write('smsData', '1');
      const hooks = { onRequest: hook, onResponse: hook, onTry: hook, onMismatch: hook, onError: hook };
      const client = createClient({ baseUrl: '/api', session, retries: 0, ...hooks, transport: async () => ({ ok: true }) });
      const live = createLive({ url: 'ws://live.test', session, WebSocket });
      live.onStatus(hook);
      live.close();
      console.log(JSON.stringify(await client.send(listRooms, {})));
    }
    await new Promise(done => setTimeout(done, 20));`;
  const words = ['--conditions=venue-source', '--input-type=module', '-e', program];
  const printed = execFileSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(printed).toBe('{"ok":true}\n{"ok":true}\n');
}, 30_000);
