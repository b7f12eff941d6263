import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone } from '@venue/sdk';
import { loginWays, startSwap } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import LoginPage from './LoginPage.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.location.hash = '';
});
afterAll(() => server.close());

const offered = (esia: boolean) => mock(loginWays).replies({ message: { esia } });
const open = () => screen.findByRole('button', { name: 'Войти через Госуслуги' });
const leave = () => screen.findByRole('button', { name: 'Перейти на\u00a0Госуслуги' });
// jsdom cannot navigate except to a hash of the same page.
const started = {
  message: {
    uuid: '5f0c7a52-2c9e-4c44-9d0b-6f3d6a1b2c3d',
    url: '#the-state-services',
    expiresAt: '2100-01-01T00:00:00.000Z',
  },
};

test.each([
  ['Маркетплейс', 'marketplace', '', {}],
  ['Организатор мероприятий', 'landing', '?next=%2Faccount%2Fevents', { next: '/account/events' }],
  ['Маркетплейс', 'marketplace', '?next=%2F%2Fevil.example', {}],
] as const)(
  '%s: with the consent the browser leaves for the state services (%s%s)',
  async (tab, account, search, more) => {
    const heard = vi.fn();
    server.use(
      offered(true),
      mock(startSwap).replies(({ body }) => {
        heard(body);
        return started;
      }),
    );
    renderScreen(<LoginPage />, { at: `/marketplace/login${search}` });
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await userEvent.click(await open());
    const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /согласие/ });
    await waitFor(() => expect(document.activeElement).toBe(consent));
    await userEvent.click(await leave());
    expect(await screen.findByText('Без согласия на обработку данных войти нельзя')).toBeTruthy();
    expect(heard).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await userEvent.click(await leave());
    await waitFor(() => expect(window.location.hash).toBe('#the-state-services'));
    expect(heard.mock.calls).toEqual([[{ type: 'esia', account, consent: true, ...more }]]);
  },
);

test('when the state services do not answer, it is said and the consent stays given', async () => {
  server.use(offered(true), mock(startSwap).fails('esia_down'));
  renderScreen(<LoginPage />, { at: '/marketplace/login' });
  await userEvent.click(await open());
  const consent = await screen.findByRole<HTMLInputElement>('checkbox');
  await userEvent.click(consent);
  await userEvent.click(await leave());
  expect(await screen.findByText(/Вход через Госуслуги сейчас недоступен/)).toBeTruthy();
  expect(consent.checked).toBe(true);
  expect(window.location.hash).toBe('');
});

test('the phone is one press away and was kept', async () => {
  server.use(offered(true));
  renderScreen(<LoginPage />, { at: '/marketplace/login' });
  const phone = () => screen.findByLabelText<HTMLInputElement>('Номер телефона', { selector: 'input' });
  await userEvent.type(await phone(), '9001234567');
  await userEvent.click(await open());
  await userEvent.click(await screen.findByRole('button', { name: 'Войти по\u00a0номеру телефона' }));
  expect((await phone()).value).toBe(formatPhone('9001234567'));
});

test('where the server does not offer it, there is no button', async () => {
  const onRequest = vi.fn();
  server.use(
    mock(loginWays).replies(() => {
      onRequest();
      return { message: { esia: false } };
    }),
  );
  renderScreen(<LoginPage />, { at: '/marketplace/login' });
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Войти через Госуслуги' })).toBeNull();
});
