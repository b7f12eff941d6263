import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPresence, presenceChanged, setPresence } from '@venue/sdk/presence/admin';
import { presenceTimes } from '@venue/sdk/presence/model';
import { mock, mockLive } from '@venue/sdk/testing';
import { useLiveTopics } from '@venue/shared-ui/data/useLive.ts';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import { Presence } from './Presence.tsx';

const server = startServer();

const Said = z.object({ id: z.int(), tab: z.string(), here: z.boolean() });
const Query = z.object({ id: z.union([z.int(), z.string()]) });
let messages: z.output<typeof Said>[];
let others: string[];
let requests: number[];

beforeEach(() => {
  messages = [];
  others = [];
  requests = [];
  server.use(
    mock(setPresence).replies(({ body }) => {
      messages.push(z.parse(Said, body));
      return { message: { success: true } };
    }),
    mock(listPresence).replies(({ query }) => {
      requests.push(Number(z.parse(Query, query).id));
      return { message: { others: others.map((userName, index) => ({ userId: index + 2, userName })) } };
    }),
  );
});

/** The presence requests of this test's page; the previous test's page may still send its last one. */
const words = () => {
  const tab = messages.find(({ here }) => here)?.tab;
  return messages.filter(each => each.tab === tab);
};

/** Lets the test trigger the repeated presence request. */
function beats() {
  const run: (() => void)[] = [];
  const own = setTimeout(() => undefined);
  const { setInterval: real } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation((again, ms) => {
    if (ms !== presenceTimes.everyMs) return real(again, ms);
    run.push(again);
    return own;
  });
  const stopped = vi.spyOn(globalThis, 'clearInterval');
  return { run: () => run.at(-1)?.(), isStopped: () => stopped.mock.calls.some(([timer]) => timer === own) };
}

const topics = ['staff'] as const;

function Editor() {
  useLiveTopics(topics);
  const [id, setId] = useState<number | null>(12);
  return (
    <>
      {id && <Presence kind="event" id={id} />}
      <button type="button" onClick={() => setId(13)}>
        Следующее
      </button>
      <button type="button" onClick={() => setId(null)}>
        Закрыть
      </button>
    </>
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const note = () => screen.queryByText(/Сейчас открыто/);

it('says nothing while nobody else is there', async () => {
  renderPage(<Editor />);
  await waitFor(() => expect(words()).toHaveLength(1));
  expect(words()[0]).toMatchObject({ id: 12, here: true });
  expect(note()).toBeNull();
});

it('names those who come, as soon as they do, and forgets those who leave', async () => {
  const live = mockLive();
  renderPage(<Editor />, { live });
  await live.followed('staff');
  others = ['Кузнецова И. В.', 'Громова В.'];
  act(() => live.push(presenceChanged, 'staff', { kind: 'event', id: 12 }));
  expect(await screen.findByText('Сейчас открыто у: Кузнецова И. В., Громова В.')).not.toBeNull();
  others = [];
  act(() => live.push(presenceChanged, 'staff', { kind: 'event', id: 12 }));
  await waitFor(() => expect(note()).toBeNull());
});

it('does not ask when another record is spoken of', async () => {
  const live = mockLive();
  renderPage(<Editor />, { live });
  await live.followed('staff');
  await waitFor(() => expect(words()).toHaveLength(1));
  others = ['Громова В.'];
  act(() => live.push(presenceChanged, 'staff', { kind: 'event', id: 99 }));
  act(() => live.push(presenceChanged, 'staff', { kind: 'article', id: 12 }));
  await press('Следующее');
  expect(await screen.findByText(/Громова/)).not.toBeNull();
  expect(requests).toEqual([12, 13]);
});

it('leaves one record for the next, and says so when it is closed', async () => {
  renderPage(<Editor />);
  await waitFor(() => expect(words()).toHaveLength(1));
  await press('Следующее');
  await waitFor(() => expect(words()).toHaveLength(3));
  await press('Закрыть');
  await waitFor(() => expect(words()).toHaveLength(4));
  expect(words().map(({ id, here }) => [id, here])).toEqual(
    expect.arrayContaining([
      [12, true],
      [12, false],
      [13, true],
      [13, false],
    ]),
  );
  expect(new Set(words().map(({ tab }) => tab)).size).toBe(1);
});

it('says so when the page goes away, and comes back with it', async () => {
  renderPage(<Editor />);
  await waitFor(() => expect(words()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(words().at(-1)?.here).toBe(false));
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(words().at(-1)?.here).toBe(true));
});

it('goes on saying that it is there, and asks who else is', async () => {
  const beat = beats();
  renderPage(<Editor />);
  await waitFor(() => expect(words()).toHaveLength(1));
  others = ['Громова В.'];
  beat.run();
  expect(await screen.findByText(/Громова/)).not.toBeNull();
  expect(words().map(({ here }) => here)).toEqual([true, true]);
});

it('falls silent when the right is taken away', async () => {
  const beat = beats();
  server.use(mock(setPresence).fails('profile_denied'));
  renderPage(<Editor />);
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(beat.isStopped()).toBe(true));
});
