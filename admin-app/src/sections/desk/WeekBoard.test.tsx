import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { aBlock, aBoard, aRoom, at, bookingOf } from './board.testing.ts';
import { WeekBoard } from './WeekBoard.tsx';

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
  title: 'Уборка',
  start: at(9, '2026-11-23'),
  end: at(10, '2026-11-23'),
});

it('shows what takes each room by days, leads to a day and opens a booking', async () => {
  const open = vi.fn();
  const rooms = [aRoom(31, 'Фотостудия', { days }), aRoom(52, 'Видеостудия', { days })];
  const board = aBoard(rooms, [before, friday, works], [bookingOf(friday, 'Лаптева Мария')]);
  renderPage(<WeekBoard board={board} today="2026-11-25" open={open} dayAddress={day => `?day=${day}`} />);
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  // The accessible name starts with the visible text.
  expect(screen.getByRole('link', { name: 'пт, 27 ноября' }).textContent).toBe('пт 27');
  expect(links).toEqual(days.map(({ day }) => `/bookings?day=${day}`));
  const studio = within(screen.getByRole('row', { name: /^Фотостудия/ }));
  // Buffer hours, which are only kept free, are not shown.
  expect(studio.getAllByRole('button')).toHaveLength(1);
  const name = /^10:00 Лаптева Мария, до\s12:00, Оплачено, .*Фотостудия, пт, 27 ноября$/;
  await userEvent.click(studio.getByRole('button', { name }));
  expect(open).toHaveBeenCalledExactlyOnceWith(3110);
  await userEvent.click(screen.getByRole('button', { name: /Уборка/ }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('Выходной')).toHaveLength(2);
});
