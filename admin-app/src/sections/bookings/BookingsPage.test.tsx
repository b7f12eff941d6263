import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { getBookingCard, listBookings, retryRefund } from '@venue/sdk/bookings/admin';
import { type AdminBookingCard, bookingStatus } from '@venue/sdk/bookings/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff, startServer } from '../../testing/render.tsx';
import BookingsPage from './BookingsPage.tsx';

const server = startServer();
const person = userEvent.setup();
const hour = (start: number) => `2026-11-25T${String(start).padStart(2, '0')}:00:00.000Z`;

const card: AdminBookingCard = {
  orderId: 57,
  status: bookingStatus.paid,
  roomId: 31,
  roomName: 'Фотостудия',
  userId: 4,
  customer: 'Шевелёв Артём Игоревич',
  phone: '9120000102',
  accountState: 'active',
  tariff: 'Свой фотограф',
  start: hour(5),
  end: hour(9),
  runs: [
    { start: hour(5), end: hour(7), hours: 2 },
    { start: hour(8), end: hour(9), hours: 1 },
  ],
  hours: 3,
  price: 450_000,
  createdAt: '2026-11-19T05:00:00.000Z',
  paidAt: '2026-11-19T05:04:00.000Z',
  rejectionReason: null,
  guests: 5,
  promo: null,
  customerComment: 'Нужен отпариватель',
  email: 'artem@example.ru',
  slots: [5, 6, 8].map(start => ({ start: hour(start), end: hour(start + 1) })),
  lines: [
    { kind: 'tariff', id: 1, title: 'Свой фотограф', quantity: 3, unit: 'hour', unitPrice: 150_000, sum: 450_000 },
  ],
  vat: 81_148,
  vatPercent: 22,
  expiresAt: null,
  cancelledAt: null,
  refund: null,
  cancelRefund: { byTerms: 450_000, whole: 450_000 },
  payments: [{ id: 'pay-1', status: 'succeeded', sum: 450_000, at: '2026-11-19T05:04:00.000Z', by: 'online' }],
  group: null,
  history: [{ at: '2026-11-19T05:00:00.000Z', who: 'Клиент', what: 'Часы забронированы до оплаты' }],
  can: ['cancel'],
  now: '2026-11-20T03:00:00.000Z',
};

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(
    mock(listBookings).replies({
      message: { page: 1, pageSize: 25, total: 2, totalIsExact: true },
      items: [card, { ...card, orderId: 56, status: bookingStatus.cancelled, rejectionReason: 'Ремонт' }],
    }),
    mock(getBookingCard).replies({ message: card }),
  );
});

it('opens the booking of the address, with its hours as runs and what may be done', async () => {
  renderPage(<BookingsPage />, { at: '/bookings?status=2&booking=57' });
  const drawer = within(await screen.findByRole('dialog', { name: /Бронь №.57/ }));
  expect(await drawer.findByText(/ср, 25 ноября, 10:00–12:00/)).not.toBeNull();
  expect(drawer.getByText(/ср, 25 ноября, 13:00–14:00/)).not.toBeNull();
  expect(drawer.getByRole('link', { name: /912/ }).getAttribute('href')).toBe('tel:+79120000102');
  expect(drawer.getByText('5 гостей')).not.toBeNull();
  expect(drawer.getByText('«Нужен отпариватель»')).not.toBeNull();
  await person.click(drawer.getByRole('button', { name: 'Отменить бронирование' }));
  expect(await screen.findByRole('dialog', { name: /Отменить бронь №.57/ })).not.toBeNull();
});

it('calls a booking by its customer on a card, and leads to the customer from the booking', async () => {
  renderPage(<BookingsPage />);
  const [name] = await screen.findAllByRole('link', { name: 'Шевелёв Артём Игоревич' });
  await person.click(name as HTMLElement);
  expect(screen.getByTestId('address').textContent).toBe('/bookings?booking=57');
  const drawer = within(await screen.findByRole('dialog', { name: /Бронь №.57/ }));
  const customer = await drawer.findByRole('link', { name: 'Шевелёв Артём Игоревич' });
  expect(customer.getAttribute('href')).toBe('/users/4');
});

it('keeps the filters when a booking is opened and closed', async () => {
  renderPage(<BookingsPage />, { at: '/bookings?status=2' });
  await person.click(await screen.findByRole('link', { name: '57' }));
  expect(screen.getByTestId('address').textContent).toBe('/bookings?status=2&booking=57');
  const drawer = within(await screen.findByRole('dialog', { name: /Бронь №.57/ }));
  await person.click(drawer.getByRole('button', { name: 'Закрыть' }));
  expect(screen.getByTestId('address').textContent).toBe('/bookings?status=2');
});

it('says so when there is no such booking', async () => {
  server.use(mock(getBookingCard).fails('not_found'));
  renderPage(<BookingsPage />, { at: '/bookings?booking=404' });
  expect(await screen.findByText('Запись не найдена')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

it('offers to cancel what is not cancelled yet', async () => {
  renderPage(<BookingsPage />);
  await screen.findByRole('link', { name: '57' });
  const menus = screen.getAllByRole('button', { name: 'Действия' });
  expect(menus).toHaveLength(1);
  await person.click(menus[0] as HTMLElement);
  await person.click(await screen.findByRole('menuitem', { name: 'Отменить бронирование' }));
  expect(await screen.findByRole('dialog', { name: /Отменить бронь №.57/ })).not.toBeNull();
});

it('offers nothing to do to anyone who may only look', async () => {
  const answered = vi.fn();
  server.use(
    mock(whoAmI).replies(() => {
      answered();
      return { message: { ...staff, permissions: ['bookings.read'] } };
    }),
  );
  renderPage(<BookingsPage />);
  await screen.findByRole('link', { name: '57' });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
});

it('sends a refund that the bank refused again', async () => {
  const sent: unknown[] = [];
  const refund = { status: 'failed', sum: 450_000, at: '2026-11-20T02:00:00.000Z' } as const;
  server.use(
    mock(retryRefund).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  server.use(mock(getBookingCard).replies({ message: { ...card, refund, can: ['retryRefund'] } }));
  renderPage(<BookingsPage />, { at: '/bookings?booking=57' });
  const drawer = within(await screen.findByRole('dialog', { name: /Бронь №.57/ }));
  await person.click(await drawer.findByRole('button', { name: /Повторить возврат/ }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'booking', id: 57 }]));
});
