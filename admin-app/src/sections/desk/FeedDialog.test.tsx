import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getRoomFeed, removeRoomFeed, renewRoomFeed } from '@venue/sdk/desk/admin';
import { BoardRoom } from '@venue/sdk/desk/model';
import { mock, sample } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import FeedDialog from './FeedDialog.tsx';

const server = startServer();
const room = sample(BoardRoom);
const rooms = [
  { ...room, roomId: 31, name: 'Фотостудия' },
  { ...room, roomId: 52, name: 'Видеостудия' },
];
const RoomOf = z.object({ roomId: z.int() });
let urls: Map<number, string>;

beforeEach(() => {
  urls = new Map([[31, 'https://venue.example/api/room_feed/31-a/ics']]);
  server.use(
    mock(getRoomFeed).replies(({ params }) => ({ message: { url: urls.get(Number(params.id)) ?? null } })),
    mock(renewRoomFeed).replies(({ body }) => {
      const { roomId } = RoomOf.parse(body);
      const url = `https://venue.example/api/room_feed/${roomId}-b/ics`;
      urls.set(roomId, url);
      return { message: { url } };
    }),
    mock(removeRoomFeed).replies(({ body }) => {
      const { roomId } = RoomOf.parse(body);
      urls.delete(roomId);
      return { message: { success: true } };
    }),
  );
});

it('copies the link of a room, makes another after a question, and takes it back', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  renderPage(<FeedDialog rooms={rooms} close={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Календарь помещения' }));
  await dialog.findByText(/31-a/);
  await user.click(dialog.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(copied).toHaveBeenCalledWith('https://venue.example/api/room_feed/31-a/ics');
  await user.click(dialog.getByRole('button', { name: 'Создать новую' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Создать новую' }));
  await dialog.findByText(/31-b/);
  await user.click(dialog.getByRole('button', { name: 'Отозвать' }));
  const other = await screen.findByRole('alertdialog', { name: /^Отозвать ссылку/ });
  await user.click(within(other).getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Создать ссылку' })).not.toBeNull());
});

it('makes the first link of another room', async () => {
  const user = userEvent.setup();
  renderPage(<FeedDialog rooms={rooms} close={() => undefined} />);
  await user.selectOptions(await screen.findByLabelText('Помещение'), 'Видеостудия');
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  expect(await screen.findByText(/52-b/)).not.toBeNull();
});
