// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listRooms } from '@venue/sdk/rooms';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { mock, sampleBookableIds, sampleRooms } from '@venue/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourAt, NOW, renderPage, startServer, stubWidth } from '../bookings/bookings.testing.tsx';
import BookingMap from './BookingMap.tsx';

const server = startServer();

const card = ({ roomId, name, floor }: (typeof sampleRooms)[number]): RoomCard => {
  const bookable = sampleBookableIds.includes(roomId);
  return {
    roomId,
    name,
    shortName: name.slice(0, 10),
    floor,
    place: roomId,
    bookable,
    bookingMode: bookable ? 'instant' : 'request',
    capacity: 12,
    seatings: [],
    area: 86,
    description: `Описание: ${name}`,
    cover: null,
    promoVideo: null,
    priceFrom: bookable ? 120_000 : null,
    priceLong: null,
    state: bookable ? (roomId === 31 ? 'free' : 'busy') : 'info',
    until: bookable ? hourAt(15) : null,
    freeToday: bookable ? 4 : 0,
  };
};

beforeEach(() => {
  stubWidth(false);
  server.use(mock(listRooms).replies({ message: { rooms: sampleRooms.map(card), now: NOW } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query = '') => {
  renderPage('/booking/map', <BookingMap />, `/booking/map${query}`);
  return userEvent.setup();
};
const address = () => screen.getByTestId('address').textContent;

it('begins with the floor of the studios and tells what is free, on the plan and in the list', async () => {
  open();
  const list = await screen.findByRole('region', { name: /Студии/ });
  expect(await within(list).findByText(/Свободно до\s15:00/)).toBeTruthy();
  expect(within(list).getByText(/Занято до\s15:00/)).toBeTruthy();
  expect(within(list).getAllByText(/Сегодня свободно 4\sчаса/)).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Выбрать время: Фотостудия' }).getAttribute('href')).toBe('/rooms/31');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('2 этаж');
  expect(screen.getByRole('button', { name: /^Фотостудия: Свободно до\s15:00/ })).toBeTruthy();
});

it('keeps floor and room in the address', async () => {
  const user = open();
  await user.click(await screen.findByRole('tab', { name: '3 этаж' }));
  await waitFor(() => expect(address()).toBe('/booking/map?floor=3'));
  await user.click(await screen.findByRole('button', { name: /^Большой конференц-зал/ }));
  await waitFor(() => expect(address()).toBe('/booking/map?floor=3&room=47'));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(address()).toBe('/booking/map?floor=3'));
});

it('moves between floors by arrow keys', async () => {
  const user = open('?floor=3');
  (await screen.findByRole('tab', { name: '3 этаж' })).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('/booking/map?floor=1'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 этаж'));
});

it('says of a room that is booked on request how, and of one that is not booked whom to ask', async () => {
  open('?floor=3&room=47');
  const panel = await screen.findByRole('region', { name: 'Большой конференц-зал' });
  expect(within(panel).getByRole('link', { name: 'Отправить запрос' }).getAttribute('href')).toBe('/rooms/47');
  cleanup();
  const off = sampleRooms.map(room => ({ ...card(room), bookingMode: 'none' as const }));
  server.use(mock(listRooms).replies({ message: { rooms: off, now: NOW } }));
  open('?floor=3&room=47');
  const closed = await screen.findByRole('region', { name: 'Большой конференц-зал' });
  expect(within(closed).getByText(/бронируют через менеджера/)).toBeTruthy();
  expect(within(closed).getByRole('button', { name: 'Задать вопрос' })).toBeTruthy();
  expect(within(closed).queryByRole('link')).toBeNull();
});

it.each(['?floor=9', '?floor=x', '?room=47'])('%s shows the studios and no panel', async query => {
  open(query);
  await screen.findByText(/Занято до\s15:00/, { selector: 'span' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('2 этаж');
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
});

it('says when it could not learn what is free, and still shows the plan', async () => {
  server.use(mock(listRooms).fails('internal'));
  open();
  expect(await screen.findByText('Не удалось узнать, что свободно')).toBeTruthy();
  expect(screen.getByRole('group', { name: /План/ })).toBeTruthy();
});
