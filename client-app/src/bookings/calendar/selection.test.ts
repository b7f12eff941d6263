import { MOST_HOURS } from '@venue/sdk/bookings/model';
import { describe, expect, it } from 'vitest';
import { type Choice, choose, nothing, type Selection } from './selection.ts';
import type { SlotState } from './slots.ts';

const of = (hours: string[], more: Partial<Selection> = {}): Selection => ({ ...nothing, hours, ...more });
const states = (known: Record<string, SlotState>) => new Map(Object.entries(known));
const many = (count: number) => Array.from({ length: count }, (_, each) => String(each).padStart(3, '0'));

describe('choosing hours', () => {
  it.each<[string, Selection, Choice, Selection]>([
    ['a first hour', nothing, { do: 'toggle', hour: 'b' }, of(['b'])],
    ['hours stay in order', of(['b']), { do: 'toggle', hour: 'a' }, of(['a', 'b'])],
    ['again takes it away', of(['a', 'b']), { do: 'toggle', hour: 'a' }, of(['b'])],
    ['a run is added', of(['a']), { do: 'add', hours: ['c', 'b', 'a'] }, of(['a', 'b', 'c'])],
    ['a run is taken away', of(['a', 'b', 'c']), { do: 'remove', hours: ['b', 'c', 'd'] }, of(['a'])],
    ['another run instead', of(['a']), { do: 'replace', hours: ['d', 'c'] }, of(['c', 'd'])],
    ['all gone', of(['a'], { lost: ['b'], full: true }), { do: 'clear' }, nothing],
    ['a new choice forgets the old loss', of(['a'], { lost: ['z'] }), { do: 'toggle', hour: 'b' }, of(['a', 'b'])],
    ['as many as may be', nothing, { do: 'add', hours: many(MOST_HOURS) }, of(many(MOST_HOURS))],
    ['no more than may be', nothing, { do: 'add', hours: many(30) }, of(many(MOST_HOURS), { full: true })],
    [
      'taken hours go, free ones stay',
      of(['a', 'b']),
      { do: 'sync', states: states({ a: 'free', b: 'busy' }) },
      of(['a'], { lost: ['b'] }),
    ],
    ['a hold takes too', of(['a']), { do: 'sync', states: states({ a: 'held' }) }, of([], { lost: ['a'] })],
    ['closed hours go', of(['a']), { do: 'sync', states: states({ a: 'unavailable' }) }, of([], { lost: ['a'] })],
    ['my own booking is no loss', of(['a']), { do: 'sync', states: states({ a: 'mine' }) }, of([])],
    [
      'losses add up',
      of(['a'], { lost: ['b'] }),
      { do: 'sync', states: states({ a: 'busy' }) },
      of([], { lost: ['a', 'b'] }),
    ],
  ])('%s', (_name, before, choice, after) => {
    expect(choose(before, choice)).toEqual(after);
  });

  it('keeps hours the calendar does not show, and the very same choice when nothing changed', () => {
    const before = of(['a', 'b']);
    expect(choose(before, { do: 'sync', states: states({ a: 'free' }) })).toBe(before);
  });
});
