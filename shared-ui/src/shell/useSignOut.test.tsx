import { act, screen } from '@testing-library/react';
import { createSession, memoryStore, type Reply } from '@venue/sdk';
import { loginWays } from '@venue/sdk/auth';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useCall } from '../data/useCall.ts';
import { renderApp } from '../testing/render.tsx';
import { useSignOut } from './useSignOut.ts';

const reply: Reply<typeof loginWays> = { message: { esia: false } };

function PublicPage() {
  const { data } = useCall(loginWays, {});
  const signOut = useSignOut(() => Promise.resolve(), '/login');
  return data ? (
    <button type="button" onClick={() => void signOut()}>
      Выйти
    </button>
  ) : null;
}

it('does not read a public page again that a sign-out leaves while the login is being loaded', async () => {
  const session = createSession(memoryStore(), ['marketplace']);
  session.signIn({ roleId: 1, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });
  const transport = vi.fn(async () => reply);
  const login = Promise.withResolvers<{ default: ComponentType }>();
  const Login = lazy(() => login.promise);
  const { queries } = renderApp(
    <Suspense>
      <Routes>
        <Route path="/" element={<PublicPage />} />
        <Route path="/login" element={<Login />} />
      </Routes>
    </Suspense>,
    { session, transport },
  );
  const button = await screen.findByRole('button');
  await act(async () => button.click());
  await act(() => new Promise(resolve => setTimeout(resolve, 20)));
  await act(async () => login.resolve({ default: () => <h1>Вход</h1> }));
  await screen.findByRole('heading', { name: 'Вход' });
  expect(session.current()).toBeNull();
  expect(transport).toHaveBeenCalledTimes(1);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
