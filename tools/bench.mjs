// `npm run bench`: measures speed, as ratios and sizes beside their goals. `-- --json` for machines, `-- list js` for
// some sections only (`lists:booking` for a part of one), `-- --strict` to fail when a goal is missed, `-- --embedded`
// for the embedded database where a section has the choice, `-- --brief` to do each section's work once with little data
// and judge no figure, which shows that it still runs.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runBriefly } from './bench.brief.mjs';
import { environment, install, pinnedNode, root, standFor } from './machine.mjs';

const INSIDE = 'VENUE_BENCH';
const options = process.argv.slice(2).filter(each => each.startsWith('--'));
const names = process.argv.slice(2).filter(each => !each.startsWith('--'));
const files = new Map(
  globSync('bench/*.bench.mjs', { cwd: root })
    .sort()
    .map(file => [basename(file, '.bench.mjs'), join(root, file)]),
);
const flags = ['--json', '--strict', '--embedded', '--brief'];
const sectionOf = name => name.split(':', 1)[0];

if (process.env[INSIDE] === undefined) await again();
else {
  const failed = await (options.includes('--brief') ? tryEach() : measure());
  const { closeDemo } = await import('../bench/browser.mjs');
  await closeDemo();
  process.exit(failed ? 1 : 0);
}

/** Runs this program again on the pinned Node, which takes the project's packages from their sources. */
async function again() {
  const unknown = [
    ...names.filter(name => !files.has(sectionOf(name))),
    ...options.filter(option => !flags.includes(option)),
  ];
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${[...files.keys(), ...flags].join(', ')}`);
    process.exit(2);
  }
  await install();
  const args = ['--conditions=venue-source', fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  standFor(spawn(pinnedNode(), args, { cwd: root, env: environment({ [INSIDE]: '1' }), stdio: 'inherit' }));
}

async function measure() {
  const results = [];
  const embedded = options.includes('--embedded');
  let broken = false;
  for (const [section, file] of files) {
    const named = names.filter(name => sectionOf(name) === section);
    if (names.length > 0 && named.length === 0) continue;
    try {
      const bench = await import(pathToFileURL(file).href);
      console.error(`${bench.name}: ${bench.goal} …`);
      const only = named.filter(name => name !== section).map(name => name.slice(section.length + 1));
      for (const figure of await bench.run({ only, embedded }))
        results.push({ section, ...figure, met: figure.broken ? false : isMet(figure) });
      broken ||= results.some(result => result.broken);
    } catch (error) {
      broken = true;
      console.error(error);
      results.push({ section, what: `${section} broke: ${String(error).split('\n', 1)[0]}`, met: false });
    }
  }
  console.log(options.includes('--json') ? JSON.stringify(results, null, 2) : table(results));
  const missed = options.includes('--strict') && results.some(({ met }) => met === false);
  return broken || missed;
}

/** Runs each section briefly and names those that break. */
async function tryEach() {
  const failed = await runBriefly(
    new Map([...files].filter(([section]) => names.length === 0 || names.includes(section))),
  );
  return failed.length > 0;
}

/** Whether a figure meets its goal, which it must reach or may not exceed; null for a figure without a goal. */
function isMet({ ours, least, most }) {
  if (least !== undefined) return ours >= least;
  return most === undefined ? null : ours <= most;
}

function table(results) {
  const formatFigure = (value, unit) =>
    value === undefined ? '–' : unit === undefined ? value.toFixed(2) : `${Number(value.toFixed(1))} ${unit}`;
  const rows = results.map(({ what, ours, least, most, unit, met }) => [
    what,
    formatFigure(ours, unit),
    least === undefined
      ? most === undefined
        ? '–'
        : `≤ ${formatFigure(most, unit)}`
      : `≥ ${formatFigure(least, unit)}`,
    ours === undefined ? 'broken' : met === null ? '' : met ? 'met' : 'not met',
  ]);
  const all = [['what', 'ours', 'goal', 'verdict'], ...rows];
  const width = column => Math.max(...all.map(row => row[column].length));
  const widths = [0, 1, 2, 3].map(width);
  const line = row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [line(all[0]), widths.map(each => '─'.repeat(each)).join('  '), ...rows.map(line)].join('\n');
}
