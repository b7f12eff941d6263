// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropMove, getBooking, getSchedule, moveMyBooking, payEmbedded, quoteMove } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking, hourAt, NOW, photoStudio, renderPage, slotAt, startServer, stubWidth } from '../bookings.testing.tsx';
import PaymentPage from './PaymentPage.tsx';

const server = startServer();
const HOUR = 150_000;
const slotsOf = (...hours: number[]) => hours.map(hour => ({ start: hourAt(hour), end: hourAt(hour + 1) }));

let info: BookingInfo;
let sent: unknown[];
let asked: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  stubWidth(false);
  sessionStorage.clear();
  info = booking({ status: bookingStatus.paid, expiresAt: null, can: ['receipt', 'cancel', 'move'] });
  [sent, asked] = [[], []];
  server.use(
    mock(listRooms).replies({ message: { rooms: [], now: NOW } }),
    mock(getRoom).replies({ message: photoStudio }),
    mock(getBooking).replies(() => ({ message: info })),
    mock(getSchedule).replies(({ body }) => {
      asked.push(body);
      const schedule = [10, 11, 12, 13, 14].map(hour =>
        slotAt(hourAt(hour), hour === 14 ? { statusId: 1, why: 'booking' } : {}),
      );
      return { message: { schedule, closedDays: [], roomPrice: HOUR, now: NOW } };
    }),
    mock(quoteMove).replies(({ body }) => {
      const { slots } = body as { slots: string[] };
      const price = slots.length * HOUR;
      const [due, back] = [Math.max(0, price - 2 * HOUR), Math.max(0, 2 * HOUR - price)];
      return { message: { lines: [], price, vat: 0, vatPercent: 22, paid: 2 * HOUR, due, back } };
    }),
    mock(moveMyBooking).replies(({ body }) => {
      sent.push(body);
      const due = (body as { due: number }).due;
      if (due > 0)
        info = {
          ...info,
          move: { slots: slotsOf(10, 11, 12), price: 3 * HOUR, due, expiresAt: '2026-11-20T03:15:00.000Z' },
          can: [...info.can, 'pay'],
        };
      return { message: { moved: due === 0 } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (query = '?show=move') => {
  renderPage('/booking/order/:order/payment', <PaymentPage />, `/booking/order/12/payment${query}`);
  return userEvent.setup();
};
const cell = (hour: number, state: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`, ${hour}:00–${hour + 1}:00, ${state}`) });
const button = (name: RegExp) => screen.findByRole('button', { name });
const ready = async (name: RegExp) =>
  waitFor(async () => expect((await button(name)).getAttribute('aria-disabled')).toBe('false'));

it('offers the own hours with the free ones, and says what comes back before the click', async () => {
  const user = await open();
  expect((await cell(10, 'выбрано')).getAttribute('aria-selected')).toBe('true');
  await cell(14, 'занято');
  expect(asked[0]).toMatchObject({ moving: 12 });
  expect((await button(/^Перенести$/)).hasAttribute('disabled')).toBe(true);
  await user.click(await button(/^Изменить длительность$/));
  await user.click(await cell(10, 'выбрано'));
  await ready(/^Перенести и\sвернуть 1\s500\s₽$/);
  const terms = screen.getAllByText(/^(Было|Станет|Вернём)$/).map(each => each.textContent);
  expect(terms).toEqual(['Было', 'Станет', 'Вернём']);
  await user.click(await button(/вернуть/));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/booking/order/12/payment'));
  expect(sent).toEqual([
    {
      orderId: 12,
      slots: [hourAt(11)],
      seen: [hourAt(10), hourAt(11)],
      price: HOUR,
      due: 0,
      back: HOUR,
    },
  ]);
  expect(await screen.findByText('Бронь перенесена')).toBeTruthy();
});

it('one press on a new beginning moves all of it; where it does not fit, the reason is said', async () => {
  const user = await open();
  await user.click(await cell(12, 'свободно'));
  expect((await cell(13, 'выбрано')).getAttribute('aria-selected')).toBe('true');
  await cell(10, 'свободно');
  await ready(/^Перенести$/);
  expect(screen.getByText('Доплата').nextSibling?.textContent).toMatch(/^не\sнужна$/);
  await user.click(await cell(13, 'выбрано'));
  expect(await screen.findByText(/^С\s13:00 не\sпоместится 2\sчаса: 14:00–15:00 занято$/)).toBeTruthy();
  (await cell(11, 'свободно')).focus();
  await user.keyboard(' ');
  await ready(/^Перенести$/);
  expect(screen.queryByText(/не\sпоместится/)).toBeNull();
  await user.click(await button(/^Перенести$/));
  await waitFor(() =>
    expect(sent).toMatchObject([{ slots: [hourAt(11), hourAt(12)], seen: [hourAt(10), hourAt(11)] }]),
  );
});

it('what is dearer leads to its payment; until then everything stays, and it can be given up', async () => {
  const user = await open();
  await user.click(await button(/^Изменить длительность$/));
  await user.click(await cell(12, 'свободно'));
  await ready(/^Доплатить 1\s500\s₽ и\sперенести$/);
  await user.click(await button(/^Доплатить/));
  expect(await screen.findByRole('heading', { name: 'Осталось доплатить' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeTruthy();
  let started = 0;
  server.use(
    mock(payEmbedded).replies(() => {
      started++;
      return {
        message: {
          orderId: 12,
          paymentId: 'p',
          confirmationToken: 't',
          frameUrl: 'about:blank#1',
          expiresAt: '2026-11-20T04:00:00.000Z',
          now: NOW,
        },
      };
    }),
    mock(dropMove).replies(() => {
      info = { ...info, move: null, can: ['receipt', 'cancel', 'move'] };
      return { message: { success: true } };
    }),
  );
  await user.click(await button(/^Доплатить 1\s500\s₽$/));
  expect(await screen.findByTitle('Доплата за перенос брони № 12')).toBeTruthy();
  expect(started).toBe(1);
  await user.click(within(screen.getByRole('region', { name: 'Доплата' })).getByRole('button'));
  expect(await screen.findByText(/Бронь осталась на\sпрежнее время/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Доплата' })).toBeNull());
});

it('an hour that was taken meanwhile is told with what is free instead', async () => {
  server.use(mock(moveMyBooking).fails('slot_taken', { data: { taken: [hourAt(12)], nearest: [hourAt(13)] } }));
  const user = await open();
  await user.click(await cell(12, 'свободно'));
  await ready(/^Перенести$/);
  await user.click(await button(/^Перенести$/));
  expect(await screen.findByText(/Ближайшее свободное время/)).toBeTruthy();
});

it('is offered where it may be moved, and nowhere else', async () => {
  info = { ...info, can: ['receipt'] };
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeTruthy();
  await user.click(await button(/^Ещё$/));
  expect(await screen.findByRole('menuitem', { name: 'Подтверждение оплаты' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Перенести' })).toBeNull();
});
