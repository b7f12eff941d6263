import { expect, it } from 'vitest';
import { hourAt } from '../bookings.testing.tsx';
import { movedTo, startIn, whyNotAt } from './moved.ts';

it('separate runs keep their length and their distance from the first', () => {
  expect(movedTo([hourAt(14), hourAt(10), hourAt(11)], hourAt(12))).toEqual([hourAt(12), hourAt(13), hourAt(16)]);
});

it('a press, a drag and a stretched selection mean their first new hour', () => {
  const chosen = [hourAt(10), hourAt(11)];
  expect(startIn({ do: 'toggle', hour: hourAt(11) }, chosen)).toBe(hourAt(11));
  expect(startIn({ do: 'add', hours: [hourAt(13), hourAt(12)] }, chosen)).toBe(hourAt(12));
  expect(startIn({ do: 'replace', hours: [...chosen, hourAt(12)] }, chosen)).toBe(hourAt(12));
  expect(startIn({ do: 'clear' }, chosen)).toBeNull();
});

it('an hour after closing is no hour to move to; days that are not shown are left to the server', () => {
  const day = hourAt(10).slice(0, 10);
  expect(whyNotAt([hourAt(20)], [day], [])).toBe('20:00–21:00 закрыто');
  expect(whyNotAt([hourAt(20)], [], [])).toBeNull();
});
