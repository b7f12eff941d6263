// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMonth, type RoomDay } from '@venue/sdk/bookings';
import { mock } from '@venue/sdk/testing';
import { addDays, daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage, startServer, TODAY } from '../bookings.testing.tsx';
import MonthView from './MonthView.tsx';

const server = startServer();
const special: Record<string, Partial<RoomDay>> = {
  [addDays(TODAY, 1)]: { dayState: 'full', freeHours: 0 },
  [addDays(TODAY, 2)]: { dayState: 'few', freeHours: 2 },
  [addDays(TODAY, 3)]: { dayState: 'closed', freeHours: 0, openHours: 0 },
};
let chosen: string[];
beforeEach(() => {
  chosen = [];
  server.use(
    mock(getMonth).replies(({ body }) => {
      const month = (body as { day: string }).day.slice(0, 7);
      const days = daysFrom(`${month}-01`, 31).filter(day => day.startsWith(month));
      return {
        message: {
          days: days.map(day => ({ day, dayState: 'free' as const, freeHours: 9, openHours: 9, ...special[day] })),
        },
      };
    }),
  );
});
afterEach(cleanup);
const open = () => {
  renderPage('/', <MonthView roomId={31} today={TODAY} day={TODAY} onDay={day => chosen.push(day)} />, '/');
  return userEvent.setup();
};

it('says of each day how free it is; only a day with free hours is chosen', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^21: 0\sч, занято, суббота 21 ноября$/ }));
  await user.click(screen.getByRole('button', { name: '23 — закрыто, понедельник 23 ноября' }));
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^22: 2\sч из\s9 свободно, воскресенье 22 ноября$/ }));
  expect(chosen).toEqual(['2026-11-22']);
});

it('is walked over by keys, over the end of the month too, and no further than today', async () => {
  const user = open();
  const today = await screen.findByRole('button', { name: /, пятница 20 ноября$/ });
  today.focus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(document.activeElement).toBe(today);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByText('декабрь 2026')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /, пятница 4 декабря$/ })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['2026-12-04']);
});
