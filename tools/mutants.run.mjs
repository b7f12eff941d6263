// Tries mutants one at a time against their tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { environment } from './machine.mjs';
import { whileIs } from './mutants.change.mjs';

/** The limit of one run: without its guard a test may wait for ever. */
const LONGEST_MS = 5 * 60_000;

/** Runs test files of one package: `passed`, `failed`, or `broken` where they could not run at all. */
function outcomeOf(root, tests) {
  const [folder] = tests[0].split('/');
  const files = tests.map(each => relative(folder, each).split(sep).join('/'));
  const reports = mkdtempSync(join(tmpdir(), 'venue-mutants-'));
  const report = join(reports, 'report.json');
  const child = spawn('vitest', ['run', '--bail=1', '--reporter=json', `--outputFile.json=${report}`, ...files], {
    cwd: join(root, folder),
    env: environment(),
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: LONGEST_MS,
  });
  return new Promise(done => {
    child.once('error', () => done('broken'));
    child.once('exit', (code, signal) => {
      if (code === 0) return done('passed');
      if (signal !== null) return done('failed');
      try {
        done(JSON.parse(readFileSync(report, 'utf8')).numFailedTests > 0 ? 'failed' : 'broken');
      } catch {
        done('broken');
      }
    });
  }).finally(() => rmSync(reports, { recursive: true, force: true }));
}

const names = { failed: 'killed', passed: 'survived', broken: 'broken' };

/**
 * Tries mutants `{ file, tests, what, change }` and prints what became of each; `change` makes the changed text of the
 * file. Returns how many were killed, survived or broke.
 */
export async function tryMutants(root, mutants, print = console.log) {
  const counts = { killed: 0, survived: 0, broken: 0 };
  const asTheyAre = new Map();
  let lastLine;
  for (const { file, tests, what, change } of mutants) {
    if (file !== lastLine) print(`\n${file}`);
    lastLine = file;
    const together = tests.join(' ');
    if (!asTheyAre.has(together)) asTheyAre.set(together, await outcomeOf(root, tests));
    const outcome =
      asTheyAre.get(together) === 'passed'
        ? names[await whileIs(join(root, file), change, () => outcomeOf(root, tests))]
        : 'broken';
    counts[outcome]++;
    print(
      `  ${outcome.padEnd(9)} ${what}${asTheyAre.get(together) === 'passed' ? '' : ': its tests fail as they are'}`,
    );
  }
  return counts;
}
