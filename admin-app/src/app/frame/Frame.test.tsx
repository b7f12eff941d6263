import { screen, within } from '@testing-library/react';
import { whoAmI } from '@venue/sdk/auth';
import { countPending } from '@venue/sdk/pending/admin';
import { mock } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { person, renderPage, startServer } from '../../testing/render.tsx';
import Frame from './Frame.tsx';

const server = startServer();
const menu = () => screen.findByRole('navigation', { name: 'Основное меню' });

it('counts what waits beside its section, and shows no noughts', async () => {
  server.use(mock(countPending).replies({ message: { application: 1000, user: 2, avatar: 3, booking: 0 } }));
  renderPage(<Frame>Страница</Frame>);
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: /^Заявки\s?999\+$/ })).not.toBeNull();
  expect(within(nav).getByRole('link', { name: /^Пользователи\s?5$/ })).not.toBeNull();
  expect(within(nav).getByRole('link', { name: /^Бронирования$/ })).not.toBeNull();
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
