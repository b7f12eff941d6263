import { expect, test } from 'vitest';
import { auditReport } from './update.mjs';

test('advisories are counted, and a registry without any is not taken for good news', () => {
  const report = counts => JSON.stringify({ metadata: { vulnerabilities: counts } });
  expect(auditReport(report({ low: 0, high: 0, total: 0 }))).toEqual({ text: expect.stringMatching(/^No advisories/) });
  expect(auditReport(report({ low: 1, high: 2, total: 3 }))).toEqual({
    text: 'Advisories: 1 low, 2 high (`npm audit`)',
    act: true,
  });
  expect(auditReport('{"message":"405 Method Not Allowed"}').text).toMatch(/nothing was checked/);
  expect(auditReport('').text).toMatch(/nothing was checked/);
});
