import { momentOf } from '@venue/sdk';
import { expect, test } from 'vitest';
import { occupancyAt } from './rooms.rules.ts';

const day = '2026-11-20';
const taken = (...hours: number[]) => new Set(hours.map(hour => momentOf(day, hour).getTime()));
const at = (hour: number, minutes = 0) => new Date(momentOf(day, hour).getTime() + minutes * 60_000);

test.each([
  ['before opening', at(7), taken(), 'closed', 9, 9],
  ['free till the evening', at(9, 10), taken(), 'free', 18, 8],
  ['free till the next booking', at(10, 30), taken(13), 'free', 13, 6],
  ['busy till the next free hour', at(13, 30), taken(13, 14), 'busy', 15, 3],
  ['busy till closing', at(16, 5), taken(16, 17), 'busy', null, 0],
  ['the last hour', at(17, 59), taken(), 'free', 18, 0],
  ['after closing', at(18), taken(), 'closed', null, 0],
] as const)('%s', (_, now, hours, state, until, freeToday) => {
  expect(occupancyAt(now, hours)).toEqual({ state, until: until === null ? null : at(until), freeToday });
});
