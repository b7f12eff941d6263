import { expect, test } from 'vitest';
import { keptUntil, releasedAt } from './invoice-orders.rules.ts';

const terms = {
  invoiceDays: 3,
  invoiceHoursBefore: 24,
  statementHour: 12,
  // A Thursday off, a Saturday that works, and a holiday that nobody can make work.
  movedDays: new Set(['2026-12-31', '2027-02-20', '2027-05-01']),
};
/** A moment of Yekaterinburg's clock. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);
const far = at('2027-06-30', '10:00');

test.each([
  ['three weekdays', at('2026-11-24', '12:00'), at('2026-11-27', '18:00')],
  ['over a weekend', at('2026-11-26', '12:00'), at('2026-12-01', '18:00')],
  ['over the New Year holidays', at('2026-12-31', '23:30'), at('2027-01-13', '18:00')],
  ['made on a holiday', at('2027-01-01', '00:05'), at('2027-01-13', '18:00')],
  ['over a weekday off', at('2026-12-29', '12:00'), at('2027-01-12', '18:00')],
  ['over a Saturday that works', at('2027-02-18', '12:00'), at('2027-02-22', '18:00')],
  ['over the holidays of May', at('2027-04-30', '12:00'), at('2027-05-05', '18:00')],
])('the money of an invoice has to come within three working days: %s', (_, now, due) => {
  expect(keptUntil(now, far, terms)).toEqual(due);
});

test.each([
  ['at noon of the next day', at('2026-11-26', '18:00'), at('2026-11-27', '12:00')],
  ['after the weekend', at('2026-11-27', '18:00'), at('2026-11-30', '12:00')],
  ['on a Saturday that works', at('2027-02-19', '18:00'), at('2027-02-20', '12:00')],
  ['after the holidays', at('2026-12-31', '18:00'), at('2027-01-11', '12:00')],
])('hours are released once the statement of the last day is uploaded: %s', (_, deadline, released) => {
  expect(releasedAt(deadline, far, terms)).toEqual(released);
});

test('hours are not held beyond their beginning', () => {
  const starts = at('2026-11-28', '10:00');
  expect(releasedAt(at('2026-11-27', '10:00'), starts, terms)).toEqual(starts);
});
