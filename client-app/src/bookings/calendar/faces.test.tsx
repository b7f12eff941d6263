// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { addDays, daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { TODAY } from '../bookings.testing.tsx';
import { DayStrip } from './DayStrip.tsx';
import { SlotCell } from './SlotCell.tsx';
import { nothing } from './selection.ts';
import { type Cell, cellsOf } from './slots.ts';

afterEach(() => vi.useRealTimers());

const free = (day: string, hours: number[]): Cell[] =>
  cellsOf(day, new Map(), hours, 0).map(cell => ({ ...cell, state: 'free' as const }));

it('a day of the strip is called by what is seen of it, then in full', () => {
  const days = daysFrom(TODAY, 3);
  const columns = [free(days[0] ?? '', [10, 11]), [], cellsOf(days[2] ?? '', new Map(), [10], 0)];
  const hours = [columns[0]?.[0]?.start ?? ''];
  render(
    <DayStrip
      days={days}
      columns={columns}
      day={TODAY}
      today={TODAY}
      last={addDays(TODAY, 90)}
      selection={{ ...nothing, hours }}
      onDay={() => undefined}
    />,
  );
  const said = screen.getAllByRole('button').map(day => [day.textContent, day.getAttribute('aria-label')]);
  expect(said).toEqual([
    ['пт 20 2\u00a0ч', 'пт 20: 2\u00a0ч свободно, пятница 20 ноября, есть выбранные часы'],
    ['сб 21 —', 'сб 21 — свободных часов нет, суббота 21 ноября'],
    // Not known yet.
    ['вс 22 \u00a0', 'вс 22, воскресенье 22 ноября'],
  ]);
});

it('an hour that is held until it is paid is called so, and not by the seconds that are left', () => {
  vi.useFakeTimers({ now: Date.parse(`${TODAY}T05:00:00.000Z`) });
  const [cell] = free(TODAY, [12]);
  if (!cell) throw new Error('there is no hour');
  render(
    <SlotCell
      cell={{ ...cell, state: 'held', heldUntil: `${TODAY}T05:07:41.000Z` }}
      selected={false}
      touched={false}
      reachable
      price={undefined}
      goesOn={false}
      onFreed={() => undefined}
    />,
  );
  const hour = screen.getByRole('gridcell', { name: 'пятница 20 ноября, 12:00–13:00, держат до оплаты' });
  expect(hour.textContent).toContain('держат ещё 07:41');
});
