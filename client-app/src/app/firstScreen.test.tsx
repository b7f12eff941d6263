import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterFirst, standingAtom, stands } from './firstScreen.tsx';

const stand = (stands: boolean) => getDefaultStore().set(standingAtom, stands);
beforeEach(() => stand(false));

/** A lazily loaded module that resolves when the test calls `come`. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { load: vi.fn(() => promise), come: () => resolve('here') };
}

test('a part is fetched once the first screen stands, and at once from then on', async () => {
  const { load, come } = piece();
  come();
  const part = afterFirst(load)();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  stand(true);
  expect(await part).toBe('here');
  expect(await afterFirst(load)()).toBe('here');
});

test('what waits for the first screen to stand goes on once it does', async () => {
  const went = vi.fn();
  const waiting = stands().then(went);
  await Promise.resolve();
  expect(went).not.toHaveBeenCalled();
  stand(true);
  await waiting;
  expect(went).toHaveBeenCalledOnce();
});
