import { act, screen } from '@testing-library/react';
import { call, message, Unreachable } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderApp } from '../testing/render.tsx';
import { deferredCall } from './deferredCall.ts';
import { refresh } from './queries.ts';
import { useCall } from './useCall.ts';

const readRooms = call({
  id: 'test.rooms',
  summary: 'A test',
  method: 'GET',
  path: '/rooms',
  access: 'public',
  reply: message(z.object({ count: z.int() })),
  reads: ['rooms'],
});
const named = (load: () => Promise<typeof readRooms>) => deferredCall('test.rooms', ['rooms'], load);

function Rooms({ read }: { read: ReturnType<typeof named> | typeof readRooms }) {
  const { data, error, refetch } = useCall(read, {});
  return (
    <button type="button" onClick={() => void refetch()}>
      {error instanceof Unreachable ? error.code : (data?.message.count ?? '—')}
    </button>
  );
}

it('loads the declaration with the first request, and not for a reply that is known', async () => {
  const load = vi.fn(async () => readRooms);
  const late = named(load);
  let count = 0;
  const { queries, again } = renderApp(<Rooms read={readRooms} />, {
    transport: async () => ({ message: { count: ++count } }),
  });
  await screen.findByText('1');
  again(<Rooms read={late} />);
  expect(screen.getByRole('button').textContent).toBe('1');
  expect(load).not.toHaveBeenCalled();
  await act(() => refresh(queries, ['rooms']));
  await screen.findByText('2');
  expect(load).toHaveBeenCalled();
});

it('fails like a lost connection when the declaration cannot be loaded, and loads it again when asked', async () => {
  const load = vi.fn(async () => readRooms).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderApp(<Rooms read={named(load)} />, { transport: async () => ({ message: { count: 1 } }) });
  const button = await screen.findByText('not_loaded');
  await act(async () => button.click());
  await screen.findByText('1');
});
