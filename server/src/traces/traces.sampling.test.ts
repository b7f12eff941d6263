import { describe, expect, test } from 'vitest';
import { runIn } from '../core/traces.ts';
import { someTraces } from '../testing/traces.ts';

const traceparents = Array.from(
  { length: 400 },
  (_, at) => `00-${(at + 1).toString(16).padStart(32, '0')}-00000000000000a1-01`,
);
const begin = async (options: Parameters<typeof someTraces>[0]) => {
  const { traces } = await someTraces(options);
  return (traceparent: unknown) => traces.request('call', {}, traceparent).traceId !== undefined;
};

describe('which traces are exported', () => {
  test('is the share that the setting says, whatever the callers want', async () => {
    const isExported = await begin({ ratio: 0.25 });
    // The lowest ids there are, with the flag that asks for it.
    const share = traceparents.filter(isExported).length / traceparents.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
    expect(traceparents.map(each => each.replace(/01$/, '00')).filter(isExported).length / 400).toBe(share);
  });

  test('is the same on every server and for every try, and different with another secret', async () => {
    const [one, two, other] = await Promise.all([
      begin({ ratio: 0.5 }),
      begin({ ratio: 0.5 }),
      begin({ ratio: 0.5, secret: 'another secret' }),
    ]);
    const selection = traceparents.filter(one);
    expect(traceparents.filter(two)).toEqual(selection);
    expect(traceparents.filter(other)).not.toEqual(selection);
  });

  test('is none at 0 and all at 1', async () => {
    expect(traceparents.filter(await begin({ ratio: 0 }))).toEqual([]);
    expect(traceparents.filter(await begin({ ratio: 1 }))).toEqual(traceparents);
  });
});

test.each([
  undefined,
  '',
  'x',
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  `00-${'a'.repeat(100_000)}-b7ad6b7169203331-01`,
])('a trace of its own begins without a usable traceparent: %s', async traceparent => {
  const { traces, spans } = await someTraces();
  traces.request('call', {}, traceparent).end();
  const [span] = await spans();
  expect(span).toMatchObject({ parentId: '', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(String(traceparent)).not.toContain(span?.traceId);
});

test('a call within the server follows the page, not a traceparent', async () => {
  const { traces, spans } = await someTraces();
  const page = traces.request('page', {}, undefined);
  runIn(page, () => traces.request('inner', {}, traceparents[0])).end();
  page.end();
  const [inner, outer] = await spans();
  expect(inner).toMatchObject({ traceId: outer?.traceId, parentId: outer?.spanId });
});
