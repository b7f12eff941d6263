import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { mock } from '@venue/sdk/testing';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import CancelDialog from './CancelDialog.tsx';

const server = startServer();
const person = userEvent.setup();

const paid = {
  orderId: 12,
  status: bookingStatus.paid,
  price: 450_000,
  roomName: 'Фотостудия',
  start: '2026-11-25T05:00:00.000Z',
} as const;

function open(booking: Parameters<typeof CancelDialog>[0]['booking'] = paid) {
  const close = vi.fn();
  renderPage(<CancelDialog booking={booking} close={close} />);
  return close;
}

const submit = () => person.click(screen.getByRole('button', { name: 'Отменить бронирование' }));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Причина отмены');

function answers(success: boolean) {
  const sent: unknown[] = [];
  server.use(
    mock(cancelBooking).replies(({ body }) => {
      sent.push(body);
      return { message: { success } };
    }),
  );
  return sent;
}

it('tells what happens to the money', () => {
  open();
  expect(screen.getByText(/клиенту вернётся вся сумма — 4.500.₽/)).not.toBeNull();
});

it('tells that nothing has been paid yet', () => {
  open({ ...paid, status: bookingStatus.awaitingPayment });
  expect(screen.getByText(/часы сразу станут свободны/)).not.toBeNull();
});

it('sends nothing without a reason', async () => {
  const sent = answers(true);
  const close = open();
  await person.type(reason(), '   ');
  await submit();
  expect(await screen.findByText('Обязательное поле')).not.toBeNull();
  expect(sent).toEqual([]);
  expect(close).not.toHaveBeenCalled();
});

it('cancels with a ready-made reason that was made more exact', async () => {
  const sent = answers(true);
  const close = open();
  await person.click(screen.getByRole('button', { name: 'По просьбе клиента' }));
  await person.type(reason(), ', звонок в 10:00');
  await submit();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([{ orderId: 12, seen: paid.status, rejectionReason: 'По просьбе клиента, звонок в 10:00' }]);
  expect(await screen.findByText('Бронирование отменено')).not.toBeNull();
});

it.each([
  ['a failure', () => server.use(mock(cancelBooking).fails('booking_not_cancellable')), 'Эту бронь нельзя отменить'],
  ['a refusal', () => answers(false), 'Не удалось отменить бронирование'],
  ['missing rights', () => server.use(mock(cancelBooking).fails('profile_denied')), 'Доступ запрещён'],
])('keeps the text after %s', async (_, answer, said) => {
  answer();
  const close = open();
  await person.type(reason(), 'Затопило студию');
  await submit();
  expect(await screen.findByText(said)).not.toBeNull();
  expect(reason().value).toBe('Затопило студию');
  expect(close).not.toHaveBeenCalled();
});
