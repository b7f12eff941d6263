import { expect, test } from 'vitest';
import { ticketRefund, ticketRefundSteps, ticketRefundTerms } from './tickets.terms.ts';

const percentAt = (steps: typeof ticketRefundTerms, daysAhead: number): number =>
  steps.find(({ days }) => daysAhead >= days)?.percent ?? 0;

test('no terms give back less than the law wants, at any moment', () => {
  for (const terms of ticketRefund.ids)
    for (let hours = 0; hours <= 30 * 24; hours++) {
      const least = percentAt(ticketRefundTerms, hours / 24);
      expect(percentAt(ticketRefundSteps[terms], hours / 24), `${terms}, ${hours} h`).toBeGreaterThanOrEqual(least);
    }
  expect(ticketRefundTerms).toEqual([
    { days: 10, percent: 100 },
    { days: 5, percent: 50 },
    { days: 3, percent: 30 },
  ]);
});
