import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { ApiFailure, call, message, type Outgoing } from '@venue/sdk';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notesAtom } from '../parts/message/notify.ts';
import { renderApp } from '../testing/render.tsx';
import { optimisticUpdate } from './optimistic.ts';
import { refresh } from './queries.ts';
import { useCall } from './useCall.ts';
import { useSend } from './useSend.ts';

const base = { summary: 'A test', access: 'public' } as const;
const list = call({
  ...base,
  id: 'test.list',
  method: 'GET',
  path: '/list',
  reply: message(z.object({ names: z.array(z.string()) })),
  reads: ['names'],
});
const remove = call({
  ...base,
  id: 'test.remove',
  method: 'POST',
  path: '/remove',
  body: z.object({ name: z.string() }),
  reply: message(z.object({ success: z.boolean() })),
  changes: ['names'],
  repeat: 'safe',
});

const without = (gone: string) =>
  optimisticUpdate(list, reply => ({ message: { names: reply.message.names.filter(name => name !== gone) } }));

function Remove({ name }: { name: string }) {
  const { send } = useSend(remove);
  return (
    <button type="button" onClick={() => void send({ body: { name } }, { optimistic: [without(name)] })}>
      {name}
    </button>
  );
}

function Names() {
  const { data } = useCall(list, {});
  return <p>{data?.message.names.join(' ') ?? '…'}</p>;
}

interface Variables {
  readonly url: string;
  answer(reply: unknown): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A server whose answers are given by hand, in any order. */
function setting() {
  const requests: Variables[] = [];
  const transport = ({ url, signal }: Outgoing) =>
    new Promise<unknown>((resolve, reject) => {
      requests.push({
        url,
        answer: reply => act(async () => resolve(reply)),
        fail: error => act(async () => reject(error)),
      });
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const app = renderApp(
    <>
      <Names />
      <Remove name="а" />
      <Remove name="б" />
    </>,
    { transport },
  );
  const nth = (url: string, index: number) =>
    waitFor(() => {
      const request = requests.filter(each => each.url === url)[index];
      if (!request) throw new Error(`${url} was not asked ${index + 1} times`);
      return request;
    });
  return {
    ...app,
    read: (index: number) => nth('/list', index),
    write: (index: number) => nth('/remove', index),
    reads: () => requests.filter(each => each.url === '/list').length,
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    shown: () => screen.getByRole('paragraph').textContent,
  };
}

const names = (...all: string[]) => ({ message: { names: all } });
const yes = { message: { success: true } };
const no = { message: { success: false } };

beforeEach(() => getDefaultStore().set(notesAtom, []));
// Renders as soon as the cache changes, so that a check of what is still shown cannot pass too early.
notifyManager.setScheduler(run => run());

it('shows the change before the server has answered and asks for the truth afterwards', async () => {
  const { read, write, press, shown, reads } = setting();
  await (await read(0)).answer(names('а', 'б', 'в'));
  await press('а');
  expect(shown()).toBe('б в');
  await (await write(0)).answer(yes);
  expect(shown()).toBe('б в');
  expect(reads()).toBe(2);
  await (await read(1)).answer(names('б', 'в', 'г'));
  expect(shown()).toBe('б в г');
});

it.each([
  ['fails', (write: Variables) => write.fail(new ApiFailure('conflict'))],
  ['is refused', (write: Variables) => write.answer(no)],
])('takes the change back when the call %s', async (_, end) => {
  const { read, write, press, shown, reads } = setting();
  await (await read(0)).answer(names('а', 'б'));
  await press('а');
  await end(await write(0));
  expect(shown()).toBe('а б');
  expect(reads()).toBe(2);
  expect(getDefaultStore().get(notesAtom)).toHaveLength(1);
});

it('lays the change over a reply that comes meanwhile, and over the first one too', async () => {
  const { read, write, press, shown, queries } = setting();
  await press('а');
  await (await read(0)).answer(names('а', 'б'));
  expect(shown()).toBe('б');
  await act(async () => void refresh(queries, ['names']));
  await (await read(1)).answer(names('а', 'б', 'в'));
  expect(shown()).toBe('б в');
  await (await write(0)).fail(new ApiFailure('conflict'));
  expect(shown()).toBe('а б в');
});

it('does not believe a reply that was asked for before the write ended', async () => {
  const { read, write, press, shown, queries, reads } = setting();
  await (await read(0)).answer(names('а', 'б'));
  await press('а');
  await act(async () => void refresh(queries, ['names']));
  await (await write(0)).answer(yes);
  expect(reads()).toBe(3);
  await (await read(1)).answer(names('а', 'б'));
  expect(shown()).toBe('б');
  await (await read(2)).answer(names('б'));
  expect(shown()).toBe('б');
});

it('does not believe a first reply that was asked for before the write ended', async () => {
  const { read, write, press, shown } = setting();
  await press('а');
  await (await write(0)).answer(yes);
  await (await read(1)).answer(names('б'));
  await (await read(0)).answer(names('а', 'б'));
  expect(shown()).toBe('б');
});

it('takes back one of two overlapping writes and leaves the other', async () => {
  const { read, write, press, shown } = setting();
  await (await read(0)).answer(names('а', 'б', 'в'));
  await press('а');
  await press('б');
  expect(shown()).toBe('в');
  await (await write(0)).fail(new ApiFailure('conflict'));
  expect(shown()).toBe('а в');
  await (await write(1)).answer(yes);
  expect(shown()).toBe('а в');
});

it('takes back the first of two writes after the second has succeeded', async () => {
  const { read, write, press, shown } = setting();
  await (await read(0)).answer(names('а', 'б', 'в'));
  await press('а');
  await press('б');
  await (await write(1)).answer(yes);
  expect(shown()).toBe('в');
  await (await read(1)).answer(names('а', 'в', 'г'));
  expect(shown()).toBe('в г');
  await (await write(0)).fail(new ApiFailure('conflict'));
  expect(shown()).toBe('а в г');
});
