// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Input } from '@venue/sdk';
import { chooseAfterReschedule, getTicketReschedule } from '@venue/sdk/reschedules';
import type { GuestReschedule } from '@venue/sdk/reschedules/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import TicketChoice from './TicketChoice.tsx';

const { server, usual } = startServer();
const spot = { time: '19:00', dateEnd: null, timeEnd: '21:00', place: 'Фотостудия' };
let reschedule: GuestReschedule | null;

beforeEach(() => {
  reschedule = {
    rescheduleId: 7,
    before: { ...spot, date: '2099-12-05' },
    after: { ...spot, date: '2099-12-12' },
    reason: 'Ведущий заболел',
    chooseUntil: '2099-12-01T07:00:00.000Z',
    isOpen: true,
    isOwn: true,
    tickets: [
      { ticketNumber: 31, ticketName: 'Входной', choice: 'waiting', refund: 120_000 },
      { ticketNumber: 32, ticketName: 'Входной', choice: 'waiting', refund: 120_000 },
    ],
  };
  server.use(
    ...usual(),
    mock(getTicketReschedule).replies(() => ({ message: { reschedule } })),
  );
});

const open = async () => {
  renderPage('/tickets/order/:slug', <TicketChoice slug="key" />, '/tickets/order/key');
  return { user: userEvent.setup(), note: await screen.findByRole('region', { name: 'Мероприятие перенесено' }) };
};
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

it('says what changed, why and until when, and gives one of two tickets back for its sum', async () => {
  const sent = vi.fn();
  server.use(
    mock(chooseAfterReschedule).replies(({ body }) => {
      sent(body);
      return { message: { reschedule } };
    }),
  );
  const { user, note } = await open();
  const text = plain(note.textContent);
  expect(text).toContain('Было: сб, 5 декабря, 19:00–21:00, Фотостудия. Теперь: сб, 12 декабря');
  expect(text).toContain('Причина: Ведущий заболел');
  expect(text).toContain('Выбрать можно до 01.12.2099 12:00');
  within(note).getByRole('button', { name: /^Вернуть 2\s400\s₽$/ });
  await user.click(within(note).getByRole('checkbox', { name: /31/ }));
  await user.click(within(note).getByRole('button', { name: /^Вернуть 1\s200\s₽$/ }));
  // The dialog is loaded with the first question.
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.click(question.getByRole('button', { name: 'Вернуть деньги' }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ rescheduleId: 7, choice: 'refund', tickets: [32], refund: 120_000 }),
  );
});

it('answers for the rest after some of them', async () => {
  const sent = vi.fn();
  server.use(
    mock(chooseAfterReschedule).replies(({ body }) => {
      sent(body);
      const answer = body as Input<typeof chooseAfterReschedule>['body'];
      const tickets = (reschedule?.tickets ?? []).map(ticket =>
        answer.tickets.includes(ticket.ticketNumber) ? { ...ticket, choice: answer.choice } : ticket,
      );
      reschedule = reschedule && { ...reschedule, tickets };
      return { message: { reschedule } };
    }),
  );
  const { user, note } = await open();
  await user.click(within(note).getByRole('checkbox', { name: /31/ }));
  await user.click(within(note).getByRole('button', { name: /^Вернуть 1\s200\s₽$/ }));
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.click(question.getByRole('button', { name: 'Вернуть деньги' }));
  await within(note).findByText(/32: возвращён/);
  await within(note).findByRole('button', { name: /^Вернуть 1\s200\s₽$/ });
  await user.click(within(note).getByRole('button', { name: /^Приду в/ }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ choice: 'keep', tickets: [31] })),
  );
});

it('keeps all of them by one click', async () => {
  const sent = vi.fn();
  server.use(
    mock(chooseAfterReschedule).replies(({ body }) => {
      sent(body);
      return { message: { reschedule } };
    }),
  );
  const { user, note } = await open();
  await user.click(within(note).getByRole('button', { name: /^Приду в/ }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ rescheduleId: 7, choice: 'keep', tickets: [31, 32], refund: 0 }),
  );
});

it('has no buttons after the term', async () => {
  reschedule = reschedule && { ...reschedule, isOpen: false };
  const { note } = await open();
  expect(plain(note.textContent)).toContain('остаётся у вас и действует в новое время');
  expect(within(note).queryByRole('button')).toBeNull();
});
