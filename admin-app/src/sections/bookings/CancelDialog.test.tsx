import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelBooking, getBookingCard } from '@venue/sdk/bookings/admin';
import { type AdminBookingCard, bookingStatus } from '@venue/sdk/bookings/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import CancelDialog from './CancelDialog.tsx';

const server = startServer();
const person = userEvent.setup();

const paid = {
  orderId: 12,
  status: bookingStatus.paid,
  roomName: 'Фотостудия',
  start: '2026-11-25T05:00:00.000Z',
} as const;

const WHOLE = 450_000;

async function open(
  cancelRefund: AdminBookingCard['cancelRefund'] = { byTerms: WHOLE, whole: WHOLE },
  booking: Parameters<typeof CancelDialog>[0]['booking'] = paid,
) {
  const close = vi.fn();
  const card = sampleReply(getBookingCard).message;
  server.use(mock(getBookingCard).replies({ message: { ...card, cancelRefund } }));
  renderPage(<CancelDialog booking={booking} close={close} />);
  await screen.findByLabelText('Причина отмены');
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

it('tells what happens to the money', async () => {
  await open();
  expect(screen.getByText(/клиенту вернётся вся сумма — 4.500.₽/)).not.toBeNull();
});

it('tells that nothing has been paid yet', async () => {
  await open(null, { ...paid, status: bookingStatus.awaitingPayment });
  expect(screen.getByText(/часы сразу станут свободны/)).not.toBeNull();
});

it('returns what the rules say, or all, as staff choose', async () => {
  const sent = answers(true);
  const close = await open({ byTerms: WHOLE / 2, whole: WHOLE });
  expect(screen.getByText(/полагается 2.250.₽ из.4.500.₽/)).not.toBeNull();
  await person.selectOptions(screen.getByLabelText('Сколько вернуть'), String(WHOLE / 2));
  await person.type(reason(), 'Звонок');
  await submit();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([{ orderId: 12, seen: paid.status, rejectionReason: 'Звонок', refund: WHOLE / 2 }]);
});

it('shows new sums when those that were seen have changed, and keeps the reason', async () => {
  await open({ byTerms: WHOLE, whole: WHOLE });
  server.use(mock(cancelBooking).fails('price_changed'));
  await person.type(reason(), 'Звонок');
  const card = sampleReply(getBookingCard).message;
  server.use(
    mock(getBookingCard).replies({ message: { ...card, cancelRefund: { byTerms: WHOLE / 2, whole: WHOLE } } }),
  );
  await submit();
  expect(await screen.findByLabelText('Сколько вернуть')).not.toBeNull();
  expect(reason().value).toBe('Звонок');
});

it('sends nothing without a reason', async () => {
  const sent = answers(true);
  const close = await open();
  await person.type(reason(), '   ');
  await submit();
  expect(await screen.findByText('Обязательное поле')).not.toBeNull();
  expect(sent).toEqual([]);
  expect(close).not.toHaveBeenCalled();
});

it('cancels with a ready-made reason that was made more exact', async () => {
  const sent = answers(true);
  const close = await open();
  await person.click(screen.getByRole('button', { name: 'По просьбе клиента' }));
  await person.type(reason(), ', звонок в 10:00');
  await submit();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([
    { orderId: 12, seen: paid.status, rejectionReason: 'По просьбе клиента, звонок в 10:00', refund: WHOLE },
  ]);
  expect(await screen.findByText('Бронирование отменено')).not.toBeNull();
});

it.each([
  ['a failure', () => server.use(mock(cancelBooking).fails('booking_not_cancellable')), 'Эту бронь нельзя отменить'],
  ['a refusal', () => answers(false), 'Не удалось отменить бронирование'],
  ['missing rights', () => server.use(mock(cancelBooking).fails('profile_denied')), 'Доступ запрещён'],
])('keeps the text after %s', async (_, answer, said) => {
  answer();
  const close = await open();
  await person.type(reason(), 'Затопило студию');
  await submit();
  expect(await screen.findByText(said)).not.toBeNull();
  expect(reason().value).toBe('Затопило студию');
  expect(close).not.toHaveBeenCalled();
});
