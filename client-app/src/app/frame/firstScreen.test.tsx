// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { REPLIES } from '../ssr/replies.ts';
import { afterHydration, firstScreenReady, firstScreenReadyAtom } from './firstScreen.tsx';

const stand = (stands: boolean) => getDefaultStore().set(firstScreenReadyAtom, stands);
beforeEach(() => {
  stand(false);
  document.body.replaceChildren();
});

/** A lazily loaded module that resolves when the test calls `come`. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { load: vi.fn(() => promise), come: () => resolve('here') };
}

test('a part of a page from the server is fetched once the first screen stands, and at once from then on', async () => {
  document.body.innerHTML = `<script id="${REPLIES}" type="application/json">[]</script>`;
  const { load, come } = piece();
  come();
  const part = afterHydration(load)();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  stand(true);
  expect(await part).toBe('here');
  expect(await afterHydration(load)()).toBe('here');
});

test('a part of a page that the app renders is fetched at once', async () => {
  const { load, come } = piece();
  come();
  expect(await afterHydration(load)()).toBe('here');
});

test('what waits for the first screen to stand goes on once it does', async () => {
  const went = vi.fn();
  const waiting = firstScreenReady().then(went);
  await Promise.resolve();
  expect(went).not.toHaveBeenCalled();
  stand(true);
  await waiting;
  expect(went).toHaveBeenCalledOnce();
});

test.each(['click', 'keydown', 'popstate'])('after a %s nothing waits for the first screen any more', async act => {
  document.body.innerHTML = `<script id="${REPLIES}" type="application/json">[]</script>`;
  const { load, come } = piece();
  come();
  const part = afterHydration(load)();
  (act === 'popstate' ? window : document.body).dispatchEvent(new Event(act));
  expect(await part).toBe('here');
});
