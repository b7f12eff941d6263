import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VENUE_ADDRESS } from '@venue/sdk';
import { listArticles } from '@venue/sdk/articles';
import { listMyBookings } from '@venue/sdk/bookings';
import { UserBooking } from '@venue/sdk/bookings/model';
import { listMyBrands } from '@venue/sdk/brands';
import { listCalendar } from '@venue/sdk/calendar';
import { listActiveEventRequests, listMyEventRequests } from '@venue/sdk/event-requests';
import { listEvents, listOfferedEvents, OfferedEvent } from '@venue/sdk/events';
import { listMyRequests } from '@venue/sdk/market';
import { listMyPapers } from '@venue/sdk/papers';
import { getPrivacy } from '@venue/sdk/privacy';
import { getProfile } from '@venue/sdk/profile';
import { mock, sample } from '@venue/sdk/testing';
import { listMyTicketOrders, listMyTickets } from '@venue/sdk/tickets';
import { beforeEach, expect, test } from 'vitest';
import { Cabinets } from '../app/cabinet/cabinets.ts';
import { cabinets } from '../app/cabinet/offers.ts';
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
    mock(listOfferedEvents).replies({ message: { offeredEvents: [] } }),
    mock(listCalendar).replies({ message: { items: [] } }),
    mock(listMyTickets).replies(none),
    mock(listMyTicketOrders).replies({ message: { orders: [] } }),
    mock(listMyEventRequests).replies(none),
    mock(listActiveEventRequests).replies(none),
    mock(listMyPapers).replies({ message: { invoices: [], acts: [] } }),
  ),
);
const hoursOf = (...starts: string[]) =>
  starts.map(start => ({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }));
const booking = {
  ...sample(UserBooking),
  id: 3,
  status: 2 as const,
  roomId: 31,
  roomName: 'Фотостудия',
  start: '2099-12-05T05:00:00.000Z',
  end: '2099-12-05T07:00:00.000Z',
  slots: hoursOf('2099-12-05T05:00:00.000Z', '2099-12-05T06:00:00.000Z'),
  lines: [],
  price: 300_000,
  expiresAt: null,
  can: [],
};
const has = (...items: UserBooking[]) => mock(listMyBookings).replies({ ...none, items });
const organiser = () => {
  const session = customerSession();
  session.signIn({ roleId: 2, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  return session;
};
const open = (session = signedIn()) =>
  renderScreen(
    <Cabinets value={cabinets}>
      <CabinetHome />
    </Cabinets>,
    { at: '/marketplace/account', session },
  );

test('greets by name, and says in words that nothing comes and nothing waits', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Здравствуйте, Мария' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Впереди пока ничего нет' })).toBeTruthy();
  expect(screen.getByText(/^Всё сделано/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ждёт вас' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Выбрать помещение' }).getAttribute('href')).toBe('/booking/map');
});

test('what comes next says when, where, the way there and what is to be done', async () => {
  server.use(has(booking));
  open();
  const next = within(await screen.findByRole('region', { name: 'Фотостудия' }));
  expect(next.getByText('сб, 5 декабря, 10:00–12:00')).toBeTruthy();
  expect(next.getByText(new RegExp(VENUE_ADDRESS.replace(/\s/g, ' ')))).toBeTruthy();
  expect(next.getByText(/Всё оплачено/)).toBeTruthy();
  expect(next.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual([
    '/rooms/31',
    '/booking/order/3/payment',
    '/account/events?show=bookings',
  ]);
});

test('the next booking is paid from its card, the others from what waits', async () => {
  server.use(
    has({ ...booking, status: 1, can: ['pay'] }, { ...booking, id: 4, status: 1, can: ['pay'], start: booking.end }),
  );
  open();
  const next = within(await screen.findByRole('region', { name: 'Фотостудия' }));
  expect(next.getByRole('link', { name: 'Оплатить' })).toBeTruthy();
  const waiting = within(screen.getByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual(['/booking/order/4/payment']);
});

test('an event that somebody hands over waits for an answer', async () => {
  const offeredEvents = [{ ...sample(OfferedEvent), eventTitle: 'Ночь камня' }];
  server.use(mock(listOfferedEvents).replies({ message: { offeredEvents } }));
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getByRole('link', { name: /Вам передают мероприятие «Ночь камня»/ }).getAttribute('href')).toBe(
    '/account/events/offered',
  );
});

test('of much that waits the first five stand there, the others on demand', async () => {
  server.use(has(...[4, 5, 6, 7, 8, 9, 10].map(id => ({ ...booking, id, status: 1 as const, can: ['pay' as const] }))));
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(waiting.getByRole('button', { name: 'Показать ещё 1' }));
  expect(waiting.getAllByRole('link')).toHaveLength(6);
});

test('who has been here is offered the same hours again; an organiser an event', async () => {
  server.use(
    has({
      ...{ ...booking, start: '2020-12-05T05:00:00.000Z', end: '2020-12-05T07:00:00.000Z' },
      slots: hoursOf('2020-12-05T05:00:00.000Z', '2020-12-05T06:00:00.000Z'),
    }),
  );
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Повторить бронь' })).toBeTruthy();
  unmount();
  open(organiser());
  expect((await screen.findByRole('link', { name: 'Оставить заявку' })).getAttribute('href')).toBe(
    '/account/requests/create',
  );
  expect(screen.queryByRole('link', { name: 'Повторить бронь' })).toBeNull();
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
    ['Фото отклоненоНе видно лица', '/marketplace/account/info'],
    [expect.stringMatching(/^Подтвердите номер телефона/), '/marketplace/account/info'],
    [expect.stringMatching(/^Укажите электронную почту/), '/marketplace/account/info'],
  ]);
});

test('an organiser is led to their own page of personal data', async () => {
  server.use(mock(getProfile).replies({ message: { ...done, userEmailActive: false } }));
  open(organiser());
  const waiting = within(await screen.findByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getByRole('link', { name: /^Подтвердите электронную/ }).getAttribute('href')).toBe('/account/info');
});

test('a list that cannot be read only makes the page shorter; bookings say so', async () => {
  server.use(mock(listMyBrands).fails('internal'), mock(listMyBookings).fails('internal'));
  open();
  expect(await screen.findByText('Не удалось загрузить бронирования')).toBeTruthy();
  expect(screen.getByText(/^Всё сделано/)).toBeTruthy();
});

test('a request comes next with what happens about it; what follows stands below', async () => {
  const item = { place: 'Лекторий', start: '2099-12-05T13:30:00.000Z', end: '2099-12-05T16:00:00.000Z' };
  server.use(
    mock(listCalendar).replies({
      message: {
        items: [
          { ...item, kind: 'request', id: 7, title: 'Форум', status: 4 },
          { ...item, kind: 'event', id: 12, title: 'Ночь камня', status: 3 },
          { ...item, kind: 'booking', id: 3, title: 'Фотостудия', status: 2 },
        ],
      },
    }),
  );
  open();
  const next = within(await screen.findByRole('region', { name: 'Форум' }));
  expect(next.getByText('сб, 5 декабря, 18:30–21:00')).toBeTruthy();
  expect(next.getByText(/^Менеджер обсуждает с\sвами детали/)).toBeTruthy();
  const soon = within(screen.getByRole('region', { name: 'Скоро' }));
  expect(soon.getAllByRole('link').map(each => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Весь календарь', '/account/events?show=calendar'],
    ['Ночь камня', '/account/events/12'],
    ['Фотостудия', '/booking/order/3/payment'],
  ]);
});
