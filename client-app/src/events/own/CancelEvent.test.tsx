// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelEvent, getCancellation, getEvent, listEventHistory } from '@venue/sdk/events';
import { type EventCancellation, eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { cancelGuestTicket, listGuestTickets } from '@venue/sdk/tickets';
import { type GuestTicket, ticketStatus } from '@venue/sdk/tickets/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEvent, entrance, renderPage, startServer } from '../events.testing.tsx';
import OwnEvent from './OwnEvent.tsx';

const { server, usual } = startServer();
const page = { page: 1, pageSize: 25, total: 1, totalIsExact: true };
let event: VenueEvent;
let what: EventCancellation;

const guest: GuestTicket = {
  ticketNumber: 31,
  ticketName: 'Входной',
  ticketStatus: ticketStatus.valid,
  price: 50_000,
  holderName: 'Соснина Алёна',
  phoneEnding: '0099',
  issuedAt: '2026-11-20T04:00:00.000Z',
  checkedInAt: null,
  cancelledAt: null,
  refund: 50_000,
  formerHolders: [],
};

beforeEach(() => {
  event = anEvent({
    objectStatusId: eventStatus.published,
    date: '2099-12-05',
    tickets: [{ ...entrance, soldCount: 3 }],
    can: ['tickets', 'cancel'],
  });
  what = { tickets: 3, guests: 2, refund: 150_000, unpaid: 1, placementRefund: 450_000, lastReschedule: 9 };
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(listEventHistory).replies({ message: { ...page, total: 0 }, items: [] }),
    mock(getCancellation).replies(() => ({ message: what })),
    mock(listGuestTickets).replies({ message: page, items: [guest] }),
  );
});
const open = () => {
  renderPage('/account/events/:eventId', <OwnEvent />, '/account/events/12');
  return userEvent.setup();
};
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

it('says how many guests and what sum before the click, and sends what it has shown', async () => {
  const sent = vi.fn();
  server.use(
    mock(cancelEvent).replies(({ body }) => {
      sent(body);
      return { message: { success: true } };
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить мероприятие' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отменить мероприятие?' });
  await within(dialog).findByText(/2 гостя, 3 билета/);
  expect(plain(dialog.textContent)).toContain('Вернём гостям1 500 ₽');
  expect(plain(dialog.textContent)).toContain('Вернём вам за размещение4 500 ₽');
  await user.click(within(dialog).getByRole('button', { name: /^Отменить и/ }));
  expect(sent).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Причина' }), 'Заболел ведущий');
  await user.click(within(dialog).getByRole('button', { name: /^Отменить и/ }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      tickets: 3,
      refund: 150_000,
      placementRefund: 450_000,
      seenReschedule: 9,
      reason: 'Заболел ведущий',
    }),
  );
});

it('shows the new numbers and keeps the reason when somebody bought meanwhile', async () => {
  server.use(mock(cancelEvent).fails('guests_changed'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить мероприятие' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByRole('textbox', { name: 'Причина' }), 'Заболел ведущий');
  what = { ...what, tickets: 4, guests: 3 };
  await user.click(within(dialog).getByRole('button', { name: /^Отменить и/ }));
  await within(dialog).findByText(/3 гостя, 4 билета/);
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Причина' }).value).toBe('Заболел ведущий');
});

it('is not offered once the event is over, nor to whom it is not given', async () => {
  event = { ...event, date: '2026-01-01' };
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Отменить мероприятие' })).toBeNull();
});

it('lists the guests and cancels one with a reason', async () => {
  const sent = vi.fn();
  server.use(
    mock(cancelGuestTicket).replies(({ body }) => {
      sent(body);
      return { message: { ...guest, ticketStatus: ticketStatus.cancelled, cancelledAt: guest.issuedAt } };
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Показать гостей' }));
  expect(await screen.findByText('Соснина Алёна')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Отменить билет/ }));
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog.textContent)).toContain('вернём 500 ₽, всю цену билета');
  await user.type(within(dialog).getByRole('textbox', { name: 'Причина' }), 'Мест меньше');
  await user.click(within(dialog).getByRole('button', { name: 'Отменить билет' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ ticketNumber: 31, refund: 50_000, reason: 'Мест меньше' }));
});
