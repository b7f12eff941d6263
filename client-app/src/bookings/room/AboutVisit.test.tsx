// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSchedule, quotePrice, writeSchedule } from '@venue/sdk/bookings';
import { getRoom } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourAt, NOW, photoStudio, renderPage, slotAt, startServer, stubWidth } from '../bookings.testing.tsx';
import RoomCalendar from './RoomCalendar.tsx';

const server = startServer();
let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(false);
  sessionStorage.clear();
  sent = [];
  const schedule = [10, 11].map(each => slotAt(hourAt(each)));
  server.use(
    mock(getRoom).replies({ message: photoStudio }),
    mock(getSchedule).replies({ message: { schedule, closedDays: [], roomPrice: 120_000, now: NOW } }),
    mock(quotePrice).replies({ message: { lines: [], price: 150_000, vat: 0, vatPercent: 22 } }),
    mock(writeSchedule).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: { orderId: 7, expiresAt: NOW, price: 150_000, now: NOW } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const guests = () => screen.getByRole('textbox', { name: /^Сколько вас будет/ });
const comment = () => screen.getByRole('textbox', { name: /^Комментарий/ });
const book = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Забронировать' });

it('tells how many come and what they need; too many are refused at the field', async () => {
  const user = userEvent.setup();
  renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, '/booking/room/31/calendar');
  await user.click(await screen.findByRole('gridcell', { name: /10:00–11:00, свободно/ }));
  await waitFor(() => expect(book().getAttribute('aria-disabled')).toBe('false'));

  await user.type(guests(), '13');
  expect(guests().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Сюда входит до\s12 человек$/)).toBeTruthy();
  expect(book().disabled).toBe(true);
  for (const typed of ['0', 'семь']) {
    await user.clear(guests());
    await user.type(guests(), typed);
    expect(book().disabled).toBe(true);
  }
  await user.clear(guests());
  await user.type(guests(), '12');
  expect(guests().getAttribute('aria-invalid')).toBeNull();
  await user.type(comment(), 'Нужен отпариватель');
  await user.click(book());
  await screen.findByText('другой экран');
  expect(sent).toMatchObject([{ guests: 12, customerComment: 'Нужен отпариватель', slots: [hourAt(10)] }]);
});

it('keeps what was typed over a reload, and sends nothing where nothing was', async () => {
  const user = userEvent.setup();
  const open = () => renderPage('/booking/room/:roomId/calendar', <RoomCalendar />, '/booking/room/31/calendar');
  open();
  await screen.findByRole('gridcell', { name: /10:00–11:00, свободно/ });
  await user.type(guests(), '4');
  await user.type(comment(), 'Буду с коляской');
  cleanup();
  open();
  await user.click(await screen.findByRole('gridcell', { name: /10:00–11:00, свободно/ }));
  expect([guests(), comment()].map(each => (each as HTMLInputElement).value)).toEqual(['4', 'Буду с коляской']);
  await user.clear(guests());
  await user.clear(comment());
  await waitFor(() => expect(book().getAttribute('aria-disabled')).toBe('false'));
  await user.click(book());
  await screen.findByText('другой экран');
  expect(sent).toMatchObject([{ guests: null, customerComment: '' }]);
});
