// `npm run mutants`: removes guards from the sources one at a time, and reports the removals that no test notices. `npm
// run mutants -- bookings` runs only those of files whose path has the word, `-- --shard 1/2` the first half.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, install, root } from './machine.mjs';
import { changed, whileChanged } from './mutants.change.mjs';
import { mutants } from './mutants.list.mjs';

/** The limit of one run: without its guard a test may wait for ever. */
const LONGEST_MS = 5 * 60_000;

const reports = mkdtempSync(join(tmpdir(), 'venue-mutants-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Runs test files of one package: `passed`, `failed`, or `broken` where they could not run at all. */
function outcomeOf(tests) {
  const [folder] = tests[0].split('/');
  const files = tests.map(each => relative(folder, each).split(sep).join('/'));
  const report = join(reports, 'report.json');
  rmSync(report, { force: true });
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
  });
}

const inLine = text => text.replaceAll(/\s+/g, ' ').trim();

await install();
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: '1/1' } },
});
const [shard, shards] = values.shard.split('/').map(Number);
const chosen = mutants
  .filter(({ file }) => words.every(word => file.includes(word)))
  .filter((_, index, { length }) => Math.floor((index * shards) / length) === shard - 1);
// All changes are checked first, so that an outdated list fails before any test runs.
for (const { file, changes } of chosen)
  for (const [from, to] of changes) changed(readFileSync(join(root, file), 'utf8'), from, to);

const counts = { killed: 0, survived: 0, broken: 0 };
const names = { failed: 'killed', passed: 'survived', broken: 'broken' };
const asTheyAre = new Map();
for (const { file, tests, changes } of chosen) {
  console.log(`\n${file}`);
  const together = tests.join(' ');
  if (!asTheyAre.has(together)) asTheyAre.set(together, await outcomeOf(tests));
  if (asTheyAre.get(together) !== 'passed') {
    console.log('  broken    its tests fail as they are');
    counts.broken += changes.length;
    continue;
  }
  for (const [from, to] of changes) {
    const outcome = names[await whileChanged(join(root, file), from, to, () => outcomeOf(tests))];
    counts[outcome]++;
    console.log(`  ${outcome.padEnd(9)} ${inLine(from)} → ${inLine(to) || '(nothing)'}`);
  }
}

const all = counts.killed + counts.survived + counts.broken;
const rate = all === 0 ? 0 : Math.round((100 * counts.killed) / all);
console.log(`\n${counts.killed} of ${all} killed (${rate} %), ${counts.survived} survived, ${counts.broken} broken`);
process.exitCode = all > 0 && counts.killed === all ? 0 : 1;
