// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMyBookings } from '@venue/sdk/bookings';
import { getCalendarLink } from '@venue/sdk/calendar';
import {
  addEventRequestReview,
  listActiveEventRequests,
  listMyEventRequests,
  removeMyEventRequest,
  repeatEventRequest,
} from '@venue/sdk/event-requests';
import { type EventRequestRow, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { listMyRoomRequests } from '@venue/sdk/room-requests';
import { mock } from '@venue/sdk/testing';
import { listMyWaits } from '@venue/sdk/waitlist';
import { beforeEach, expect, it, vi } from 'vitest';
import { hall, renderPage, startServer } from '../event-requests.testing.tsx';
import MyEvents from './MyEvents.tsx';

const { server, usual } = startServer();
const heard = vi.fn();

const row = (over: Partial<EventRequestRow> = {}): EventRequestRow => ({
  eventRequestId: 12,
  eventRequestTitle: 'Форум',
  eventRequestStatus: eventRequestStatus.draft,
  eventRequestDateStart: '2027-03-01T05:00:00.000Z',
  eventRequestSpace: hall,
  managerInfo: null,
  hasReview: false,
  unread: 0,
  proposalStatus: null,
  endedBy: null,
  updatedAt: '2026-11-20T20:30:00.000Z',
  can: ['edit', 'submit', 'remove'],
  ...over,
});
const pageOf = <Row,>(items: readonly Row[]) => ({
  message: { page: 1, pageSize: 10, total: items.length, totalIsExact: true },
  items: [...items],
});
let drafts: EventRequestRow[];
let active: EventRequestRow[];

beforeEach(() => {
  heard.mockClear();
  drafts = [row()];
  active = [];
  server.use(
    ...usual(),
    mock(listMyBookings).replies(pageOf([])),
    mock(getCalendarLink).replies({ message: { url: null } }),
    mock(listMyRoomRequests).replies({ message: { requests: [] } }),
    mock(listMyWaits).replies({ message: { inLine: [] } }),
    mock(listMyEventRequests).replies(({ body }) => {
      heard(body);
      return pageOf(drafts);
    }),
    mock(listActiveEventRequests).replies(() => pageOf(active)),
  );
});
const path = '/account/events';
const open = (search = '?show=requests') => ({
  ...renderPage([path], <MyEvents />, path + search),
  user: userEvent.setup(),
});

it('a request says what, when, where, its status, and what happens next', async () => {
  open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: /№\s12 · Форум/ }).getAttribute('href')).toBe('/account/requests/edit/12');
  expect(card.getByText('пн, 1 марта, 10:00 · Большой конференц-зал')).toBeTruthy();
  expect(card.getByText('Черновик')).toBeTruthy();
  // Late in the evening in UTC it is the next day at the venue.
  expect(card.getByText(/^Заявку видите только вы.*Изменена 21\.11\.2026\.$/)).toBeTruthy();
  expect(card.getByRole('link', { name: /Продолжить заявку №\s12/ })).toBeTruthy();
});

it('nothing yet: the first step stands in its place', async () => {
  drafts = [];
  open();
  await screen.findByText('Заявок пока нет');
  const ways = screen.getAllByRole('link', { name: /Оставить заявку/ });
  expect(ways.map(each => each.getAttribute('href'))).toEqual(Array(2).fill('/account/requests/create'));
});

it('the list is narrowed by the address; the tabs have filters of their own', async () => {
  const { user, address } = open('?show=requests&status=2&search=12');
  await waitFor(() =>
    expect(heard).toHaveBeenCalledWith({ page: 1, pageSize: 10, eventRequestStatus: 2, search: '12' }),
  );
  expect(within(screen.getByLabelText('Статус')).queryByText('Оплата')).toBeNull();
  await user.click(screen.getByRole('tab', { name: /^Заявки в\sработе/ }));
  expect(await screen.findByText('Здесь пока пусто')).toBeTruthy();
  expect(address()).toBe('/account/events?show=active');
  await user.click(screen.getByRole('tab', { name: 'Бронирования' }));
  expect(await screen.findByText('Броней пока нет')).toBeTruthy();
});

it('a draft is removed after a question', async () => {
  server.use(
    mock(removeMyEventRequest).replies(() => {
      drafts = [];
      return { message: { success: true } };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Удалить черновик №\s12/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Вы уверены, что хотите удалить этот черновик?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Черновик успешно удалён')).toBeTruthy();
  expect(await screen.findByText('Заявок пока нет')).toBeTruthy();
});

it('a past request is repeated as a draft of its own', async () => {
  active = [row({ eventRequestStatus: eventRequestStatus.refused, can: [] })];
  const repeated = vi.fn();
  server.use(
    mock(repeatEventRequest).replies(({ params }) => {
      repeated(params.id);
      return { id: 40, message: { success: true } };
    }),
  );
  const { user, address } = open('?show=active');
  await user.click(await screen.findByRole('button', { name: /Повторить заявку №\s12/ }));
  await waitFor(() => expect(address()).toBe('/account/requests/edit/40'));
  expect(repeated).toHaveBeenCalledExactlyOnceWith('12');
});

it('after the event a review is left once', async () => {
  active = [row({ eventRequestStatus: eventRequestStatus.happened, can: ['review'] })];
  const sent = vi.fn();
  server.use(
    mock(addEventRequestReview).replies(({ body }) => {
      sent(body);
      active = [row({ eventRequestStatus: eventRequestStatus.happened, can: [], hasReview: true })];
      return { id: 3, message: { success: true } };
    }),
  );
  const { user } = open('?show=active');
  await user.click(await screen.findByRole('button', { name: /Оставить отзыв: №\s12/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Как прошло мероприятие?' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await dialog.findAllByText('Обязательное поле')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('radio', { name: '5: отлично' }));
  await user.type(dialog.getByLabelText('Ваш отзыв'), 'Спасибо');
  await user.click(dialog.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await screen.findByText('Отзыв успешно отправлен')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ eventRequestId: 12, reviewRating: 5, reviewText: 'Спасибо' });
  expect(await screen.findByText('Отзыв отправлен')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Оставить отзыв/ })).toBeNull();
});

it('the private feed of the calendar is found beside the bookings', async () => {
  open('?show=bookings');
  expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeTruthy();
  expect(screen.getByRole('region', { name: /Календарь в\sтелефоне/ })).toBeTruthy();
});
