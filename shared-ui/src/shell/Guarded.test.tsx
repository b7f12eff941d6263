import { act, screen } from '@testing-library/react';
import { ApiFailure, call, createSession, done, memoryStore, roles, type Session } from '@venue/sdk';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useCurrent } from '../data/ApiProvider.tsx';
import { useCall } from '../data/useCall.ts';
import { renderApp } from '../testing/render.tsx';
import { FailureListener } from './FailureListener.tsx';
import { Guarded } from './Guarded.tsx';
import { ReasonNote } from './ReasonNote.tsx';
import { signsOut } from './reasons.ts';

const customers = () => createSession(memoryStore(), ['marketplace', 'landing']);
const enter = (session: Session) =>
  session.signIn({ roleId: roles.marketplace.id, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

const read = (id: `test.${string}`) =>
  call({ id, summary: 'A test', method: 'GET', path: `/${id}`, access: 'customer', reply: done, reads: ['x'] });
const [one, other] = [read('test.one'), read('test.other')];

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const address = () => document.querySelector('output')?.textContent;

function Reader() {
  const enabled = useCurrent() !== null;
  useCall(one, {}, { enabled });
  useCall(other, {}, { enabled });
  return null;
}

function guarded(at: string, session = customers()) {
  renderApp(
    <>
      <Address />
      <Guarded area="">
        <p>Страница</p>
      </Guarded>
    </>,
    { session, at },
  );
  return session;
}

it('leads a visitor to the login with the way back, and back after signing in', async () => {
  const session = guarded('/booking/room/31/calendar?tariffId=2');
  expect(address()).toBe('/marketplace/login?next=%2Fbooking%2Froom%2F31%2Fcalendar%3FtariffId%3D2');
  await act(async () => enter(session));
  expect(address()).toBe('/booking/room/31/calendar?tariffId=2');
  expect(screen.getByText('Страница')).toBeTruthy();
});

it.each(['//evil.example', 'https://evil.example/account/events', '/admin/events'])(
  'never leads out of the app: %s',
  async next => {
    const session = guarded(`/marketplace/login?next=${encodeURIComponent(next)}`);
    await act(async () => enter(session));
    expect(address()).toBe('/marketplace/account/info');
  },
);

it('keeps the way back when several reads are refused one after another', async () => {
  const session = customers();
  enter(session);
  const refuse: (() => void)[] = [];
  const transport = () =>
    new Promise<never>((_, reject) => {
      refuse.push(() => reject(new ApiFailure('token_expired')));
    });
  renderApp(
    <>
      <Address />
      <Guarded area="">
        <Reader />
      </Guarded>
      <FailureListener area="" />
    </>,
    { session, transport, at: '/account/events' },
  );
  const login = '/marketplace/login?next=%2Faccount%2Fevents&reason=ended';
  await vi.waitFor(() => expect(refuse).toHaveLength(2));
  for (const each of refuse) {
    await act(async () => each());
    await vi.waitFor(() => expect(address()).toBe(login));
  }
});

it('asks for nothing of the person who has just signed out', async () => {
  const session = customers();
  enter(session);
  const onRequest = vi.fn(async () => ({ message: { success: true } }));
  renderApp(<Reader />, { session, transport: onRequest, at: '/booking/map' });
  await vi.waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
  await act(async () => session.signOut());
  await act(() => new Promise(later => setTimeout(later, 20)));
  expect(onRequest).toHaveBeenCalledTimes(2);
});

it('says that somebody has signed out in another tab, and nothing to whom did it here', async () => {
  const session = customers();
  enter(session);
  guarded('/account/events', session);
  await act(async () => session.signOut());
  expect(address()).toBe('/marketplace/login?next=%2Faccount%2Fevents&reason=elsewhere');
  await act(async () => enter(session));
  expect(address()).toBe('/account/events');
  await act(async () => signsOut('own', session.signOut));
  expect(address()).toBe('/marketplace/login?next=%2Faccount%2Fevents');
});

it('says that a session is over when its time is', async () => {
  let now = Date.now();
  const session = createSession(memoryStore(), ['marketplace', 'landing'], () => now);
  session.signIn({ roleId: roles.marketplace.id, access: 'a', profile: 'p', expired: soon(60_000) });
  guarded('/account/events', session);
  now += 61_000;
  await act(async () => session.write('activeLoginTab', 'marketplace'));
  expect(address()).toBe('/marketplace/login?next=%2Faccount%2Fevents&reason=ended');
});

it('shows the link of an invitation to a person who is signed in', () => {
  const session = createSession(memoryStore(), ['admin']);
  session.signIn({ roleId: roles.admin.id, access: 'a', profile: 'p', expired: soon(60_000) });
  renderApp(
    <Guarded area="/admin">
      <p>Страница</p>
    </Guarded>,
    { session, at: '/login#token' },
  );
  expect(screen.getByText('Страница')).toBeTruthy();
});

it.each([
  ['?reason=ended', 'Сессия закончилась. Войдите\u00a0— введённое сохранится'],
  ['?next=%2Faccount%2Fevents&reason=elsewhere', 'Вы вышли в\u00a0другой вкладке. Войдите\u00a0— введённое сохранится'],
  ['?next=%2Faccount%2Fevents', 'Войдите, чтобы продолжить'],
  ['?next=%2Fbooking%2Fmap', undefined],
  ['?reason=%3Cb%3E', undefined],
])('the page one is led to says why: %s', (search, text) => {
  renderApp(<ReasonNote />, { at: `/marketplace/login${search}` });
  expect(screen.queryByRole('status')?.textContent).toBe(text);
});
