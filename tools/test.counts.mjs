// Reads the runners' reports. A run in which something went wrong must never count as one without failures.

/** A file that could not be loaded, an error outside of tests or an empty run counts as one failure. */
const atLeastOne = (failed, code) => (failed === 0 && code !== 0 ? 1 : failed);

export function ofVitest(report, code) {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending = 0,
    numTodoTests: todo = 0,
    testResults: files = [],
  } = report;
  // A test that passed on its second try still has the failure messages of the first one.
  const twice = files
    .flatMap(file => file.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return { passed, failed: atLeastOne(failed, code), skipped: pending + todo, twice };
}

export function ofPlaywright({ stats, suites = [] }, code) {
  const twice = specsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: atLeastOne(stats.unexpected, code), skipped: stats.skipped, twice };
}

const specsOf = suites => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

export function total(results) {
  const sum = key => results.reduce((count, result) => count + (result[key] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** One line per stage: how it went and how long it took. */
export function table(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  return results
    .map(({ title, passed, failed, skipped, twice, seconds }) => {
      if (passed === undefined) return `  – ${title.padEnd(width)}  not run`;
      const counts = [
        `${passed} passed`,
        `${failed} failed`,
        ...(skipped ? [`${skipped} skipped`] : []),
        ...(twice?.length ? [`${twice.length} at the second try`] : []),
      ].join(', ');
      return `  ${failed ? '✗' : '✓'} ${title.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
    })
    .join('\n');
}
