import { act, screen, waitFor } from '@testing-library/react';
import { ApiFailure, call, createSession, done, memoryStore, roles } from '@venue/sdk';
import { getDefaultStore } from 'jotai';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useCall } from '../data/useCall.ts';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { notesAtom } from '../parts/message/notify.ts';
import { overlayAtom, showOverlay } from '../parts/message/showOverlay.ts';
import { renderApp } from '../testing/render.tsx';
import { FailureListener } from './FailureListener.tsx';

const read = call({
  id: 'test.read',
  summary: 'A test',
  method: 'GET',
  path: '/read',
  access: 'customer',
  reply: done,
  reads: ['x'],
});

function Screen() {
  useCall(read, {});
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      <i>{search}</i>
    </output>
  );
}

function fail(failure: ApiFailure) {
  const session = createSession(memoryStore(), ['marketplace', 'landing']);
  session.signIn({ roleId: roles.landing.id, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });
  const transport = () => Promise.reject(failure);
  renderApp(
    <>
      <Screen />
      <FailureListener area="" />
      <ConfirmHost />
    </>,
    { session, transport, at: '/account/events' },
  );
  return session;
}

const path = () => document.querySelector('output')?.firstChild?.textContent;
const reason = () => new URLSearchParams(document.querySelector('output i')?.textContent ?? '').get('reason');

beforeEach(() => getDefaultStore().set(notesAtom, []));

it('opens a dialog when the profile has no rights, and stays', async () => {
  const session = fail(new ApiFailure('profile_denied'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Доступ запрещён' });
  expect(dialog.textContent).toContain('У вас нет прав для просмотра');
  expect(path()).toBe('/account/events');
  expect(session.current()).not.toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Понятно' }).click());
});

it.each([
  ['token_expired', 'ended'],
  ['access_denied', 'ended'],
  ['access_closed', 'closed'],
] as const)('signs out, leads to the login of the account type and says why: %s', async (code, why) => {
  const session = fail(new ApiFailure(code));
  await waitFor(() => expect(path()).toBe('/marketplace/login'));
  expect(reason()).toBe(why);
  expect(session.current()).toBeNull();
});

it('leads to /403 otherwise', async () => {
  const session = fail(new ApiFailure('forbidden'));
  await waitFor(() => expect(path()).toBe('/403'));
  expect(session.current()).not.toBeNull();
});

it('ends the overlay on any failure', async () => {
  showOverlay();
  fail(new ApiFailure('internal'));
  await act(async () => undefined);
  expect(getDefaultStore().get(overlayAtom)).toBe(0);
  expect(path()).toBe('/account/events');
});
