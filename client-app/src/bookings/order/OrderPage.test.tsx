// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GroupQuote, quoteGroup, writeGroup } from '@venue/sdk/bookings';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourAt, NOW, renderPage, startServer, stubWidth } from '../bookings.testing.tsx';
import { type DraftPart, keepParts, readParts } from './draft.ts';
import OrderPage from './OrderPage.tsx';

const server = startServer();

const part = (hour: number, day?: string): DraftPart => ({
  roomId: 31,
  tariffId: 1,
  slots: [hourAt(hour, day)],
  serviceIds: [],
  equipmentIds: [],
  guests: 3,
  customerComment: '',
});
const taken = new Set<string>();
const quoteOf = (parts: readonly { slots: readonly string[] }[]): GroupQuote => {
  const quoted = parts.map(({ slots }) => {
    const met = slots.filter(slot => taken.has(slot));
    return {
      quote: { lines: [], price: 150_000, vat: 0, vatPercent: 22 },
      roomName: 'Фотостудия',
      obstacle: met.length > 0 ? ('taken' as const) : null,
      taken: met,
    };
  });
  return { parts: quoted, price: quoted.filter(each => !each.obstacle).length * 150_000 };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(true);
  taken.clear();
  server.use(mock(quoteGroup).replies(({ body }) => ({ message: quoteOf((body as { parts: DraftPart[] }).parts) })));
});
afterEach(() => {
  cleanup();
  keepParts([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const open = (parts: DraftPart[], at = '/booking/order/new') => {
  keepParts(parts);
  renderPage('/booking/order/new', <OrderPage />, at);
  return userEvent.setup();
};

it('says how to fill an empty order', async () => {
  open([]);
  expect(await screen.findByText('В заказе пока ничего нет')).toBeTruthy();
});

it('repeats a booking every week, shows which dates are taken, leaves them out and books the rest', async () => {
  taken.add(hourAt(10, '2026-12-04'));
  const sent: unknown[] = [];
  server.use(
    mock(writeGroup).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: { groupId: 7, orderIds: [41, 42], expiresAt: NOW, price: 300_000, now: NOW } };
    }),
  );
  const user = open([part(10)], '/booking/order/new?repeat=0');
  await user.click(await screen.findByRole('button', { name: 'Показать даты' }));
  expect(await screen.findByText(/^Занято: пт, 4 декабря, 10:00–11:00/)).toBeTruthy();
  expect(readParts()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Забронировать всё' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /Убрать их/ }));
  const all = await screen.findByRole('button', { name: 'Забронировать всё' });
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.getByText(/6\s000/)).toBeTruthy();
  await user.click(all);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/booking/order/41/payment'));
  expect(sent).toMatchObject([{ parts: [0, 1, 2, 3].map(() => ({ price: 150_000, guests: 3 })) }]);
  expect(readParts()).toEqual([]);
});

it('keeps the order when hours were taken meanwhile, and says which', async () => {
  const user = open([part(10), part(12)]);
  const all = await screen.findByRole('button', { name: 'Забронировать всё' });
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('false'));
  taken.add(hourAt(12));
  server.use(mock(writeGroup).fails('slot_taken', { data: quoteOf([part(10), part(12)]) }));
  await user.click(all);
  expect(await screen.findByText(/Ничего не\sзабронировано/)).toBeTruthy();
  expect(await screen.findByText(/^Занято: пт, 20 ноября, 12:00–13:00/)).toBeTruthy();
  expect(readParts()).toHaveLength(2);
});
