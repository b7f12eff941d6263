import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getEvent, handOverEvent } from '@venue/sdk/events/admin';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import EditEvent from './EditEvent.tsx';
import { anEvent, usual } from './events.testing.ts';

const server = startServer();

it('staff give an event to the account with a phone, from the organiser they see', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  let event: AdminEvent = anEvent({
    objectStatusId: eventStatus.published,
    date: '2099-12-05',
    dateEnd: null,
    can: ['edit', 'handOver'],
  });
  const { userId } = event;
  server.use(
    ...usual(),
    mock(getEvent).replies(() => ({ message: event })),
    mock(handOverEvent).replies(({ body }) => {
      sent(body);
      event = { ...event, userId: 77, userName: 'Новый Организатор' };
      return { message: event };
    }),
  );
  renderPage(
    <Routes>
      <Route path="/:id/edit" element={<EditEvent />} />
    </Routes>,
    { at: '/12/edit' },
  );
  await user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Передать другому организатору' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Передать мероприятие?' }));
  await user.type(dialog.getByRole('textbox', { name: /Номер нового организатора/ }), '9120000102');
  await user.type(dialog.getByRole('textbox', { name: /^Организатор/ }), 'Мастерская');
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      phone: '9120000102',
      organizerName: 'Мастерская',
      userId,
      seen: eventStatus.published,
    }),
  );
  expect(await screen.findByRole('link', { name: /Новый Организатор/ })).toBeTruthy();
});
