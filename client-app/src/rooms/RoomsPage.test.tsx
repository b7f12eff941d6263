// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRooms } from '@venue/sdk/bookings';
import type { FoundRoom, RoomWish } from '@venue/sdk/bookings/model';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { hourAt, NOW, startServer } from '../bookings/bookings.testing.tsx';
import RoomsPage from './RoomsPage.tsx';

const server = startServer();
let asked: RoomWish[];

const room = (over: Partial<FoundRoom>): FoundRoom => ({
  roomId: 31,
  name: 'Фотостудия',
  floor: 2,
  bookingMode: 'instant',
  capacity: 12,
  area: 86,
  description: 'Циклорама.',
  cover: null,
  priceFrom: 120_000,
  priceLong: null,
  equipmentIds: [6],
  free: null,
  why: null,
  sum: null,
  instead: [],
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  asked = [];
  server.use(
    mock(findRooms).replies(({ body }) => {
      const wish = body as RoomWish;
      asked.push(wish);
      const rooms = wish.hours
        ? [
            room({ free: true, sum: 300_000 }),
            room({
              roomId: 52,
              name: 'Видеостудия',
              free: false,
              why: 'taken',
              instead: [{ start: hourAt(14), end: hourAt(16) }],
            }),
          ]
        : [room({}), room({ roomId: 52, name: 'Видеостудия' })];
      return { message: { rooms, equipment: [{ equipmentId: 6, name: 'Фон' }], now: NOW } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (at = '/rooms') => {
  const view = renderScreen(<RoomsPage />, { at });
  await screen.findByRole('heading', { name: 'Фотостудия' });
  return { user: userEvent.setup(), ...view };
};
const tile = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no tile of ${name}`);
  return within(found);
};

describe('rooms for everybody', () => {
  it('are those for the purpose, until another one is chosen', async () => {
    const hall = room({ roomId: 47, name: 'Большой зал', bookingMode: 'request', capacity: 120 });
    const meeting = room({ roomId: 28, name: 'Переговорная', bookingMode: 'request', capacity: 8 });
    server.use(mock(findRooms).replies({ message: { rooms: [room({}), hall, meeting], equipment: [], now: NOW } }));
    const { user, address } = await open('/rooms?for=shoot');
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(each => each.textContent);
    expect(names()).toEqual(['Фотостудия']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Для чего' }), 'Встреча');
    await waitFor(() => expect(names()).toEqual(['Переговорная']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Для чего' }), 'Мероприятие');
    await waitFor(() => expect(names()).toEqual(['Большой зал']));
    expect(address()).toBe('/rooms?for=event');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Для чего' }), 'Всё равно');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('for a meeting of more people than a meeting room holds are halls of a fitting size', async () => {
    const of = (roomId: number, name: string, capacity: number) =>
      room({ roomId, name, bookingMode: 'request', capacity });
    const rooms = [of(28, 'Переговорная', 12), of(30, 'Фотостудия', 50), of(47, 'Большой зал', 320)];
    server.use(mock(findRooms).replies({ message: { rooms, equipment: [], now: NOW } }));
    await open('/rooms?for=meeting&people=20');
    const names = screen.getAllByRole('heading', { level: 3 }).map(each => each.textContent);
    expect(names).toEqual(['Переговорная', 'Фотостудия']);
  });

  it('are asked for by what stands in the address', async () => {
    await open('/rooms?people=10&area=50&price=1500&equipment=6&day=2026-11-21&from=10&to=12');
    expect(asked.at(-1)).toEqual({
      people: 10,
      area: 50,
      price: 150_000,
      equipmentIds: [6],
      hours: { day: '2026-11-21', from: 10, to: 12 },
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Свободно 1 помещение из\u00a02: 21 ноября, 10:00–12:00',
    );
  });

  it('what is typed and chosen comes into the address', async () => {
    const { user, address } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Сколько человек' }), '8');
    await waitFor(() => expect(address()).toBe('/rooms?people=8'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'С' }), '14:00');
    await waitFor(() => expect(asked.at(-1)?.hours).toEqual({ day: '2026-11-21', from: 14, to: 16 }));
    // The last hour ends when the venue closes.
    await user.selectOptions(screen.getByRole('combobox', { name: 'С' }), '17:00');
    await waitFor(() => expect(asked.at(-1)?.hours).toEqual({ day: '2026-11-21', from: 17, to: 18 }));
  });

  it('a free one leads to its page with the hours, a taken one to the hours it has instead', async () => {
    await open('/rooms?day=2026-11-20&from=10&to=12');
    const free = tile('Фотостудия');
    expect(free.getByText('Свободно')).toBeTruthy();
    expect(free.getByText(/за.2.ч/).textContent).toMatch(/3\s000\s₽/);
    expect(free.getByRole('link').getAttribute('href')).toBe('/rooms/31?day=2026-11-20&from=10&to=12');
    const taken = tile('Видеостудия');
    expect(taken.getByText(/Занято/)).toBeTruthy();
    expect(taken.getByRole('link', { name: 'Видеостудия' }).getAttribute('href')).toBe('/rooms/52');
    expect(taken.getByRole('link', { name: /14:00–16:00/ }).getAttribute('href')).toBe(
      '/rooms/52?day=2026-11-20&from=14&to=16',
    );
  });

  it('an address that makes no sense is one without it', async () => {
    await open('/rooms?people=many&day=yesterday&from=12&to=10');
    expect(asked.at(-1)).toEqual({});
  });
});
