// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { releaseBooking } from '@venue/sdk/bookings';
import { mock } from '@venue/sdk/testing';
import { addWait, leaveWait, listMyWaits } from '@venue/sdk/waitlist';
import { type Wait, type WaitWanted, waitStatus } from '@venue/sdk/waitlist/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourAt, NOW, renderPage, startServer, stubWidth, TODAY } from '../bookings/bookings.testing.tsx';
import MyWaits from './MyWaits.tsx';
import WaitForm from './WaitForm.tsx';
import { WaitForHours } from './waitlist.view.tsx';

const server = startServer();

const wait = (over: Partial<Wait> = {}): Wait => ({
  waitId: 7,
  waitStatus: waitStatus.waiting,
  roomId: 31,
  roomName: 'Фотостудия',
  day: TODAY,
  fromHour: 10,
  toHour: 14,
  hours: 2,
  ahead: 1,
  isBehind: false,
  offer: null,
  createdAt: NOW,
  can: ['change', 'leave'],
  ...over,
});
const offer = {
  ...{ orderId: 12, start: hourAt(11), end: hourAt(13) },
  runs: [{ start: hourAt(11), end: hourAt(13), hours: 2 }],
  price: 300_000,
  payUntil: hourAt(9),
};

// Imported here so that the lazy form is already loaded when a test opens it.
expect(WaitForm).toBeTypeOf('function');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stands in the line for the hours that were asked for, and keeps the form when that is refused', async () => {
  const sent: WaitWanted[] = [];
  server.use(mock(addWait).fails('hours_free'));
  const hours = [9, 10, 11, 12, 13];
  renderPage('/room', <WaitForHours roomId={31} day={TODAY} hours={hours} />, '/room');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Встать в\sочередь/ }));
  const form = await screen.findByRole('form', { name: /Очередь на\sзанятое время/ });
  await user.click(within(form).getByRole('button', { name: /Встать в\sочередь/ }));
  expect(await screen.findByText(/их можно забронировать сразу/)).toBeTruthy();
  expect(screen.getByRole('form', { name: /Очередь на\sзанятое время/ })).toBeTruthy();
  server.use(
    mock(addWait).replies(({ body }) => {
      sent.push(body as WaitWanted);
      return { id: 7, message: { success: true } };
    }),
  );
  await user.click(within(form).getByRole('button', { name: /Встать в\sочередь/ }));
  expect(await screen.findByRole('heading', { name: /Вы\sв\sочереди/ })).toBeTruthy();
  expect(sent).toEqual([{ roomId: 31, day: TODAY, fromHour: 9, toHour: 14, hours: 2 }]);
});

it('offers nothing to wait for on a week on which the room is closed', () => {
  renderPage('/room', <WaitForHours roomId={31} day={TODAY} hours={[]} />, '/room');
  expect(screen.queryByRole('button', { name: /Встать в\sочередь/ })).toBeNull();
});

it('shows who stands before, and leaves the line after a question', async () => {
  let left = 0;
  server.use(
    mock(listMyWaits).replies({ message: { inLine: [wait()] } }),
    mock(leaveWait).replies(({ params }) => {
      left = Number(params.id);
      return { message: { success: true } };
    }),
  );
  renderPage('/account', <MyWaits />, '/account');
  expect(await screen.findByText(/Перед вами: 1/)).toBeTruthy();
  expect(screen.getByText(/2\sчаса подряд с\s10:00 до\s14:00/)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Выйти из\sочереди/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(left).toBe(7));
});

it('leads to the payment of what is held, or gives it back', async () => {
  const released: number[] = [];
  server.use(
    mock(listMyWaits).replies({
      message: { inLine: [wait({ waitStatus: waitStatus.held, ahead: null, offer, can: ['pay', 'refuse'] })] },
    }),
    mock(releaseBooking).replies(({ body }) => {
      released.push((body as { orderId: number }).orderId);
      return { message: { success: true } };
    }),
  );
  renderPage('/account', <MyWaits />, '/account');
  const pay = await screen.findByRole('link', { name: /^Оплатить 3\s000/ });
  expect(pay.getAttribute('href')).toBe('/booking/order/12/payment');
  expect(screen.getByText('пт, 20 ноября, 11:00–13:00')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Отказаться' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отказаться' }));
  await waitFor(() => expect(released).toEqual([12]));
});

it.each([
  ['what was paid', wait({ waitStatus: waitStatus.booked, ahead: null, can: [] })],
  ['what was left', wait({ waitStatus: waitStatus.left, ahead: null, can: [] })],
  ['what is past', wait({ day: '2026-11-19' })],
])('is silent about %s', async (_what, each) => {
  let asked = false;
  server.use(
    mock(listMyWaits).replies(() => {
      asked = true;
      return { message: { inLine: [each] } };
    }),
  );
  renderPage('/account', <MyWaits />, '/account');
  await waitFor(() => expect(asked).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Жду, когда освободится' })).toBeNull();
});
