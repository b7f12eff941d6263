// The board of a week and of a month in a browser: how long it takes to appear, against the same hours as plain HTML, and how long one
// changed booking takes, against rows of cells that React keeps.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/machine.mjs';
import { page } from './board.page.mjs';
import { launch, SCREEN } from './browser.mjs';
import { median, ratios } from './load.mjs';

const FULL = { rounds: 15, mounts: 6, updates: 60 };
const BRIEF = { rounds: 1, mounts: 1, updates: 2 };

export const name = 'board';
export const goal =
  'a week and a month of 21 rooms stand in ≤ 0.25 of plain HTML, one changed booking in ≤ 2 of memoised rows';

const spans = [
  { title: 'Week', days: 7 },
  { title: 'Month', days: 31 },
];

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const { script, styles } = await built();
  const browser = await launch();
  try {
    const figures = [];
    for (const { title, days } of spans)
      figures.push(...(await measured(browser, { script, styles, title, days, size })));
    return figures;
  } finally {
    await browser.close();
  }
}

/** The figures of a board of so many days. */
async function measured(browser, { script, styles, title, days, size }) {
  const tab = await browser.newPage(SCREEN);
  await tab.setContent(`<!doctype html><style>${styles}</style><div id="ours"></div><div id="other"></div>`);
  await tab.addScriptTag({ content: `window.benchDays = ${days}` });
  await tab.addScriptTag({ content: script });
  const timed = (what, times) => () => tab.evaluate(([name, count]) => window.bench[name](count), [what, times]);
  const compared = async (one, other, times) => {
    const [ours, theirs] = [timed(one, times), timed(other, times)];
    await ours();
    await theirs();
    const pairs = await ratios(ours, theirs, { rounds: size.rounds });
    const ms = which => (median(pairs.map(pair => pair[which])) / times).toFixed(2);
    return { ratio: median(pairs.map(([a, b]) => a / b)), ms: `${ms(0)} ms over ${ms(1)} ms` };
  };
  const stands = await compared('mountBoard', 'mountPlain', size.mounts);
  const changes = await compared('changeBoard', 'changeRows', size.updates);
  const { blocks, cells } = await tab.evaluate(() => window.bench.size);
  const drawn = await tab.evaluate(() => window.bench.drawn());
  assert.deepEqual(drawn, { board: blocks, changed: 1, cells: 21 * days * 24, cell: 1 });
  await tab.close();
  return [
    {
      what: `${title} of 21 rooms with ${blocks} bookings over ${cells} cells of plain HTML: ${stands.ms}`,
      ours: stands.ratio,
      most: 0.25,
    },
    {
      what: `${title}: one changed booking over one cell of memoised rows: ${changes.ms}`,
      ours: changes.ratio,
      most: 2,
    },
  ];
}

/** The board alone as the office's build makes it, with a page that measures it. */
async function built() {
  const app = join(root, 'admin-app');
  const ofApp = createRequire(join(app, 'package.json'));
  const { build, defaultClientConditions } = await import(ofApp.resolve('vite'));
  const entry = join(app, 'src', 'board.bench.js');
  const outDir = mkdtempSync(join(tmpdir(), 'venue-board-'));
  try {
    await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['venue-source', ...defaultClientConditions] },
      plugins: [
        { name: 'board', resolveId: id => (id === entry ? id : null), load: id => (id === entry ? page : null) },
      ],
      build: {
        outDir,
        target: 'esnext',
        lib: { entry, formats: ['iife'], name: 'board', fileName: 'board' },
      },
    });
    const read = ending =>
      readdirSync(outDir)
        .filter(file => file.endsWith(ending))
        .map(file => readFileSync(join(outDir, file), 'utf8'))
        .join('\n');
    return { script: read('.js'), styles: read('.css') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
