// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSession, memoryStore } from '@venue/sdk';
import { logout, whoAmI } from '@venue/sdk/auth';
import { mock, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { renderScreen, signedIn } from '../testing.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const page = (
  <RecordNotFound title="Бронь не найдена" home="/marketplace/account/booking" homeLabel="Мои бронирования" />
);

it('names who is signed in, and lets somebody else sign in and come back', async () => {
  server.use(
    mock(whoAmI).replies({ message: { ...sampleReply(whoAmI).message, name: 'Лаптева Д. С.' } }),
    mock(logout).replies(sampleReply(logout)),
  );
  const { address } = renderScreen(page, { at: '/marketplace/payment/12', session: signedIn() });
  expect(await screen.findByText(/вошли как Лаптева Д\. С\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Мои бронирования' }).getAttribute('href')).toBe(
    '/marketplace/account/booking',
  );
  await userEvent.click(screen.getByRole('button', { name: /другим номером/ }));
  await waitFor(() => expect(address()).toBe('/marketplace/login?next=%2Fmarketplace%2Fpayment%2F12'));
});

it('a visitor has no account to change', async () => {
  renderScreen(page, { at: '/articles/7', session: createSession(memoryStore(), ['marketplace', 'landing']) });
  expect(await screen.findByText(/в\sадресе опечатка/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
