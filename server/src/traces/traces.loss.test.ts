import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { collector } from '../testing/collector.ts';
import { otlpTraces } from './otlp.ts';

const secret = 'x'.repeat(32);

function reporting(url: string) {
  const traces = otlpTraces({ url, ratio: 1, secret });
  onTestFinished(() => traces.close());
  const reports: string[] = [];
  traces.onLoss(reason => reports.push(reason));
  const record = (spans: number) => {
    for (let at = 0; at < spans; at++) traces.request('call', {}, undefined).end();
  };
  return { traces, reports, record };
}

/** A collector that answers once it is let. */
async function aSlowCollector() {
  let answer = (_status: number) => {};
  const answered = new Promise<number>(done => {
    answer = done;
  });
  const receiver = await collector(() => answered);
  onTestFinished(() => {
    answer(200);
    return receiver.close();
  });
  return { ...receiver, answer };
}

/** An address at which nobody listens. */
async function nowhere() {
  const receiver = await collector();
  await receiver.close();
  return receiver.url;
}

describe('a collector that does not answer', () => {
  test('costs a bounded number of spans in memory, and one report', async () => {
    const slow = await aSlowCollector();
    const { traces, reports, record } = reporting(slow.url);
    record(20_000);
    await expect.poll(() => slow.bytes().length).toBeGreaterThan(0);
    slow.answer(200);
    await vi.waitFor(() => expect(slow.spans().length).toBeGreaterThanOrEqual(2_048), 10_000);
    record(10);
    await traces.close();
    expect(slow.spans().length).toBeLessThanOrEqual(2_048 + 512 + 10);
    expect(reports).toEqual([expect.stringContaining('spans because maxQueueSize reached')]);
  });

  test('does not hold up the end of the server for more than seconds', async () => {
    const slow = await aSlowCollector();
    const { traces, record } = reporting(slow.url);
    record(3_000);
    const began = performance.now();
    await traces.close();
    expect(performance.now() - began).toBeLessThan(4_500);
  });

  test('does not hold up a call', async () => {
    const slow = await aSlowCollector();
    for (const tracesUrl of [slow.url, await nowhere()]) {
      const api = await testApi({ config: { tracesUrl, tracesRatio: 1 } });
      const replies = await Promise.all(Array.from({ length: 600 }, () => api.app.inject('/api/auth/ways')));
      expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
      await api.close();
    }
  });
});

test('a dead collector is reported once, not with each batch', async () => {
  const { reports, record, traces } = reporting(await nowhere());
  for (let batch = 0; batch < 5; batch++) record(3_000);
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(1);
  record(3_000);
  await traces.close();
  expect(reports).toHaveLength(1);
});

test('the last spans arrive at the end of the server, which does not wait for more', async () => {
  const receiver = await collector();
  onTestFinished(() => receiver.close());
  const { record, traces } = reporting(receiver.url);
  record(1);
  const began = performance.now();
  await traces.close();
  expect(performance.now() - began).toBeLessThan(2_900);
  expect(receiver.spans()).toHaveLength(1);
});

test('a collector that refuses is reported', async () => {
  const receiver = await collector(async () => 400);
  onTestFinished(() => receiver.close());
  const { reports, record, traces } = reporting(receiver.url);
  record(1);
  await traces.close();
  expect(reports).toHaveLength(1);
});
