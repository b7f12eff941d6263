import { screen, waitFor } from '@testing-library/react';
import { whoAmI } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { expect, it, vi } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import { Permitted } from './Permitted.tsx';
import { DENIED } from './texts.ts';

const server = startServer();
const drawn = vi.fn();

function Section() {
  drawn();
  return <p>Раздел</p>;
}

const section = (
  <Permitted permission="bookings.read">
    <Section />
  </Permitted>
);

it('shows a section to anyone who may see it', async () => {
  renderPage(section);
  expect(await screen.findByText('Раздел')).not.toBeNull();
});

it('says so to anyone who may not, without a try', async () => {
  drawn.mockClear();
  server.use(mock(whoAmI).replies({ message: { ...person, permissions: ['users.read'] } }));
  renderPage(section);
  expect(await screen.findByText(DENIED)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/home');
  expect(drawn).not.toHaveBeenCalled();
});

it('leaves it to the section when the server could not be asked', async () => {
  server.use(mock(whoAmI).fails('internal'));
  renderPage(section);
  await waitFor(() => expect(screen.getByText('Раздел')).not.toBeNull());
});
