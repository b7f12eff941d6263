import { expect, test } from 'vitest';
import { ofPlaywright, ofVitest, table, total } from './test.counts.mjs';

const unit = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

test('tests are counted as the runners report them', () => {
  expect(ofVitest(unit, 0)).toEqual({ passed: 10, failed: 0, skipped: 2, twice: [] });
  expect(ofVitest({ ...unit, numFailedTests: 3 }, 1)).toMatchObject({ failed: 3 });
  expect(ofPlaywright({ stats }, 0)).toEqual({ passed: 4, failed: 0, skipped: 0, twice: [] });
  expect(ofPlaywright({ stats: { ...stats, unexpected: 1 } }, 1)).toMatchObject({ failed: 1 });
});

test('a run that failed without a failed test counts as a failure', () => {
  expect(ofVitest(unit, 1)).toMatchObject({ failed: 1 });
  expect(ofPlaywright({ stats: { ...stats, expected: 0 } }, 1)).toMatchObject({ failed: 1 });
});

test('a test that passed at the second try is named', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'shaky', status: 'passed', failureMessages: ['late'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['wrong'] },
  ];
  expect(ofVitest({ ...unit, testResults: [{ assertionResults }] }, 1).twice).toEqual(['shaky']);
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const suites = [{ suites: [{ specs: [spec('shaky', 'flaky')] }], specs: [spec('steady', 'expected')] }];
  const counts = ofPlaywright({ stats: { ...stats, flaky: 1 }, suites }, 0);
  expect(counts).toEqual({ passed: 5, failed: 0, skipped: 0, twice: ['shaky'] });
  expect(table([{ title: 'Journeys', seconds: 1, ...counts }])).toMatch(/5 passed, 0 failed, 1 at the second try$/);
});

test('stages after a failed one are shown as not run and count as neither', () => {
  const results = [
    { title: 'Types', passed: 1, failed: 0, seconds: 1.23 },
    { title: 'Unit', passed: 9, failed: 1, skipped: 2, seconds: 12 },
    { title: 'Journeys' },
  ];
  expect(total(results)).toEqual({ passed: 10, failed: 1 });
  expect(table(results)).toBe(
    [
      '  ✓ Types        1.2 s  1 passed, 0 failed',
      '  ✗ Unit        12.0 s  9 passed, 1 failed, 2 skipped',
      '  – Journeys  not run',
    ].join('\n'),
  );
});
