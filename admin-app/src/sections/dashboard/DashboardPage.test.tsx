import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import type { DashboardNumbers } from '@venue/sdk/dashboard/model';
import { countPending } from '@venue/sdk/pending/admin';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
import { pendingTiles } from '../../app/frame/offers.ts';
import { PendingTiles } from '../../app/frame/pendingTiles.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import DashboardPage from './DashboardPage.tsx';

const server = startServer();
const user = userEvent.setup();
let requests: unknown[];

const hours = { sold: 3, open: 9 };
const numbers: DashboardNumbers = {
  day: '2026-11-21',
  before: { from: '2026-11-18', to: '2026-11-19' },
  today: [
    {
      title: 'Оплаченные бронирования',
      count: 2,
      to: '/bookings?status=2&from=2026-11-21&to=2026-11-21',
      none: 'Сегодня броней нет.',
      next: [{ to: '/bookings?booking=12', time: '10:00–12:00', title: 'Фотостудия', note: 'Ершова Анна' }],
    },
    { title: 'Мероприятия', count: 0, to: '/events', none: 'Сегодня мероприятий нет.', next: [] },
  ],
  occupancy: {
    rooms: [
      {
        roomId: 31,
        roomName: 'Фотостудия',
        sold: 6,
        open: 12,
        before: { sold: 0, open: 18 },
        days: [
          { day: '2026-11-20', ...hours },
          { day: '2026-11-21', sold: 3, open: 3 },
        ],
      },
    ],
  },
  revenue: {
    paid: 450_000,
    refunded: 150_000,
    total: 300_000,
    before: { paid: 200_000, refunded: 0, total: 200_000 },
    days: [
      { day: '2026-11-20', paid: 450_000, refunded: 0 },
      { day: '2026-11-21', paid: 0, refunded: 150_000 },
    ],
  },
};

function answers(over: Partial<DashboardNumbers> = {}) {
  requests = [];
  server.use(
    mock(countPending).replies({ message: { application: 3, booking: 0 } }),
    mock(getDashboardNumbers).replies(({ query }) => {
      requests.push(query);
      return { message: { ...numbers, ...over } };
    }),
  );
}
beforeEach(() => answers());

const open = () =>
  renderPage(
    <PendingTiles value={pendingTiles}>
      <DashboardPage />
    </PendingTiles>,
    { at: '/home?from=2026-11-20&to=2026-11-21' },
  );
const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('leads from every number to its rows', async () => {
  open();
  expect((await screen.findByRole('link', { name: /^Оплаченные бронирования: 2/ })).getAttribute('href')).toBe(
    '/bookings?status=2&from=2026-11-21&to=2026-11-21',
  );
  expect(await screen.findByRole('link', { name: /3\s*Заявки/ })).not.toBeNull();
  expect(leads(/0\s*Временные/)).toBe('/bookings?status=1');
  expect(leads(/10:00–12:00/)).toBe('/bookings?booking=12');
  expect(leads(/^Оплачено/)).toBe('/bookings?paidFrom=2026-11-20&paidTo=2026-11-21');
  expect(leads(/^Возвращено/)).toBe('/bookings?refundedFrom=2026-11-20&refundedTo=2026-11-21');
  expect(leads(/^Фотостудия: 50/)).toBe('/bookings?status=2&roomId=31&from=2026-11-20&to=2026-11-21');
  expect(screen.getByText(/^\+50.%$/)).not.toBeNull();
  expect(screen.getByText(/^\+50.п\..п\.$/)).not.toBeNull();
  expect(screen.getByText('Сегодня мероприятий нет.')).not.toBeNull();
  // Records that the user may not read, or that have no list yet, are not mentioned.
  expect(screen.queryByText(/Мероприятия на/)).toBeNull();
});

it('counts work once: what waits in the queue is a part of its tile', async () => {
  server.use(
    mock(countPending).replies({ message: { application: 3, brand: 2, event: 1, article: 0, message: 4, booking: 0 } }),
  );
  open();
  const queue = (await screen.findByRole('link', { name: /3\s*Заявки/ })).closest('li') as HTMLElement;
  expect(within(queue).getByRole('link', { name: 'Бренды на\u00a0проверке: 2' })).not.toBeNull();
  expect(within(queue).getByRole('link', { name: /Мероприятия на.проверке: 1/ })).not.toBeNull();
  expect(within(queue).queryByRole('link', { name: /Статьи/ })).toBeNull();
  const tiles = within(screen.getByRole('region', { name: 'Что ждёт' })).getAllByRole('link', { name: /^\d/ });
  // Tiles with work come first.
  expect(tiles.map(tile => Number.parseInt(tile.textContent ?? '', 10))).toEqual([3, 4, 0]);
});

it('tells the chart once more as a table, day by day', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Выручка по дням', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(row => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'ДеньОплаченоВозвращеноИтого',
    'пт, 20 ноября4 500 ₽0 ₽4 500 ₽',
    'сб, 21 ноября0 ₽1 500 ₽−1 500 ₽',
  ]);
});

it('asks for the period the address names, and keeps a chosen one there', async () => {
  open();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ from: '2026-11-20', to: '2026-11-21' });
  await user.click(await screen.findByRole('link', { name: 'Месяц' }));
  expect(screen.getByTestId('address').textContent).toBe('/home?period=month');
  await waitFor(() => expect(requests).toHaveLength(2));
});

it('shows only the parts the reader may see', async () => {
  answers({ today: numbers.today.slice(1), occupancy: null, revenue: null });
  open();
  expect(await screen.findByRole('link', { name: /^Мероприятия: 0/ })).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Период' })).toBeNull();
  expect(screen.queryByText('Выручка')).toBeNull();
  expect(screen.queryByText(/Оплаченные/)).toBeNull();
});

it('says when it could not be counted, and tries again', async () => {
  server.use(mock(getDashboardNumbers).fails('internal'));
  open();
  const again = await screen.findByRole('button', { name: /Повторить|ещё раз/ });
  answers();
  await user.click(again);
  expect(await screen.findByText('Выручка')).not.toBeNull();
});
