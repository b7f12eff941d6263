// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCalendarLink, listCalendar, removeCalendarLink, renewCalendarLink } from '@venue/sdk/calendar';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import MyCalendar from './MyCalendar.tsx';

const { server } = startServer();
const URL_OF = 'https://venue.test/api/calendar/7-proof/ics';
const asked = vi.fn();
let link: string | null;

const items: CalendarItem[] = [
  {
    kind: 'event',
    id: 12,
    title: 'Ночь камня',
    place: 'Лекторий',
    status: 3,
    start: '2026-12-05T13:30:00.000Z',
    end: '2026-12-05T16:00:00.000Z',
  },
  {
    kind: 'request',
    id: 7,
    title: 'Форум',
    place: '',
    status: 4,
    start: '2026-12-04T05:00:00.000Z',
    end: '2026-12-06T10:00:00.000Z',
  },
];

beforeEach(() => {
  asked.mockClear();
  link = null;
  server.use(
    mock(listCalendar).replies(({ body }) => {
      asked(body);
      return { message: { items } };
    }),
    mock(getCalendarLink).replies(() => ({ message: { url: link } })),
    mock(renewCalendarLink).replies(() => {
      link = URL_OF;
      return { message: { url: URL_OF } };
    }),
    mock(removeCalendarLink).replies(() => {
      link = null;
      return { message: { success: true } };
    }),
  );
});
const path = '/account/events';
const open = (search = '?show=calendar&day=2026-12-05') => ({
  ...renderPage(path, <MyCalendar />, path + search),
  user: userEvent.setup(),
});
const day = (name: RegExp) => screen.getByRole('button', { name });

it('a day says what goes on: hours, place, status, and where to read more', async () => {
  open();
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(2);
  const [event, request] = cards.map(card => within(card));
  expect(event?.getByRole('link', { name: 'Ночь камня' }).getAttribute('href')).toBe('/account/events/12');
  expect(event?.getByText('18:30–21:00 · Лекторий · Мероприятие № 12')).toBeTruthy();
  expect(event?.getByText('Опубликовано')).toBeTruthy();
  // On the middle one of three days.
  expect(request?.getByText('весь день · Заявка № 7')).toBeTruthy();
  expect(asked).toHaveBeenCalledWith({ from: '2026-11-30', to: '2027-01-03' });
  expect(day(/^5 .*Ночь камня.* — суббота, 5 декабря: 2 записи$/).getAttribute('aria-pressed')).toBe('true');
});

it('arrows go from day to day and into the next month; the address follows', async () => {
  const { user, address } = open();
  await screen.findAllByRole('listitem');
  day(/суббота, 5 декабря/).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(address()).toBe('/account/events?show=calendar&day=2026-12-12'));
  await waitFor(() => expect(document.activeElement).toBe(day(/^12 — суббота, 12 декабря$/)));
  expect(screen.getByText('На этот день ничего нет.')).toBeTruthy();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Январь 2027' })).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(day(/^12 — вторник, 12 января$/)));
});

it('a private link is made, and taken back after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  expect(await screen.findByText(URL_OF)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Подписаться' }).getAttribute('href')).toBe(
    'webcal://venue.test/api/calendar/7-proof/ics',
  );
  await user.click(screen.getByRole('button', { name: 'Отозвать' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeTruthy();
});
