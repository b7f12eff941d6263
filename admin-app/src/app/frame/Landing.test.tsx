import { screen, waitFor } from '@testing-library/react';
import { type Permission, permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { expect, it } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import ForbiddenPage from './ForbiddenPage.tsx';
import Landing from './Landing.tsx';
import NotFoundPage from './NotFoundPage.tsx';

const server = startServer();
const address = () => screen.getByTestId('address').textContent;
const staffed = (permissions: readonly Permission[]) =>
  server.use(mock(whoAmI).replies({ message: { ...person, permissions: [...permissions] } }));

const guarded = (at: string) =>
  renderPage(
    <Guarded area="/admin" landing={<Landing />}>
      Страница
    </Guarded>,
    { at },
  );

it.each<[readonly Permission[], string]>([
  [permissionNames, '/events'],
  [['bookings.read'], '/home'],
])('leads from the root and from the login to the beginning of the work', async (permissions, home) => {
  for (const at of ['/', '/login']) {
    staffed(permissions);
    guarded(at);
    await waitFor(() => expect(screen.getAllByTestId('address').at(-1)?.textContent).toBe(home));
  }
});

it('leads to the page that was wanted, whatever the home is', async () => {
  staffed(['bookings.read']);
  guarded('/login?next=%2Fadmin%2Fbookings');
  await waitFor(() => expect(address()).toBe('/bookings'));
});

it.each([ForbiddenPage, NotFoundPage])('leads home from a page with nothing to show', async Page => {
  staffed(['bookings.read']);
  renderPage(<Page />);
  const link = await screen.findByRole('link', { name: 'На главную' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/home'));
});

it('leads by the root while the rights are not known: who is quick comes to their work too', async () => {
  server.use(mock(whoAmI).delays(300).replies({ message: person }));
  renderPage(<NotFoundPage />);
  const link = screen.getByRole('link', { name: 'На главную' });
  expect(link.getAttribute('href')).toBe('/');
  await waitFor(() => expect(link.getAttribute('href')).toBe('/events'));
});
