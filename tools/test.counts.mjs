// Reads the runners' reports. Nothing that went wrong may be counted as nothing.

/** A file that could not be loaded, an error outside of tests or an empty run fails as one. */
const atLeastOne = (failed, code) => (failed === 0 && code !== 0 ? 1 : failed);

export function ofVitest(report, code) {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending = 0,
    numTodoTests: todo = 0,
  } = report;
  return { passed, failed: atLeastOne(failed, code), skipped: pending + todo };
}

export function ofPlaywright({ stats }, code) {
  // A test that passes only sometimes is a bug.
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: atLeastOne(failed, code), skipped: stats.skipped };
}

export function total(results) {
  const sum = key => results.reduce((count, result) => count + (result[key] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** One line per stage: how it went and how long it took. */
export function table(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  return results
    .map(({ title, passed, failed, skipped, seconds }) => {
      if (passed === undefined) return `  – ${title.padEnd(width)}  not run`;
      const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])].join(', ');
      return `  ${failed ? '✗' : '✓'} ${title.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
    })
    .join('\n');
}
