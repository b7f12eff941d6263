// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptHandover,
  declineHandover,
  getEvent,
  getHandover,
  listEventHistory,
  listOfferedEvents,
  type OfferedEvent,
  offerHandover,
  withdrawHandover,
} from '@venue/sdk/events';
import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEvent, renderPage, startServer } from '../events.testing.tsx';
import OfferedEvents from './OfferedEvents.tsx';
import OwnEvent from './OwnEvent.tsx';

const { server, usual } = startServer();
const until = '2026-11-27T04:00:00.000Z';
type Offer = { offeredTo: string; offeredUntil: string } | null;
let event: VenueEvent;
let handover: Offer;
let offered: OfferedEvent[];
const sent = vi.fn();

beforeEach(() => {
  sent.mockReset();
  handover = null;
  event = anEvent({ objectStatusId: eventStatus.published, date: '2099-12-05', can: ['handOver'] });
  offered = [
    {
      eventId: 12,
      eventTitle: 'Ночь камня',
      date: '2026-12-05',
      time: '18:30',
      organizerName: 'Клуб минералогов',
      ticketsSold: 3,
      offeredUntil: until,
    },
  ];
  const now = () => ({ message: { handover } });
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(listEventHistory).replies({ message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] }),
    mock(getHandover).replies(now),
    mock(offerHandover).replies(({ body }) => {
      sent(body);
      handover = { offeredTo: (body as { phone: string }).phone, offeredUntil: until };
      return now();
    }),
    mock(withdrawHandover).replies(() => {
      handover = null;
      return now();
    }),
    mock(listOfferedEvents).replies(() => ({ message: { offeredEvents: offered } })),
    mock(acceptHandover).replies(({ body }) => {
      sent(body);
      return { message: { success: true } };
    }),
    mock(declineHandover).replies(() => {
      offered = [];
      return { message: { success: true } };
    }),
  );
});
const open = () => {
  renderPage('/account/events/:eventId', <OwnEvent />, '/account/events/12');
  return userEvent.setup();
};
const openOffered = () => {
  renderPage('/account/events/offered', <OfferedEvents />, '/account/events/offered');
  return userEvent.setup();
};

it('offers the event to a phone, says until when the answer is awaited, and takes it back', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Передать мероприятие' }));
  await user.type(await screen.findByRole('textbox', { name: /Номер нового организатора/ }), '9120000102');
  await user.click(screen.getByRole('button', { name: 'Отправить предложение' }));
  await screen.findByText(/Ждём ответа до/);
  expect(sent).toHaveBeenCalledWith({ phone: '9120000102' });
  await user.click(screen.getByRole('button', { name: 'Отозвать предложение' }));
  await screen.findByRole('button', { name: 'Передать мероприятие' });
});

it('is not offered for an event that is over, nor to whom it is not given', async () => {
  event = { ...event, date: '2026-01-01' };
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Другой организатор' })).toBeNull();
});

it('shows what is offered to me, and takes it over under the name I choose', async () => {
  const user = openOffered();
  await screen.findByRole('heading', { name: 'Ночь камня' });
  await user.type(screen.getByRole('textbox', { name: /Организатор/ }), 'Мастерская');
  await user.click(screen.getByRole('button', { name: 'Принять мероприятие' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ organizerName: 'Мастерская' }));
});

it('declines what is offered, and says that nothing is left', async () => {
  const user = openOffered();
  await user.click(await screen.findByRole('button', { name: 'Отказаться' }));
  await screen.findByText(/Сейчас вам ничего не.передают/);
});
