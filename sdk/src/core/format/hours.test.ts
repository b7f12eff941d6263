import { describe, expect, it } from 'vitest';
import { formatHours, formatRun, hoursFrom, runsOf } from './hours.ts';

const at = (hour: number, day = 26) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('hours as runs', () => {
  it.each([
    ['none', [], []],
    ['one', [at(5)], [[at(5), at(6), 1]]],
    ['neighbours join', [at(5), at(6), at(7)], [[at(5), at(8), 3]]],
    ['any order', [at(7), at(5), at(6)], [[at(5), at(8), 3]]],
    ['the same hour twice', [at(5), at(5)], [[at(5), at(6), 1]]],
    [
      'a gap parts',
      [at(5), at(7)],
      [
        [at(5), at(6), 1],
        [at(7), at(8), 1],
      ],
    ],
    [
      'another day',
      [at(12), at(4, 27)],
      [
        [at(12), at(13), 1],
        [at(4, 27), at(5, 27), 1],
      ],
    ],
  ] as const)('%s', (_name, hours, expected) => {
    expect(runsOf(hours).map(run => [run.start, run.end, run.hours])).toEqual(expected);
  });

  it('names the hours of a run', () => {
    expect(hoursFrom(at(5), 3)).toEqual([at(5), at(6), at(7)]);
  });

  it('is shown in the time of the venue', () => {
    expect(formatRun({ start: at(5), end: at(7) })).toBe('чт, 26 ноября, 10:00–12:00');
    expect(formatHours(3)).toBe('3\u00a0часа');
  });
});
