import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { aBlock, aBoard, aRoom, at, bookingOf } from './board.testing.ts';
import { DaysBoard, nextOf } from './DaysBoard.tsx';
import type { Move } from './dayChoice.ts';

const days = daysFrom('2026-11-23', 7).map((day, index) => ({
  day,
  open: index === 6 ? null : { from: 9, to: 21 },
  reason: index === 6 ? 'Выходной' : null,
}));
const friday = aBlock(31, 10, 12, { start: at(10, '2026-11-27'), end: at(12, '2026-11-27') });
const before = aBlock(31, 9, 10, { kind: 'buffer', start: at(9, '2026-11-27'), end: at(10, '2026-11-27') });
const works = aBlock(52, 9, 10, {
  kind: 'technical',
  orderId: null,
  technicalReasonId: 4,
  title: 'Уборка',
  start: at(9, '2026-11-23'),
  end: at(10, '2026-11-23'),
});

const rooms = [aRoom(31, 'Фотостудия', { days }), aRoom(52, 'Видеостудия', { days })];
const board = aBoard(rooms, [before, friday, works], [bookingOf(friday, 'Лаптева Мария')]);
const open = vi.fn();
const drop = vi.fn<(move: Move) => void>();

beforeEach(() => {
  open.mockReset();
  drop.mockReset();
});
const show = (mayMove = true) =>
  renderPage(
    <DaysBoard
      board={board}
      today="2026-11-25"
      open={open}
      dayAddress={day => `?day=${day}`}
      zoom={1}
      drop={mayMove ? drop : undefined}
    />,
  );
const booking = () => screen.getByRole('button', { name: /^10–12 Лаптева Мария/ });
const cell = (room: number, day: string) => {
  const index = days.findIndex(each => each.day === day);
  const found = document.querySelectorAll<HTMLElement>(`tr[data-room="${room}"] td`)[index];
  if (!found) throw new Error('no such cell');
  return found;
};
const moved = { orderId: 3110, roomId: 31, day: '2026-11-27', hour: 10, length: 2, isCopy: false };

it('shows what takes each room by days, leads to a day and opens a booking', async () => {
  show();
  const header = within(screen.getAllByRole('row')[0] ?? document.body);
  const links = header.getAllByRole('link').map(link => link.getAttribute('href'));
  // The accessible name starts with the visible text.
  expect(screen.getByRole('link', { name: 'пт, 27 ноября' }).textContent).toBe('пт 27');
  expect(links).toEqual(days.map(({ day }) => `/bookings?day=${day}`));
  const studio = within(screen.getByRole('row', { name: /^Фотостудия/ }));
  // Buffer hours, which are only kept free, are not shown.
  expect(studio.getAllByRole('button')).toHaveLength(1);
  const name = /^10–12 Лаптева Мария, Оплачено, .*Фотостудия, пт, 27 ноября$/;
  await userEvent.click(studio.getByRole('button', { name }));
  expect(open).toHaveBeenCalledExactlyOnceWith(friday);
  await userEvent.click(screen.getByRole('button', { name: /Уборка/ }));
  expect(open).toHaveBeenLastCalledWith(works);
  expect(screen.getAllByText('Выходной')).toHaveLength(2);
});

it('has one stop for Tab, and is walked by arrows; a free day leads to its board', async () => {
  show();
  // It begins with today.
  const start = screen.getByRole('link', { name: 'Фотостудия, ср, 25 ноября, свободно' });
  expect(start.getAttribute('href')).toBe('/bookings?day=2026-11-25');
  start.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(booking());
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^9–11|^9–10 Уборка/);
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Видеостудия, вс, 29 ноября, Выходной');
  expect(document.querySelectorAll('tbody [tabindex="0"], tbody a:not([tabindex])')).toHaveLength(1);
});

it('goes over the blocks of a cell, then to the next room', () => {
  const grid = { rooms: [31, 52], days: ['a', 'b'], count: 2 };
  const at = (index: number, roomId = 31) => ({ roomId, day: 'a', index });
  expect(nextOf('ArrowDown', at(0), grid)).toEqual(at(1));
  expect(nextOf('ArrowDown', at(1), grid)).toEqual(at(0, 52));
  expect(nextOf('ArrowDown', at(1, 52), grid)).toEqual(at(1, 52));
  expect(nextOf('ArrowUp', at(1), grid)).toEqual(at(0));
  expect(nextOf('ArrowUp', at(0), grid)).toEqual(at(0));
  expect(nextOf('End', at(1), grid)).toEqual({ roomId: 31, day: 'b', index: 0 });
  expect(nextOf('x', at(1), grid)).toBeUndefined();
});

it('moves a booking to another day or room by the mouse, not to a closed or taken one', () => {
  show();
  const pull = (to: HTMLElement, ctrlKey = false) => {
    const at = { button: 0, pointerType: 'mouse', clientY: 20 };
    fireEvent.pointerDown(booking(), { ...at, clientX: 0 });
    fireEvent.pointerMove(to, { ...at, clientX: 200, buttons: 1, ctrlKey });
    const clash = to.querySelector('[data-clash]') !== null;
    fireEvent.pointerUp(window);
    return clash;
  };
  expect(pull(cell(31, '2026-11-29'))).toBe(true);
  expect(pull(cell(31, '2026-11-27'))).toBe(false);
  expect(drop).not.toHaveBeenCalled();
  expect(pull(cell(52, '2026-11-24'))).toBe(false);
  expect(drop).toHaveBeenCalledExactlyOnceWith({ ...moved, roomId: 52, day: '2026-11-24' });
  pull(cell(31, '2026-11-26'), true);
  expect(drop).toHaveBeenLastCalledWith({ ...moved, day: '2026-11-26', isCopy: true });
});

it('moves it by keyboard', async () => {
  show();
  screen.getByRole('link', { name: /^Фотостудия, ср/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowLeft}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(drop).toHaveBeenCalledExactlyOnceWith({ ...moved, roomId: 52, day: '2026-11-26', length: 3 });
});

it('moves nothing for those who only look', async () => {
  show(false);
  screen.getByRole('link', { name: /^Фотостудия, ср/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowLeft}{Enter}');
  fireEvent.pointerDown(booking(), { button: 0, pointerType: 'mouse', clientX: 0, clientY: 20 });
  fireEvent.pointerMove(cell(52, '2026-11-24'), { buttons: 1, clientX: 200, clientY: 20 });
  fireEvent.pointerUp(window);
  expect(drop).not.toHaveBeenCalled();
});
