import { act, screen, waitFor } from '@testing-library/react';
import { call, done, Unreachable } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import { useCall } from '../data/useCall.ts';
import { renderApp } from '../testing/render.tsx';
import { StaleNote } from './StaleNote.tsx';

const read = call({
  id: 'test.read',
  summary: 'A test',
  method: 'GET',
  path: '/read',
  access: 'public',
  reply: done,
  reads: ['x'],
});

function Screen() {
  const { data } = useCall(read, {});
  return (
    <>
      <StaleNote />
      {data && <p>Прочитано</p>}
    </>
  );
}

it('keeps what was read and says that it is not all, until the connection is back', async () => {
  let reaches = true;
  const transport = async () => {
    if (!reaches) throw new Unreachable('network');
    return { message: { success: true } };
  };
  const { queries } = renderApp(<Screen />, { transport });
  expect(await screen.findByText('Прочитано')).not.toBeNull();
  expect(screen.queryByText(/Показано не/)).toBeNull();
  reaches = false;
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText(/Показано не/)).not.toBeNull();
  expect(screen.getByText('Прочитано')).not.toBeNull();
  reaches = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Показано не/)).toBeNull());
});

it('reads again by itself what could not be read at all', async () => {
  let reaches = false;
  const transport = vi.fn(async () => {
    if (!reaches) throw new Unreachable('network');
    return { message: { success: true } };
  });
  const { queries } = renderApp(<Screen />, { transport });
  await waitFor(() => expect(queries.getQueryCache().getAll()).toMatchObject([{ state: { status: 'error' } }]));
  expect(transport).toHaveBeenCalled();
  expect(screen.queryByText('Прочитано')).toBeNull();
  reaches = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Прочитано')).not.toBeNull();
});
