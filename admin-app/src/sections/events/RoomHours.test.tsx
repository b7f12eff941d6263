import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkEventHours, getEvent, takeEventHours } from '@venue/sdk/events/admin';
import { type AdminEvent, eventStatus, type RoomClash } from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import { RoomCard } from '@venue/sdk/rooms/model';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import EditEvent from './EditEvent.tsx';
import { anEvent, usual } from './events.testing.ts';

const server = startServer();
const user = userEvent.setup();

const clash = {
  ...{ kind: 'booking', place: null, orderId: 120, eventId: null, eventRequestId: null, title: '' },
  ...{ start: '2026-12-05T13:00:00.000Z', end: '2026-12-05T15:00:00.000Z' },
} as const satisfies RoomClash;

function open(event: AdminEvent, clashes: RoomClash[], sent: unknown[] = []) {
  server.use(
    mock(checkEventHours).replies({ message: { clashes, summary: '' } }),
    mock(takeEventHours).replies(({ body }) => {
      sent.push(body);
      return { message: event };
    }),
    mock(getEvent).replies({ message: event }),
    mock(listRooms).replies({ message: { rooms: [{ ...sample(RoomCard), roomId: 30 }], now: clash.start } }),
    ...usual(),
  );
  renderPage(
    <Routes>
      <Route path="/:id/edit" element={<EditEvent />} />
    </Routes>,
    { at: '/12/edit?step=when' },
  );
}

it('names what has the hours, above the decision and beside the room', async () => {
  open(anEvent(), [clash]);
  const named = () => screen.getAllByRole('link', { name: /бронь №\s120$/ });
  await waitFor(() => expect(named()).toHaveLength(2));
  const links = named();
  expect(links[0]?.getAttribute('href')).toContain('/board?day=2026-12-05&booking=120');
});

it('says that the room is free beside the room alone', async () => {
  open(anEvent(), []);
  await screen.findByText(/^Помещение в\sэто время свободно$/);
  expect(screen.queryByText(/помещение занято/)).toBeNull();
});

it('a request in the way can be called the same event', async () => {
  const sent: unknown[] = [];
  open(anEvent(), [{ ...clash, kind: 'event', orderId: null, eventRequestId: 21, title: 'Форум' }], sent);
  await user.click(await screen.findByRole('button', { name: /Это то\sже мероприятие/ }));
  expect(sent).toEqual([{ eventId: 12, eventRequestId: 21 }]);
});

it('an event that lacks its hours is said to, and can take them', async () => {
  const sent: unknown[] = [];
  open(anEvent({ objectStatusId: eventStatus.published, can: ['edit', 'unpublish'], lacksHours: true }), [clash], sent);
  await user.click(await screen.findByRole('button', { name: 'Занять помещение' }));
  expect(sent).toEqual([{ eventId: 12 }]);
});
