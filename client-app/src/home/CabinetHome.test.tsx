import { screen, within } from '@testing-library/react';
import { listArticles } from '@venue/sdk/articles';
import { listMyBookings } from '@venue/sdk/bookings';
import { listMyBrands } from '@venue/sdk/brands';
import { listCalendar } from '@venue/sdk/calendar';
import { listEvents } from '@venue/sdk/events';
import { listMyRequests } from '@venue/sdk/market';
import { getPrivacy } from '@venue/sdk/privacy';
import { getProfile } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, test } from 'vitest';
import { Cabinets } from '../app/cabinets.ts';
import { cabinets } from '../app/offers.ts';
import { customerSession, renderScreen, signedIn } from '../app/testing.tsx';
import { maria, startServer } from '../profile/profile.testing.tsx';
import CabinetHome from './CabinetHome.tsx';

const server = startServer();
const none = { message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] };
const done = { ...maria, userEmail: 'maria@example.ru', userEmailActive: true };
beforeEach(() =>
  server.use(
    mock(getProfile).replies({ message: done }),
    mock(getPrivacy).replies({ message: { consents: [], views: [], deletionAt: null, ahead: [] } }),
    mock(listMyBookings).replies(none),
    mock(listMyBrands).replies(none),
    mock(listMyRequests).replies(none),
    mock(listArticles).replies(none),
    mock(listEvents).replies(none),
    mock(listCalendar).replies({ message: { items: [] } }),
  ),
);
const open = (session = signedIn()) =>
  renderScreen(
    <Cabinets value={cabinets}>
      <CabinetHome />
    </Cabinets>,
    { at: '/marketplace/account', session },
  );

test('greets by name, and says nothing waits when nothing does', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Здравствуйте, Мария' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Предстоящих бронирований нет' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ждёт вас' })).toBeNull();
});

test('what waits stands first, each leading to where it is done', async () => {
  server.use(
    mock(getProfile).replies({
      message: { ...maria, userPhoneActive: false, avatarConfirmStatus: 2, rejectionReason: 'Не видно лица' },
    }),
    mock(getPrivacy).replies({
      message: { consents: [], views: [], deletionAt: '2026-12-20T04:00:00.000Z', ahead: [] },
    }),
  );
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  await waiting.findByText(/^Учётная запись будет удалена/);
  expect(waiting.getAllByRole('link').map(each => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Учётная запись будет удалена 20.12.2026Ещё можно передумать', '/marketplace/account/privacy'],
    [expect.stringMatching(/^Подтвердите номер телефона/), '/marketplace/account/info'],
    [expect.stringMatching(/^Укажите электронную почту/), '/marketplace/account/info'],
    ['Фото отклоненоНе видно лица', '/marketplace/account/info'],
  ]);
});

test('an organiser is led to their own page of personal data', async () => {
  server.use(mock(getProfile).replies({ message: { ...done, userEmailActive: false } }));
  const session = customerSession();
  session.signIn({ roleId: 2, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  open(session);
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getByRole('link', { name: /^Подтвердите электронную/ }).getAttribute('href')).toBe('/account/info');
});

test('a list that cannot be read only makes the page shorter; bookings say so', async () => {
  server.use(mock(listMyBrands).fails('internal'), mock(listMyBookings).fails('internal'));
  open();
  expect(await screen.findByText('Не удалось загрузить бронирования')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Мои бренды/ })).toBeTruthy();
});

test('what comes next of requests and events stands there, each leading to its page', async () => {
  const item = { place: 'Лекторий', start: '2026-12-05T13:30:00.000Z', end: '2026-12-05T16:00:00.000Z' };
  server.use(
    mock(listCalendar).replies({
      message: {
        items: [
          { ...item, kind: 'booking', id: 3, title: 'Фотостудия', status: 2 },
          { ...item, kind: 'event', id: 12, title: 'Ночь камня', status: 3 },
          { ...item, kind: 'request', id: 7, title: 'Форум', status: 4 },
        ],
      },
    }),
  );
  open();
  const soon = within(await screen.findByRole('region', { name: 'Скоро' }));
  expect(soon.getAllByRole('link').map(each => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Весь календарь', '/account/events?show=calendar'],
    ['Ночь камня', '/account/events/12'],
    ['Форум', '/account/requests/edit/7'],
  ]);
  expect(soon.getAllByText('сб, 5 декабря, 18:30–21:00 · Лекторий')).toHaveLength(2);
});
