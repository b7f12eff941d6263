import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listArticles } from '@venue/sdk/articles';
import { listEvents } from '@venue/sdk/events';
import { listRooms } from '@venue/sdk/rooms';
import { RoomCard } from '@venue/sdk/rooms/model';
import { mock, sample, sampleReply } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import FrontPage from './FrontPage.tsx';
import { frontPaths } from './frontpage.paths.ts';

const server = startServer();
const nothing = { message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] };
const studio = {
  ...sample(RoomCard),
  roomId: 31,
  name: 'Фотостудия',
  floor: 2,
  place: 31,
  bookable: true,
  priceFrom: 120_000,
};
const studios = mock(listRooms).replies({ message: { rooms: [studio], now: '2026-11-23T10:00:00.000Z' } });
const open = () => renderScreen(<FrontPage />, { at: frontPaths.page.path });

test('studios that can be booked are shown with the way to their hours; rooms on the plan lead to their page', async () => {
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  const { address } = open();
  const block = await screen.findByRole('region', { name: /^Сейчас/ });
  expect(
    within(block)
      .getByRole('link', { name: /Выбрать время: Фотостудия/ })
      .getAttribute('href'),
  ).toBe('/rooms/31');
  await userEvent.click(within(block).getByRole('button', { name: /Показать на плане: Фотостудия/ }));
  expect(address()).toBe('/booking/map?floor=2&room=31');
});

test('blocks without anything to show are left out', async () => {
  server.use(studios, mock(listEvents).replies(nothing), mock(listArticles).replies(nothing));
  open();
  await screen.findByRole('region', { name: /^Сейчас/ });
  expect(screen.queryByRole('region', { name: 'Ближайшие мероприятия' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Статьи площадки' })).toBeNull();
  screen.getByRole('link', { name: 'Оставить заявку' });
});

test('when it is not known what is free, the page says so and the rest stands', async () => {
  server.use(
    mock(listRooms).fails('internal'),
    mock(listEvents).replies(nothing),
    mock(listArticles).replies(sampleReply(listArticles)),
  );
  open();
  await screen.findByText('Не удалось узнать, что свободно');
  screen.getByRole('link', { name: 'Выбрать помещение' });
});
