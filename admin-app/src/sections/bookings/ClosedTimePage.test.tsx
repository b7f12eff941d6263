import { screen } from '@testing-library/react';
import { listStanding } from '@venue/sdk/rooms/admin';
import { mock } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { aStanding } from '../rooms/rooms.testing.ts';
import ClosedTimePage from './ClosedTimePage.tsx';

const server = startServer();

it('leads from each record to where it is moved or cancelled', async () => {
  const standing = [
    aStanding(),
    aStanding({ kind: 'event', id: 7, title: 'Форум', state: 'planned' }),
    aStanding({ kind: 'eventRequest', id: 8, title: 'Съезд', state: 'planned' }),
  ];
  server.use(mock(listStanding).replies({ message: { standing } }));
  renderPage(<ClosedTimePage />);
  const address = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await address(/Бронь №.57/)).toContain('/bookings?booking=57');
  expect(await address(/«Форум»/)).toContain('/7/edit');
  expect(await address(/«Съезд»/)).toContain('/event-requests/8');
});

it('says that nothing is left', async () => {
  server.use(mock(listStanding).replies({ message: { standing: [] } }));
  renderPage(<ClosedTimePage />);
  expect(await screen.findByText(/ничего не.осталось/)).not.toBeNull();
});
