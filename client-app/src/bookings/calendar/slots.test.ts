import { type Slot, slotStatus } from '@venue/sdk/bookings/model';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cellsOf,
  formatOpenDays,
  labelOf,
  OPEN_DAYS,
  passedOf,
  slotHoursOf,
  spanBetween,
  stateOf,
  windowOf,
  withinOpen,
} from './slots.ts';

const early = Date.parse('2026-11-26T00:00:00.000Z');
const free: Slot = {
  start: '2026-11-26T05:00:00.000Z',
  end: '2026-11-26T06:00:00.000Z',
  statusId: null,
  why: null,
  place: null,
  colour: '#ffffff',
  mine: false,
  heldUntil: null,
  orderId: null,
  technicalReasonId: null,
  technicalReason: null,
};
const later = '2026-11-26T04:15:00.000Z';

describe('what an hour is', () => {
  it.each([
    ['free', free],
    ['busy', { ...free, statusId: 1 }],
    ['held', { ...free, statusId: 1, heldUntil: later }],
    ['mine', { ...free, statusId: 1, mine: true, heldUntil: later }],
    ['unavailable', { ...free, statusId: 2 }],
  ] as const)('%s', (state, slot) => {
    expect(stateOf(slot)).toBe(state);
  });

  it('is said in words', () => {
    const cell = cellsOf('2026-11-26', new Map([[free.start, free]]), [9, 10], early)[1];
    expect(cell && labelOf(cell, false)).toBe('четверг 26 ноября, 10:00–11:00, свободно');
    expect(cell && labelOf(cell, true)).toBe('четверг 26 ноября, 10:00–11:00, выбрано');
    const part: Slot = { ...free, statusId: 1, why: 'part', place: 'Малый зал' };
    const [taken] = cellsOf('2026-11-26', new Map([[free.start, part]]), [10], early);
    expect(taken && labelOf(taken, false)).toBe('четверг 26 ноября, 10:00–11:00, занята часть зала: Малый зал');
    const [closed] = cellsOf(
      '2026-11-26',
      new Map([[free.start, { ...free, statusId: 2, why: 'closed' as const }]]),
      [10],
      early,
    );
    expect(closed && labelOf(closed, false)).toBe('четверг 26 ноября, 10:00–11:00, закрыто');
  });

  it('is one of the hours the schedule tells of, unknown until they have come', () => {
    const night = { ...free, start: '2026-11-26T17:00:00.000Z' };
    expect(slotHoursOf([night, free, free])).toEqual([10, 22]);
    const cells = cellsOf('2026-11-26', new Map([[free.start, free]]), [10, 22], early);
    expect(cells.map(cell => cell.state)).toEqual(['free', 'loading']);
  });

  it('that have passed are known before the schedule has come', () => {
    const now = Date.parse('2026-11-26T05:00:00.000Z');
    const cells = cellsOf('2026-11-26', new Map(), [9, 10, 11], now);
    expect(cells.map(cell => cell.why)).toEqual(['passed', 'passed', null]);
    expect(passedOf(cells, now)).toBe(2);
    // A busy hour counts as passed too, so nothing shifts when the schedule is loaded.
    const taken = { ...free, statusId: slotStatus.busy };
    expect(passedOf(cellsOf('2026-11-26', new Map([[free.start, taken]]), [9, 10, 11], now), now)).toBe(2);
  });
});

describe('a run between two hours', () => {
  const cells: Cell[] = (['free', 'free', 'busy', 'free', 'free'] as const).map((state, each) => ({
    start: String(each),
    end: String(each + 1),
    state,
    heldUntil: null,
    why: null,
    place: null,
  }));
  it.each([
    ['one hour', '0', '0', ['0']],
    ['downwards', '0', '1', ['0', '1']],
    ['upwards', '4', '3', ['4', '3']],
    ['as far as the first taken hour', '0', '4', ['0', '1']],
    ['and the same upwards', '4', '0', ['4', '3']],
    ['not from a taken hour', '2', '4', []],
    ['not to another day', '0', 'other', []],
  ])('%s', (_name, from, to, hours) => {
    expect(spanBetween(cells, from, to)).toEqual(hours);
  });

  it.each(['busy', 'held', 'mine', 'unavailable', 'loading'] as const)('stops at an hour that is %s', state => {
    const met = cells.map(cell => (cell.state === 'busy' ? { ...cell, state } : cell));
    expect(spanBetween(met, '0', '4')).toEqual(['0', '1']);
  });
});

describe('days', () => {
  const today = '2026-11-20';
  it.each([
    ['today', today, today],
    ['the last day of the first week', '2026-11-26', today],
    ['the second week', '2026-11-27', '2026-11-27'],
  ])('weeks are counted from today: %s', (_name, day, first) => {
    expect(windowOf(day, today)[0]).toBe(first);
    expect(windowOf(day, today)).toHaveLength(7);
  });

  it.each([
    ['the past becomes today', '2026-11-01', today],
    ['an open day stays', '2026-12-01', '2026-12-01'],
    ['too far becomes the last open day', '2027-11-01', addDays(today, OPEN_DAYS)],
  ])('%s', (_name, day, wanted) => {
    expect(withinOpen(day, today)).toBe(wanted);
  });

  it('are shown briefly', () => {
    expect(formatOpenDays(windowOf(today, today))).toBe('20–26 ноября');
    expect(formatOpenDays(windowOf('2026-11-28', today))).toBe('27 ноября\u00a0– 3 декабря');
    expect(formatOpenDays(['2026-11-26'])).toBe('четверг 26 ноября');
  });
});
