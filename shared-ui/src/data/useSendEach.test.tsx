import { act, screen, waitFor } from '@testing-library/react';
import { call, type Outgoing, Unreachable } from '@venue/sdk';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderApp } from '../testing/render.tsx';
import { optimisticUpdate } from './optimistic.ts';
import { useCall } from './useCall.ts';
import { useSendEach } from './useSendEach.ts';

const getPhotos = call({
  id: 'test.photos',
  summary: 'A test',
  method: 'GET',
  path: '/photos',
  access: 'public',
  reply: z.object({ message: z.array(z.string()) }),
  reads: ['x'],
});
const addPhoto = call({
  id: 'test.add',
  summary: 'A test',
  method: 'POST',
  path: '/photos',
  access: 'public',
  body: z.object({ name: z.string() }),
  reply: z.object({ message: z.string() }),
  changes: ['x'],
  repeat: 'safe',
});

function Photos() {
  const { data } = useCall(getPhotos, {});
  const add = useSendEach(addPhoto, ({ message }) =>
    optimisticUpdate(getPhotos, photos => ({ message: [...photos.message.filter(one => one !== message), message] })),
  );
  return (
    <button type="button" onClick={() => void add({ body: { name: 'б' } })}>
      {data?.message.join()}
    </button>
  );
}

it('shows what a reply carries at once, and keeps it when the record cannot be read again', async () => {
  let reads = 0;
  const transport = async ({ method }: Outgoing) => {
    if (method === 'POST') return { message: 'б' };
    if (++reads > 1) throw new Unreachable('network');
    return { message: ['а'] };
  };
  renderApp(<Photos />, { transport });
  const button = await screen.findByText('а');
  await act(async () => button.click());
  await waitFor(() => expect(reads).toBe(2));
  expect(button.textContent).toBe('а,б');
});
