import { act, screen, waitFor, within } from '@testing-library/react';
import { recordsChanged } from '@venue/sdk';
import { applicationMoved } from '@venue/sdk/applications/admin';
import { whoAmI } from '@venue/sdk/auth';
import { countPending } from '@venue/sdk/pending/admin';
import { mock, mockLive } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import { Frame } from './Frame.tsx';

const server = startServer();
const menu = () => screen.findByRole('navigation', { name: 'Основное меню' });

it('counts what waits beside its section, and shows no zeros', async () => {
  server.use(
    mock(countPending).replies({
      message: { application: 1000, user: 2, avatar: 3, deletion: 5, brand: 4, booking: 0 },
    }),
  );
  renderPage(<Frame>Страница</Frame>);
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: /^Заявки\s?999\+$/ })).not.toBeNull();
  expect(within(nav).getByRole('link', { name: /^Пользователи\s?5$/ })).not.toBeNull();
  expect(within(nav).getByRole('link', { name: /^Бронирования$/ })).not.toBeNull();
  // The brands wait in the queue, and are counted there.
  expect(within(nav).getByRole('link', { name: /^Бренды$/ })).not.toBeNull();
  expect(within(nav).getByText('5').title).toBe('Ждут решения: 5');
});

it('counts what waits in a queue one may not read beside its own section', async () => {
  server.use(mock(countPending).replies({ message: { user: 2, avatar: 3, brand: 4 } }));
  renderPage(<Frame>Страница</Frame>);
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: /^Пользователи\s?5$/ })).not.toBeNull();
  expect(within(nav).getByRole('link', { name: /^Бренды\s?4$/ })).not.toBeNull();
});

it('lights the section of a page whose address is not below it, and no other', async () => {
  server.use(mock(countPending).replies({ message: {} }));
  const of = screens.find(({ path }) => path === '/:id/edit');
  renderPage(<Frame of={of}>Страница</Frame>, { at: '/12/edit' });
  const nav = await menu();
  await within(nav).findByRole('link', { name: /^Мероприятия$/ });
  expect(
    within(nav)
      .getAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent),
  ).toEqual(['Мероприятия']);
});

it('counts again when something moves, whatever it is', async () => {
  const live = mockLive();
  let application = 1;
  server.use(mock(countPending).replies(() => ({ message: { application } })));
  renderPage(<Frame>Страница</Frame>, { live });
  const waiting = (count: number) => screen.findByRole('link', { name: new RegExp(`^Заявки\\s?${count}$`) });
  await live.followed('staff');
  expect(await waiting(1)).not.toBeNull();
  application = 2;
  act(() => live.push(applicationMoved, 'staff', { kind: 'application', requestId: 5, requestStatus: 1 }));
  expect(await waiting(2)).not.toBeNull();
  application = 3;
  act(() => live.push(recordsChanged, 'staff', { tags: ['residents'] }));
  expect(await waiting(3)).not.toBeNull();
});

it('shows only what one may open', async () => {
  server.use(
    mock(whoAmI).replies({ message: { ...person, permissions: ['bookings.read'] } }),
    mock(countPending).replies({ message: { booking: 1 } }),
  );
  renderPage(<Frame>Страница</Frame>);
  expect(await screen.findByRole('link', { name: /^Бронирования/ })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Сводка' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Заявки/ })).toBeNull();
  expect(screen.queryByText('Люди')).toBeNull();
});

it('reads the rights anew when a colleague changes them, and says so', async () => {
  const live = mockLive();
  let permissions = [...person.permissions];
  server.use(
    mock(whoAmI).replies(() => ({ message: { ...person, permissions } })),
    mock(countPending).replies({ message: {} }),
  );
  renderPage(<Frame>Страница</Frame>, { live });
  await live.followed('staff');
  expect(await screen.findByRole('link', { name: /^Заявки$/ })).not.toBeNull();
  const change = (next: string[]) => {
    permissions = next;
    act(() => live.push(recordsChanged, 'staff', { tags: ['staff', 'session'] }));
  };
  change(['bookings.read']);
  expect(await screen.findByText(/^Часть ваших прав снята/)).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Заявки$/ })).toBeNull();
  change(['bookings.read', 'applications.read']);
  expect(await screen.findByText(/^У.вас новые права/)).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Заявки$/ })).not.toBeNull();
});

it('says at once that the access was closed', async () => {
  const live = mockLive();
  server.use(mock(countPending).replies({ message: {} }));
  renderPage(<Frame>Страница</Frame>, { live });
  await live.followed('staff');
  server.use(mock(whoAmI).fails('access_closed'));
  act(() => live.refuse('staff'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/login\?.*=closed/));
});
