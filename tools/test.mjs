// `npm test`: everything that shows the project works, in order, up to the first stage that fails.
// `node tools/test.mjs types lint` runs only the stages named. `--changed` chooses the tests and the journey that concern
// what is not committed yet; `--changed=main` those that concern what differs from that commit.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { areaOf, filesSince, journeysFor, testsFor } from './changed.mjs';
import { compressBuilds } from './compress.mjs';
import {
  environment,
  findChromium,
  findFirefox,
  findWebKit,
  folderInMemory,
  install,
  missingForTests,
  root,
  run,
} from './machine.mjs';
import { rememberTested, treeToTest } from './release.checks.mjs';
import { ofPlaywright, ofVitest, table, total } from './test.counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'venue-reports-'));
const quick = folderInMemory();
process.on('exit', () => {
  for (const folder of [reports, quick])
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});
// By default a signal ends the process without `exit`, and the folder would stay in memory.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
/** The environment of tests that write much: their temporary files are in memory if there is enough of it. */
const testEnvironment = more => environment({ ...(quick && { TMPDIR: quick }), ...more });

/** With `--changed`, what to test; undefined means everything. */
const since = process.argv.find(each => /^--changed(=|$)/.test(each));
const changed = since && filesSince(root, since.split('=')[1] ?? 'HEAD');
const tests = changed && testsFor(root, changed);
const journeys = changed && journeysFor(root, [...new Set(changed.map(areaOf).filter(Boolean))]);
/** Journeys that are run for a change: more would take longer than anybody waits. */
const MOST_JOURNEYS = 1;
const chosenJourneys = journeys?.slice(0, MOST_JOURNEYS) ?? [];
/** Names of the stages that a change does not need. */
const needless = changed
  ? [
      'machine',
      'package',
      'benches',
      ...(tests?.length === 0 ? ['unit'] : []),
      ...(chosenJourneys.length > 0 ? [] : ['build', 'journeys']),
    ]
  : [];

const passes = code => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
/** A stage that is one check: every command has to succeed. Options are made when it runs: before, nothing is installed. */
const check =
  (...commands) =>
  async () => {
    for (const [command, args, options] of commands) {
      const code = await run(command, args, options?.());
      if (code !== 0) return passes(code);
    }
    return passes(0);
  };
/** A stage of many tests, counted from the report the runner leaves. */
const counted = (count, command, args, options) => async () => {
  const report = join(reports, `${command}.json`);
  const code = await run(command, args(report), options?.(report));
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    console.error(`${command} left no report`);
    return passes(1);
  }
};

const stages = [
  {
    name: 'machine',
    title: 'What the tests need of this machine',
    run() {
      const missing = missingForTests();
      for (const line of missing) console.error(line);
      return passes(missing.length);
    },
  },
  { name: 'types', title: 'Types', run: check(['turbo', ['run', 'typecheck', '--output-logs=errors-only']]) },
  { name: 'lint', title: 'Lint and formatting', run: check(['biome', ['check', '.']]) },
  { name: 'house', title: 'House rules', run: check(['node', ['tools/house.mjs']]) },
  { name: 'dead', title: 'Dead code', run: check(['knip', []]) },
  { name: 'supply', title: 'Licences and lockfile', run: check(['node', ['tools/supply.mjs']]) },
  {
    name: 'unit',
    title: 'Unit, contract and integration tests',
    run: counted(
      ofVitest,
      'vitest',
      report => [
        'run',
        // Workers wait for their databases and for timers, so there are more of them than cores.
        `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(tests ?? []),
      ],
      () => ({ env: testEnvironment() }),
    ),
  },
  { name: 'build', title: 'Build', run: buildAll },
  { name: 'package', title: 'SDK package', run: check(['node', ['tools/check-sdk.mjs']]) },
  {
    name: 'benches',
    title: 'Benches, briefly',
    run: check([
      'node',
      ['tools/bench.mjs', '--brief'],
      () => ({ env: testEnvironment({ CHROMIUM_PATH: findChromium() }) }),
    ]),
  },
  {
    name: 'journeys',
    title: 'Browser journeys',
    run: counted(
      ofPlaywright,
      'playwright',
      () => ['test', '--reporter=list,json', ...chosenJourneys.map(file => relative('e2e', file))],
      report => ({
        cwd: join(root, 'e2e'),
        env: testEnvironment({
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          CHROMIUM_PATH: findChromium(),
          FIREFOX_PATH: findFirefox(),
          WEBKIT_DRIVER_PATH: findWebKit(),
        }),
      }),
    ),
  },
];

async function buildAll() {
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only']);
  if (built !== 0) return passes(built);
  compressBuilds();
  return passes(await run('node', ['tools/weights.mjs']));
}

const filters = process.argv.slice(2).filter(each => each !== since);
const unknown = filters.filter(name => !stages.some(stage => stage.name === name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

await install();
if (changed) {
  console.log(`${changed.length} files are changed; ${tests?.length ?? 'all'} files of tests concern them`);
  for (const file of chosenJourneys) console.log(`The journey that names their screens most: ${file}`);
  const rest = journeys.slice(MOST_JOURNEYS).map(file => relative('e2e/journeys', file));
  if (rest.length > 0) console.log(`Others that name them, not run: ${rest.join(', ')}`);
}
const tree = treeToTest(root);
const results = [];
let broken = false;
for (const stage of stages) {
  if (needless.includes(stage.name) || (filters.length > 0 && !filters.includes(stage.name))) continue;
  if (broken) {
    results.push({ title: stage.title });
    continue;
  }
  console.log(`\n━━ ${stage.title}\n`);
  const started = performance.now();
  const counts = await stage.run();
  results.push({ title: stage.title, seconds: (performance.now() - started) / 1000, ...counts });
  broken = counts.failed > 0;
}

console.log(`\n${table(results)}\n`);
for (const name of results.flatMap(({ twice = [] }) => twice)) console.log(`Passed at the second try only: ${name}`);
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
// `npm run release` asks for a run of all stages.
if (failed === 0 && !changed && filters.length === 0) rememberTested(root, tree);
process.exitCode = failed > 0 ? 1 : 0;
