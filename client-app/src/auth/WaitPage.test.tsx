import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reply } from '@venue/sdk';
import { swap } from '@venue/sdk/auth';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import WaitPage from './WaitPage.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const uuid = '5f0c7a52-2c9e-4c44-9d0b-6f3d6a1b2c3d';
const wait = `/marketplace/auth/wait?uuid=${uuid}`;
const entered = (roleId: 1 | 2): Reply<typeof swap> => ({
  message: { successful: true, access: 'a', expired: '2100-01-01T00:00:00.000Z', profile: 'p', roleId },
});
const heading = (name: string) => screen.findByRole('heading', { name });

test.each([
  ['', 1, '/marketplace/account/info'],
  ['&next=%2Faccount%2Fevents', 2, '/account/events'],
  ['&next=%2F%2Fevil.example', 1, '/marketplace/account/info'],
] as const)('an attempt that came back (%s) is swapped once and leads on', async (more, roleId, page) => {
  const onRequest = vi.fn();
  server.use(
    mock(swap).replies(({ query }) => {
      onRequest(query);
      return entered(roleId);
    }),
  );
  const { session, address } = renderScreen(<WaitPage />, { at: wait + more });
  expect(screen.getByText(/^Проверяем ответ Госуслуг/).role).toBe('status');
  await waitFor(() => expect(address()).toBe(page));
  expect(session.current()?.roleId).toBe(roleId);
  expect(onRequest.mock.calls).toEqual([[{ type: 'esia', uuid }]]);
});

test.each([
  ['esia_refused', 'Вход отменён', 'Начать вход заново'],
  ['esia_expired', 'Вход не\u00a0завершён', 'Начать вход заново'],
  ['esia_invalid', 'Не\u00a0удалось проверить ответ', 'Начать вход заново'],
  ['esia_down', 'Госуслуги недоступны', 'Начать вход заново'],
  ['esia_phone_needed', 'Нужен подтверждённый номер', 'Войти по\u00a0номеру телефона'],
  ['esia_phone_taken', 'Номер занят', 'Войти по\u00a0номеру телефона'],
] as const)('%s is explained, and the way to try again keeps the page that was wanted', async (code, title, way) => {
  server.use(mock(swap).fails(code));
  const { address, session } = renderScreen(<WaitPage />, { at: `${wait}&next=%2Faccount%2Fevents` });
  await waitFor(async () => expect(document.activeElement).toBe(await heading(title)));
  expect(session.current()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: way }));
  expect(address()).toBe('/marketplace/login?next=%2Faccount%2Fevents');
});

test('a way back that belongs to no attempt is told so without asking', async () => {
  const onRequest = vi.fn();
  server.use(
    mock(swap).replies(() => {
      onRequest();
      return entered(1);
    }),
  );
  renderScreen(<WaitPage />, { at: '/marketplace/auth/wait' });
  expect(await heading('Вход не\u00a0завершён')).toBeTruthy();
  expect(onRequest).not.toHaveBeenCalled();
});

test('while the person is still there the page waits and asks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let times = 0;
  server.use(mock(swap).fails('esia_unfinished'));
  const { address } = renderScreen(<WaitPage />, { at: wait });
  expect(await heading('Ждём ответа Госуслуг')).toBeTruthy();
  server.use(
    mock(swap).replies(() => {
      times++;
      return entered(1);
    }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(address()).toBe('/marketplace/account/info'));
  expect(times).toBe(1);
});

test('without an answer the same attempt is asked for again at a press', async () => {
  server.use(mock(swap).fails('unavailable'));
  const { address } = renderScreen(<WaitPage />, { at: wait });
  expect(await heading('Не\u00a0удалось войти')).toBeTruthy();
  server.use(mock(swap).replies(entered(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  await waitFor(() => expect(address()).toBe('/marketplace/account/info'));
});
