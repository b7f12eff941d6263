import { hoursFrom, runsOf } from '@venue/sdk';
import { expect, it } from 'vitest';
import { formatRuns } from './formatRuns.ts';

const [sixth, eighteenth] = ['2026-12-06T05:00:00.000Z', '2026-12-18T10:00:00.000Z'];

it('writes every run of hours, and counts them if there are many', () => {
  expect(formatRuns(runsOf([sixth, eighteenth]))).toBe('вс, 6 декабря, 10:00–11:00; пт, 18 декабря, 15:00–16:00');
  const every = hoursFrom(sixth, 8).filter((_, hour) => hour % 2 === 0);
  expect(formatRuns(runsOf(every))).toBe('4 промежутка, первый: вс, 6 декабря, 10:00–11:00');
  expect(formatRuns([])).toBe('');
});
