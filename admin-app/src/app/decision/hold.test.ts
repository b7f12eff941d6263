import { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type Client } from '@venue/sdk';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { notesAtom } from '@venue/shared-ui/parts/message/notify.ts';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferredAtom, sendDeferred, undoDeferred } from './deferred.ts';
import { hold } from './hold.ts';

const store = getDefaultStore();
const queries = new QueryClient();

interface Request {
  readonly id: number;
  readonly keepAlive: boolean | undefined;
  readonly answer: (reply?: unknown) => void;
  readonly fail: (problem: unknown) => void;
}
/** The requests so far; each waits until the test answers it. */
let requests: Request[];
const client = {
  send: (_call: unknown, { id }: { id: number }, { keepAlive }: { keepAlive?: boolean }) =>
    new Promise((answer, fail) => requests.push({ id, keepAlive, answer, fail })),
} as unknown as Client;

beforeEach(() => {
  requests = [];
  vi.spyOn(queries, 'invalidateQueries');
  store.set(notesAtom, []);
});
afterEach(async () => {
  undoDeferred();
  for (const { answer } of requests) answer();
  await settled();
});

const settled = () => new Promise(done => setTimeout(done));
const ids = () => requests.map(({ id }) => id);
const texts = () => store.get(notesAtom).map(({ text }) => text);
const waiting = () => store.get(deferredAtom);
const answer = async (index: number) => {
  requests[index]?.answer();
  await settled();
};
const closePage = () => window.dispatchEvent(new Event('pagehide'));

const holdAll = (first: number, count: number) =>
  hold(
    Array.from({ length: count }, (_, each) => ({
      record: `brand/${first + each}`,
      subject: `Бренд ${first + each}`,
      sending: { call: confirmBrand, input: { id: first + each }, texts: { failed: 'Сбой' } },
    })),
    { client, queries, soon: 'Будет одобрено', report: made => `Одобрено: ${made} из ${count}` },
  );

it('sends one after the other, and each waits until its turn', async () => {
  holdAll(1, 3);
  const sent = sendDeferred();
  expect(ids()).toEqual([1]);
  expect(waiting()).toEqual(['brand/2', 'brand/3']);
  await answer(0);
  expect(waiting()).toEqual(['brand/3']);
  await answer(1);
  await answer(2);
  await sent;
  expect(waiting()).toEqual([]);
  expect(texts()).toEqual(['Одобрено: 3 из 3']);
});

it('a page that closes meanwhile sends the rest at once, in requests that outlive it', async () => {
  holdAll(1, 4);
  void sendDeferred();
  await answer(0);
  closePage();
  closePage();
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(requests.every(({ keepAlive }) => keepAlive)).toBe(true);
  expect(waiting()).toEqual([]);
  for (const index of [1, 2, 3]) await answer(index);
  expect(texts()).toEqual(['Одобрено: 4 из 4']);
  closePage();
  expect(ids()).toHaveLength(4);
});

it('whoever sends them again, as signing out does, waits for all of them', async () => {
  holdAll(1, 2);
  void sendDeferred();
  const again = vi.fn();
  void sendDeferred().then(again);
  expect(ids()).toEqual([1]);
  await answer(0);
  expect(again).not.toHaveBeenCalled();
  await answer(1);
  expect(again).toHaveBeenCalledOnce();
  expect(ids()).toEqual([1, 2]);
});

it('later decisions neither hide those that are being sent nor are cancelled with them', async () => {
  holdAll(1, 3);
  holdAll(11, 1);
  expect(ids()).toEqual([1]);
  expect(waiting()).toEqual(['brand/2', 'brand/3', 'brand/11']);
  undoDeferred('brand/3');
  expect(waiting()).toEqual(['brand/11']);
  const all = vi.fn();
  void sendDeferred().then(all);
  expect(ids()).toEqual([1, 11]);
  await answer(1);
  // The one under way is waited for, too.
  expect(all).not.toHaveBeenCalled();
  await answer(0);
  expect(all).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Одобрено: 1 из 1', 'Одобрено: 1 из 3']);
});

it('reports nothing as a success when none was made', async () => {
  holdAll(1, 2);
  const sent = sendDeferred();
  const failure = new ApiFailure('move_not_allowed');
  requests[0]?.fail(failure);
  await settled();
  requests[1]?.answer({ message: { success: false } });
  await sent;
  expect(texts()).toHaveLength(2);
  expect(store.get(notesAtom).every(({ type }) => type === 'error')).toBe(true);
});

it('what fails unexpectedly keeps the others back no more than the refresh, and is not hidden', async () => {
  holdAll(1, 2);
  const sent = sendDeferred();
  const problem = new Error('a fault of ours');
  const seen = sent.catch((each: unknown) => each);
  requests[0]?.fail(problem);
  await settled();
  expect(ids()).toEqual([1, 2]);
  await answer(1);
  expect(await seen).toBe(problem);
  expect(queries.invalidateQueries).toHaveBeenCalledOnce();
  expect(waiting()).toEqual([]);
  closePage();
  expect(ids()).toHaveLength(2);
});
