// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTicketMove, moveTickets } from '@venue/sdk/series';
import type { MoveOptions } from '@venue/sdk/series/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import MoveTickets from './MoveTickets.tsx';

const { server, usual } = startServer();
const spot = { eventTitle: 'Лекция', time: '19:00', dateEnd: null, timeEnd: '21:00', place: 'Лекторий' };
const kind = { ticketName: 'Входной', ticketPrice: 50_000, left: 30 };
let move: MoveOptions | null;

beforeEach(() => {
  move = {
    from: 1,
    isOwn: true,
    isLate: false,
    tickets: [31, 32].map(ticketNumber => ({ ticketNumber, ticketName: 'Входной', price: 50_000 })),
    dates: [
      { ...spot, eventId: 2, date: '2099-12-05', kinds: [kind] },
      { ...spot, eventId: 3, date: '2099-12-12', kinds: [{ ...kind, ticketPrice: 60_000 }] },
      { ...spot, eventId: 4, date: '2099-12-19', kinds: [{ ...kind, left: 1 }] },
    ],
  };
  server.use(
    ...usual(),
    mock(getTicketMove).replies(() => ({ message: { ticketMove: move } })),
  );
});
const open = () => renderPage('/tickets/order/:slug', <MoveTickets slug="key" />, '/tickets/order/key');

it('moves the chosen tickets to a date with as many places at the same price, and says why not to others', async () => {
  const sent = vi.fn();
  server.use(
    mock(moveTickets).replies(({ body }) => {
      sent(body);
      return { message: { codes: ['A1B2C3D4E5F6'] } };
    }),
  );
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: /^Перенести на/ }));
  const form = within(await screen.findByRole('form', { name: 'Перенос на другую дату' }));
  // The form takes the focus over from the button that it replaces.
  expect(document.activeElement?.contains(screen.getByRole('form', { name: 'Перенос на другую дату' }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await user.click(form.getByRole('button', { name: 'Перенести' }));
  form.getByText('Выберите дату');
  const states = () => form.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled);
  expect(states()).toEqual([false, true, true]);
  form.getByText(/билет стоит иначе/);
  form.getByText(/столько мест нет/);
  await user.click(form.getByRole('checkbox', { name: /31/ }));
  // One place is enough for one ticket.
  expect(states()).toEqual([false, true, false]);
  await user.click(form.getByRole('radio', { name: /19 декабря/ }));
  await user.click(form.getByRole('button', { name: 'Перенести' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ from: 1, eventId: 4, tickets: [32] }));
});

it('says when the term is over, and shows nothing for an event without other dates', async () => {
  move = move && { ...move, isLate: true, tickets: [] };
  open();
  await screen.findByText(/уже нельзя/);
  expect(screen.queryByRole('button', { name: /^Перенести на/ })).toBeNull();
});
