// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelPaidBooking, listMyBookings } from '@venue/sdk/bookings';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import { listMyRoomRequests, withdrawRoomRequest } from '@venue/sdk/room-requests';
import { type RoomRequest, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { listMyWaits } from '@venue/sdk/waitlist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourAt, NOW, renderPage, startServer, stubWidth } from '../bookings.testing.tsx';
import MyBookings from './MyBookings.tsx';

const server = startServer();
const { paid, awaitingPayment, cancelled } = bookingStatus;

const line = {
  kind: 'tariff',
  id: 1,
  title: 'Свой фотограф',
  quantity: 2,
  unit: 'hour',
  unitPrice: 150_000,
  sum: 300_000,
} as const;

const row = (over: Partial<UserBooking> = {}): UserBooking => ({
  id: 12,
  status: paid,
  orderStatusValue: 'paid',
  rejectionReason: null,
  roomId: 31,
  roomName: 'Фотостудия',
  start: hourAt(10),
  end: hourAt(12),
  hours: 2,
  slots: [10, 11].map(hour => ({ start: hourAt(hour), end: hourAt(hour + 1) })),
  lines: [line],
  price: 300_000,
  expiresAt: null,
  refund: null,
  refundIfCancelled: 150_000,
  accountPayer: null,
  closed: null,
  group: null,
  can: ['cancel', 'receipt'],
  ...over,
});

const wanted = (over: Partial<RoomRequest> = {}): RoomRequest => ({
  roomRequestId: 5,
  roomRequestStatus: roomRequestStatus.waiting,
  roomId: 47,
  roomName: 'Большой конференц-зал',
  start: hourAt(10),
  end: hourAt(13),
  guests: 120,
  purpose: 'Собрание собственников',
  contactName: 'Мария',
  rejectionReason: null,
  offer: null,
  createdAt: NOW,
  can: ['withdraw'],
  ...over,
});

let requests: RoomRequest[];
let rows: UserBooking[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(true);
  rows = [row()];
  requests = [];
  server.use(
    mock(listMyRoomRequests).replies(() => ({ message: { requests } })),
    mock(listMyWaits).replies({ message: { inLine: [] } }),
    mock(listRooms).replies({ message: { rooms: [], now: NOW } }),
    mock(listMyBookings).replies(({ params }) => {
      const page = Number(params.x);
      return {
        message: { page, pageSize: 2, total: rows.length, totalIsExact: true },
        items: rows.slice((page - 1) * 2, page * 2),
      };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const open = () => {
  renderPage('/account/events', <MyBookings />, '/account/events');
  return userEvent.setup();
};

it('leads to the map when there is nothing', async () => {
  rows = [];
  open();
  expect((await screen.findByRole('link', { name: 'Выбрать студию' })).getAttribute('href')).toBe('/booking/map');
});

it('shows time, price, status, the reason of a refusal and where the money is', async () => {
  rows = [
    row({
      status: cancelled,
      can: [],
      rejectionReason: 'Авария',
      refund: { status: 'succeeded', sum: 300_000, at: NOW },
    }),
    row({
      ...{ id: 11, start: hourAt(9), end: hourAt(17), hours: 2 },
      slots: [9, 16].map(hour => ({ start: hourAt(hour), end: hourAt(hour + 1) })),
      lines: [line, { ...line, kind: 'service', title: 'Визажист' }],
    }),
  ];
  open();
  expect(await screen.findByText('пт, 20 ноября, 10:00–12:00')).toBeTruthy();
  expect(screen.getByText('Отменено')).toBeTruthy();
  expect(screen.getByText('Причина: Авария')).toBeTruthy();
  expect(screen.getByText('Деньги возвращены')).toBeTruthy();
  // Separate hours are not shown as one range.
  expect(screen.getByText('пт, 20 ноября, 09:00–10:00; пт, 20 ноября, 16:00–17:00')).toBeTruthy();
  expect(screen.getByText('Визажист')).toBeTruthy();
});

it('leads to the payment with the time that is left', async () => {
  rows = [row({ status: awaitingPayment, expiresAt: '2026-11-20T03:07:41.000Z', can: ['pay', 'release'] })];
  open();
  const pay = await screen.findByRole('link', { name: /Оплатить/ });
  expect(pay.getAttribute('href')).toBe('/booking/order/12/payment');
  expect(pay.textContent).toContain('07:41');
});

it('tells the refund before cancelling, and asks again when less comes back', async () => {
  const refunds: number[] = [];
  const listen = (body: unknown) => refunds.push((body as { refund: number }).refund);
  server.use(mock(cancelPaidBooking).fails('price_changed', { data: { refund: 100_000 } }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Отменить.*вернём/ }));
  expect(
    await screen.findByText(/^Фотостудия: пт, 20 ноября, 10:00–12:00\. Вернём 1\s500\s₽\. Отмена не позднее/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
  expect(await screen.findByText(/Сумма возврата изменилась\. Вернём 1\s000\s₽/)).toBeTruthy();
  server.use(
    mock(cancelPaidBooking).replies(({ body }) => {
      listen(body);
      rows = [row({ status: cancelled, can: [] })];
      return { message: { success: true, refund: 100_000 } };
    }),
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Отменить бронирование' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
  expect(await screen.findByText('Бронирование отменено')).toBeTruthy();
  expect(refunds).toEqual([100_000]);
  // The new status is announced in a polite live region.
  expect(await screen.findByText('Бронь № 12: Отменено')).toBeTruthy();
});

it('shows more on demand', async () => {
  rows = [row({ id: 3 }), row({ id: 2 }), row({ id: 1 })];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Фотостудия' })).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('says when the list could not be read', async () => {
  server.use(mock(listMyBookings).fails('internal'));
  open();
  expect(await screen.findByText('Не удалось загрузить бронирования')).toBeTruthy();
});

it('shows requests for rooms above the bookings: what happens next, the offer, the way back', async () => {
  const offer = {
    ...{ roomId: 47, roomName: 'Зал', orderId: 77, start: hourAt(11), end: hourAt(14) },
    runs: [{ start: hourAt(11), end: hourAt(14), hours: 3 }],
    price: 4_200_000,
    payUntil: hourAt(9),
    comment: '',
  };
  const { booked, declined, offered, withdrawn } = roomRequestStatus;
  requests = [
    wanted(),
    wanted({ roomRequestId: 6, roomRequestStatus: offered, offer, can: ['pay', 'refuse'] }),
    wanted({ roomRequestId: 7, roomRequestStatus: declined, rejectionReason: 'Занято', can: [] }),
    wanted({ roomRequestId: 8, roomRequestStatus: booked, offer, can: [] }),
  ];
  server.use(
    mock(withdrawRoomRequest).replies(() => {
      requests = [wanted({ roomRequestStatus: withdrawn, can: [] })];
      return { message: { success: true } };
    }),
  );
  const person = open();
  expect(await screen.findByText(/Ответ придёт в\sСМС/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Оплатить/ }).getAttribute('href')).toBe('/booking/order/77/payment');
  expect(screen.getByText('Причина: Занято')).toBeTruthy();
  expect(screen.queryByText(/Запрос №\s8/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Отозвать запрос' }));
  await person.click(await screen.findByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText(/Вы\sотозвали запрос/)).toBeTruthy();
});

it('those to come stand first, under a heading of their own, and can be repeated', async () => {
  rows = [row(), row({ id: 11, start: hourAt(9, '2026-11-18'), end: hourAt(10, '2026-11-18') })];
  open();
  expect(await screen.findByRole('heading', { name: 'Предстоящие' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Прошедшие/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Повторить' })[0]?.getAttribute('href')).toBe(
    '/booking/room/31/calendar?tariffId=1',
  );
});
