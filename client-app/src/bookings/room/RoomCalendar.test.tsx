// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRooms, getSchedule, quotePrice, writeSchedule } from '@venue/sdk/bookings';
import type { BookingRequest, FoundRoom, RoomWish, Slot } from '@venue/sdk/bookings/model';
import { getRoom } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hourAt, NOW, photoStudio, renderPage, slotAt, startServer, stubWidth, TODAY } from '../bookings.testing.tsx';
import RoomCalendar from './RoomCalendar.tsx';

const server = startServer();
const tomorrow = addDays(TODAY, 1);

let busy: Map<string, Partial<Slot>>;
let slotHours: number[];
let closedDays: { day: string; reason: string }[];
let asked: BookingRequest[];
let wishes: RoomWish[];

const found = (roomId: number, over: Partial<FoundRoom> = {}): FoundRoom => ({
  ...{
    roomId,
    name: `Зал ${roomId}`,
    floor: 1,
    bookingMode: 'instant',
    capacity: 20,
    area: 40,
    description: '',
    cover: null,
  },
  ...{ priceFrom: 100_000, priceLong: null, equipmentIds: [], free: true, why: null, sum: 200_000, instead: [] },
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(false);
  sessionStorage.clear();
  busy = new Map([[hourAt(12), { statusId: 1 }]]);
  asked = [];
  wishes = [];
  slotHours = [9, 10, 11, 12, 13, 14, 15, 16, 17];
  closedDays = [];
  server.use(
    mock(getRoom).replies({ message: photoStudio }),
    mock(getSchedule).replies(({ body }) => {
      const { from, days } = body as { from: string; days: number };
      const schedule = Array.from({ length: days }, (_, day) =>
        slotHours.map(hour => slotAt(hourAt(hour, addDays(from, day)), busy.get(hourAt(hour, addDays(from, day))))),
      ).flat();
      return { message: { schedule, closedDays, roomPrice: 120_000, now: NOW } };
    }),
    mock(findRooms).replies(({ body }) => {
      wishes.push(body as RoomWish);
      const instead = [{ start: hourAt(13), end: hourAt(15) }];
      const rooms = [found(52), found(31, { free: false, why: 'taken', instead }), found(60, { free: false })];
      return { message: { rooms, equipment: [], now: NOW } };
    }),
    mock(quotePrice).replies(({ body }) => {
      const request = body as BookingRequest;
      asked.push(request);
      const sum = request.slots.length * 150_000 + request.serviceIds.length * 350_000;
      const line = { kind: 'tariff', id: 1, title: 'Тариф', quantity: 1, unit: 'hour', unitPrice: sum, sum } as const;
      return { message: { lines: [line], price: sum, vat: 0, vatPercent: 22 } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (query = '') => {
  renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, `/booking/room/31/calendar${query}`);
  await screen.findByRole('gridcell', { name: 'пятница 20 ноября, 12:00–13:00, занято' });
  return userEvent.setup();
};
const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(name) });
const hour = (from: number, state: string, day = 'пятница 20 ноября') => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}, ${two(from)}:00–${two(from + 1)}:00, ${state}`;
};
const chosen = () => screen.queryAllByRole('gridcell', { selected: true }).map(each => each.dataset.start);
const book = () => screen.getByRole('button', { name: 'Забронировать' });
const ready = () => waitFor(() => expect(book().getAttribute('aria-disabled')).toBe('false'));

describe('choosing hours by keyboard', () => {
  it('has one cell in the order of Tab and moves by arrows', async () => {
    const user = await open();
    const reachable = screen.getAllByRole('gridcell').filter(each => each.tabIndex === 0);
    expect(reachable.map(each => each.getAttribute('aria-label'))).toEqual([hour(9, 'свободно, 1\u00a0500\u00a0₽')]);
    cell(hour(9, 'свободно')).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell(hour(10, 'свободно')));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell(hour(10, 'свободно', 'суббота 21 ноября')));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cell(hour(17, 'свободно', 'суббота 21 ноября')));
  });

  it('toggles with Space, extends with Shift and shrinks again, clears with Esc', async () => {
    const user = await open();
    cell(hour(9, 'свободно')).focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual([hourAt(9)]);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual([hourAt(9), hourAt(10), hourAt(11)]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(cell(hour(11, 'выбрано')));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual([hourAt(9), hourAt(10)]);
    await user.keyboard('{Escape}');
    expect(chosen()).toEqual([]);
  });

  it('cannot choose a taken hour', async () => {
    const user = await open();
    cell(hour(12, 'занято')).focus();
    await user.keyboard(' ');
    await user.click(cell(hour(12, 'занято')));
    expect(chosen()).toEqual([]);
  });

  it('goes on to the next week beyond the last day', async () => {
    const user = await open();
    cell(hour(9, 'свободно', 'четверг 26 ноября')).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toContain('пятница 27 ноября, 09:00–10:00'),
    );
  });
});

describe('choosing hours by mouse', () => {
  const drag = (from: string, ...over: string[]) => {
    const mouse = { pointerType: 'mouse', button: 0, isPrimary: true, pointerId: 1 };
    fireEvent.pointerDown(cell(from), mouse);
    for (const name of over) fireEvent.pointerMove(cell(name), mouse);
    fireEvent.pointerUp(screen.getByRole('grid'), mouse);
  };

  it('drags a run as far as the first taken hour', async () => {
    await open();
    drag(hour(9, 'свободно'), hour(10, 'свободно'), hour(14, 'свободно'));
    await waitFor(() => expect(chosen()).toEqual([hourAt(9), hourAt(10), hourAt(11)]));
  });

  it('chooses hours of several days by click', async () => {
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await user.click(cell(hour(10, 'свободно', 'суббота 21 ноября')));
    expect(chosen()).toEqual([hourAt(9), hourAt(10, tomorrow)]);
  });
});

describe('choosing hours by finger', () => {
  const finger = { pointerType: 'touch', button: 0, isPrimary: true, pointerId: 2 };
  /** Ends a touch as a browser does: with a click, unless `touchend` is cancelled. */
  const lift = (name: string) => {
    fireEvent.pointerUp(cell(name), finger);
    if (fireEvent.touchEnd(cell(name))) fireEvent.click(cell(name));
  };

  it('chooses a tapped hour once, moves the focus there, and takes it back at the next tap', async () => {
    await open();
    fireEvent.pointerDown(cell(hour(9, 'свободно')), finger);
    lift(hour(9, 'свободно'));
    await waitFor(() => expect(chosen()).toEqual([hourAt(9)]));
    expect(document.activeElement).toBe(cell(hour(9, 'выбрано')));
    fireEvent.pointerDown(cell(hour(9, 'выбрано')), finger);
    lift(hour(9, 'выбрано'));
    await waitFor(() => expect(chosen()).toEqual([]));
  });

  it('scrolls with a swipe and chooses nothing', async () => {
    await open();
    fireEvent.pointerDown(cell(hour(9, 'свободно')), finger);
    fireEvent.pointerCancel(cell(hour(9, 'свободно')), finger);
    expect(fireEvent.touchEnd(cell(hour(9, 'свободно')))).toBe(true);
    expect(chosen()).toEqual([]);
  });

  it('drags a run after a rest', async () => {
    await open();
    fireEvent.pointerDown(cell(hour(9, 'свободно')), finger);
    await waitFor(() => expect(chosen()).toEqual([hourAt(9)]));
    fireEvent.pointerMove(cell(hour(10, 'свободно')), finger);
    lift(hour(10, 'выбрано'));
    await waitFor(() => expect(chosen()).toEqual([hourAt(9), hourAt(10)]));
  });
});

describe('price', () => {
  it('follows the choice and the extras', async () => {
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    expect(screen.getAllByText(/1\s500/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: /Визажист/ }));
    await waitFor(() => expect(screen.getAllByText(/5\s000\s₽/).length).toBeGreaterThan(0));
    expect(asked.at(-1)).toEqual({ roomId: 31, tariffId: 1, slots: [hourAt(9)], serviceIds: [5], equipmentIds: [] });
  });

  it('of an earlier choice books nothing from the moment the choice changes', async () => {
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    fireEvent.click(screen.getByRole('checkbox', { name: /Визажист/ }));
    expect(book().getAttribute('aria-disabled')).toBe('true');
    await ready();
    expect(asked.at(-1)).toMatchObject({ serviceIds: [5] });
  });

  it('includes what the room comes with, until it is taken out', async () => {
    const [services, equipments] = [photoStudio.services, photoStudio.equipments];
    const chosenFirst = services.map(each => ({ ...each, selected: true }));
    server.use(mock(getRoom).replies({ message: { ...photoStudio, services: chosenFirst, equipments } }));
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    expect(asked.at(-1)).toMatchObject({ serviceIds: [5], equipmentIds: [] });
    await user.click(screen.getByRole('checkbox', { name: /Визажист/ }));
    cleanup();
    await open();
    expect(screen.getByRole('checkbox', { name: /Визажист/ })).toHaveProperty('checked', false);
  });

  it('is not asked for below the shortest time of a tariff', async () => {
    const user = await open('?tariffId=3');
    await user.click(cell(hour(9, 'свободно')));
    expect(screen.getByText(/Добавьте ещё/).textContent).toMatch(/ещё\s3\sчаса/);
    expect(book().hasAttribute('disabled')).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('the tariff of the address', () => {
  const address = () => screen.getByTestId('address').textContent;
  const active = () => screen.getByRole('radio', { checked: true }).getAttribute('value');

  it('is kept when it exists', async () => {
    await open('?tariffId=3');
    expect([active(), address()]).toEqual(['3', '/booking/room/31/calendar?tariffId=3']);
  });

  it('is cleared, and told, when it does not', async () => {
    await open('?tariffId=99');
    await waitFor(() => expect(address()).toBe('/booking/room/31/calendar'));
    expect(active()).toBe('1');
    expect(await screen.findByText('Выбранный тариф не найден')).toBeTruthy();
  });
});

describe('booking', () => {
  it('sends the request with the price shown and goes to the payment', async () => {
    let sent: unknown;
    server.use(
      mock(writeSchedule).replies(({ body }) => {
        sent = body;
        return { id: 77, message: { orderId: 77, expiresAt: NOW, price: 150_000, now: NOW } };
      }),
    );
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    await user.click(book());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/booking/order/77/payment'));
    expect(sent).toMatchObject({ slots: [hourAt(9)], price: 150_000 });
  });

  it('finds other hours and rooms when the wanted ones are taken', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Найти другое время или помещение' }));
    const form = within(await screen.findByRole('region', { name: 'Что свободно вместо этого' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'С' }), '12');
    expect(await form.findByRole('link', { name: 'Зал 52' })).toBeTruthy();
    expect(wishes.at(-1)).toEqual({ hours: { day: TODAY, from: 12, to: 14 } });
    await user.click(await form.findByRole('button', { name: /20 ноября, 13:00–15:00/ }));
    expect(chosen()).toEqual([hourAt(13), hourAt(14)]);
  });

  it('tells which hours were taken, keeps the rest and offers others', async () => {
    server.use(
      mock(writeSchedule).fails('slot_taken', {
        data: { taken: [hourAt(10)], nearest: [hourAt(13), hourAt(9, tomorrow)] },
      }),
    );
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await user.click(cell(hour(10, 'свободно')));
    await ready();
    busy.set(hourAt(10), { statusId: 1 });
    await user.click(book());
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('10:00–11:00');
    expect(chosen()).toEqual([hourAt(9)]);
    expect(await screen.findByRole('gridcell', { name: hour(10, 'занято') })).toBeTruthy();
    // Other rooms at the hours that were wanted, by links that carry them.
    const other = await within(note).findByRole('link', { name: 'Зал 52' });
    expect(other.getAttribute('href')).toBe(`/rooms/52?day=${TODAY}&from=9&to=11`);
    expect(within(note).queryByRole('link', { name: 'Зал 60' })).toBeNull();
    expect(wishes).toEqual([{ hours: { day: TODAY, from: 9, to: 11 } }]);
    await user.click(within(note).getByRole('button', { name: /20 ноября, 13:00–15:00/ }));
    expect(chosen()).toEqual([hourAt(13), hourAt(14)]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a changed price and asks again', async () => {
    const dearer = { lines: [], price: 170_000, vat: 0, vatPercent: 22 };
    server.use(mock(writeSchedule).fails('price_changed', { data: dearer }));
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    await user.click(book());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Было 1\s500\s₽, стало 1\s700\s₽/);
  });

  it('leads to the unpaid bookings when there are too many', async () => {
    server.use(mock(writeSchedule).fails('too_many_holds'));
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await ready();
    await user.click(book());
    const note = await screen.findByRole('alert');
    expect(within(note).getByRole('link', { name: 'Мои бронирования' }).getAttribute('href')).toBe(
      '/account/events?show=bookings',
    );
  });

  it('keeps the choice over a reload', async () => {
    const user = await open();
    await user.click(cell(hour(9, 'свободно')));
    await user.click(screen.getByRole('checkbox', { name: /Фон/ }));
    cleanup();
    await open();
    expect(chosen()).toEqual([hourAt(9)]);
    expect(screen.getByRole('checkbox', { name: /Фон/ })).toHaveProperty('checked', true);
  });
});

describe('opening hours', () => {
  it('are those of the schedule, in words and in rows, with the reason of a closed day', async () => {
    slotHours = [12, 13, 14];
    closedDays = [{ day: tomorrow, reason: 'Санитарный день' }];
    const opening = [1, 2, 3, 4, 5].map(weekday => ({ weekday, from: 12, to: 15 }));
    server.use(mock(getRoom).replies({ message: { ...photoStudio, opening } }));
    await open();
    expect(screen.getByText('пн–пт 12:00–15:00')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(each => each.textContent)).toEqual(['12:00', '13:00', '14:00']);
    expect(screen.getByText(/закрыто: Санитарный день/).textContent).toMatch(/^суббота 21 ноября/);
  });

  it('a week without any says so in place of a grid', async () => {
    slotHours = [];
    renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, '/booking/room/31/calendar');
    expect(await screen.findByText(/В.эти дни помещение закрыто/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('other rooms', () => {
  it('are booked through a manager', async () => {
    server.use(mock(getRoom).replies({ message: { ...photoStudio, roomId: 30, name: 'Лекторий', bookable: false } }));
    renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, '/booking/room/30/calendar');
    expect(await screen.findByText('Это помещение бронируют через менеджера')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it.each(['999', 'x', '0'])('%s is not found', async id => {
    server.use(mock(getRoom).fails('not_found'));
    renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, `/booking/room/${id}/calendar`);
    expect(await screen.findByText('Страница не найдена')).toBeTruthy();
  });
});
