import { screen, within } from '@testing-library/react';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode, RoomCard, RoomDetail } from '@venue/sdk/rooms/model';
import { mock, sample } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { NOW, startServer } from '../bookings/bookings.testing.tsx';
import { SimilarRooms, similarTo } from './similarRooms.view.tsx';

const server = startServer();
const { instant, request } = bookingMode;
const hall = { ...sample(RoomDetail), roomId: 47, floor: 2, bookingMode: request, capacity: 120, priceFrom: 1 };
const card = (roomId: number, capacity: number, more: Partial<RoomCard> = {}): RoomCard => ({
  ...sample(RoomCard),
  ...{ bookingMode: request, floor: 2, priceFrom: 280_000 },
  ...{ roomId, capacity, name: `Зал ${roomId}`, cover: null },
  ...more,
});

it('are first those for the same purpose, then of the nearest size, then on the same floor', () => {
  const rooms = [
    card(47, 120),
    card(31, 120, { bookingMode: instant }),
    card(28, 10),
    card(30, 80),
    card(43, 320),
    card(41, 80, { floor: 3 }),
    card(50, 118, { priceFrom: null }),
  ];
  expect(similarTo(hall, rooms).map(({ roomId }) => roomId)).toEqual([30, 41, 43]);
  expect(similarTo(hall, rooms.slice(0, 3)).map(({ roomId }) => roomId)).toEqual([31, 28]);
});

it('are shown by price and size once there are enough to fill their row', async () => {
  server.use(mock(listRooms).replies({ message: { rooms: [card(30, 80), card(41, 90), card(43, 320)], now: NOW } }));
  renderScreen(<SimilarRooms room={hall} />, { at: '/rooms/47' });
  const region = within(await screen.findByRole('region', { name: 'Похожие помещения' }));
  expect(region.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual([
    '/rooms/41',
    '/rooms/30',
    '/rooms/43',
  ]);
  region.getByText(/^до\s90\sчеловек · 2\sэтаж$/);
});
