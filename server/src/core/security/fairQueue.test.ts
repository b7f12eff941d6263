import { expect, test } from 'vitest';
import { fairQueue } from './fairQueue.ts';

const later = () => new Promise<void>(done => setImmediate(done));

test('those who ask get one turn each, however much one of them asks for', async () => {
  const line = fairQueue({ name: 'test', atOnce: 1, longest: 20, share: 5 });
  const done: string[] = [];
  const ask = (who: string) =>
    line(who, async () => {
      await later();
      done.push(who);
    });
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
  expect(done.join('')).toBe('aabcaba');
});

test('one who asks has a share of the line, and the line an end', async () => {
  const line = fairQueue({ name: 'test', atOnce: 1, longest: 3, share: 2 });
  const answers = await Promise.allSettled(['a', 'a', 'a', 'a', 'b', 'c'].map(who => line(who, later)));
  const codes = answers.map(each => (each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code));
  expect(codes).toEqual(['done', 'done', 'done', 'rate_limited', 'done', 'unavailable']);
  // All places were released, so the line is as long as before.
  const again = await Promise.allSettled(['a', 'b', 'c', 'd'].map(who => line(who, later)));
  expect(again.map(each => each.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});

test('a crowd in one lane keeps nobody of another lane waiting', async () => {
  const line = fairQueue({ name: 'test', atOnce: 3, longest: 40, share: 5, full: 'rate_limited' });
  const done: string[] = [];
  const ask = (who: string, lane: string) =>
    line(
      who,
      async () => {
        await later();
        done.push(lane);
      },
      lane,
    );
  const crowd = Promise.allSettled(Array.from({ length: 300 }, (_, each) => ask(`address ${each}`, 'stranger')));
  expect([line.isFull('stranger'), line.isFull('known')]).toEqual([true, false]);
  await Promise.all([ask('device', 'known'), ask('phone', 'proved')]);
  // Three ran already and three began while the two waited for their turns.
  expect(done.filter(each => each === 'stranger').length).toBeLessThanOrEqual(6);
  const answers = await crowd;
  expect(answers.filter(each => each.status === 'fulfilled')).toHaveLength(43);
  for (const each of answers)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'rate_limited', retryAfter: 2 });
  expect(line.isFull('stranger')).toBe(false);
});

test('work that fails gives its place back', async () => {
  const line = fairQueue({ name: 'test', atOnce: 1, longest: 2, share: 2 });
  const fail = () => Promise.reject(new Error('no'));
  await Promise.allSettled([line('a', fail), line('b', fail)]);
  expect(await line('c', async () => 'served')).toBe('served');
});
