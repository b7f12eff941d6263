// Checks the architecture rules that the linter cannot: who imports whom, how long files are, where areas are named.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaGraph, areaNames, checkAddresses, checkArea, checkCore, MOST_NAMING } from './house.areas.mjs';
import { cyclesIn } from './house.cycles.mjs';
import { inspectForms } from './house.forms.mjs';
import { checkHours } from './house.hours.mjs';
import { globsOf, importsOf } from './house.imports.mjs';
import { inspectMigrations } from './house.migrations.mjs';
import { inspectScreens } from './house.screens.mjs';
import { looseTexts } from './house.texts.mjs';
import { localParticiples, refusedNames } from './house.words.mjs';

/** Package → in-repo packages it may use. */
const arrows = {
  sdk: [],
  'shared-ui': ['sdk'],
  'client-app': ['sdk', 'shared-ui'],
  'admin-app': ['sdk', 'shared-ui'],
  server: ['sdk'],
  e2e: ['sdk'],
};

/** An entry for scripts: importing it makes the compiler read every declaration of the SDK. */
const ROOT_OBJECT = '@venue/sdk/venue';

/** Names the kinds by their type alone; calls take such a name, and the list of the kinds comes after the calls. */
const KIND_NAME = 'sdk/src/kindName.ts';

/** Parts of one area that both apps show; the rest of shared-ui knows no area. */
const SHARED_AREAS = 'shared-ui/src/areas/';

const LONGEST = 300;
const LONGEST_TEST = 400;

const isTest = file => /\.(test|testing|setup)\.(ts|tsx|mjs)$|\/testing\//.test(file);

/**
 * Checks the files below `root`. Returns every breach of the rules, as `{ file, message }` with how to correct it, and
 * the files outside its folders that name each area.
 */
export function inspect(root) {
  const folders = `{${[...Object.keys(arrows), 'tools', 'bench'].join(',')}}`;
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, {
    cwd: root,
    exclude: path => /(^|[\\/])(node_modules|dist|generated|drizzle)$/.test(path),
  })
    .map(file => file.replaceAll('\\', '/'))
    .sort();
  const present = new Set(files);
  const breaches = [];
  const graph = new Map();
  const areas = areaGraph();
  const names = areaNames();
  const sources = new Map();
  const importsBy = new Map();

  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const tell = message => breaches.push({ file, message });
    checkLength(file, text, tell);
    if (file.endsWith('.css')) continue;
    if (/^export\s+\*/m.test(text))
      tell('`export *` hides where a name comes from: export the names, or import from the file itself');
    checkTransaction(file, text, tell);
    if (!isTest(file)) checkHours(file, text, tell);
    if (!isTest(file) && !file.startsWith('e2e/'))
      for (const name of [...refusedNames(text), ...localParticiples(file, text)])
        tell(`declares ${name}: use the field's term (STYLE.md, “Words”)`);
    if (/^(shared-ui|client-app|admin-app)\/.*\.tsx$/.test(file) && !isTest(file)) looseTexts(file, text).forEach(tell);
    const imports = importsOf(text).map(each => ({ ...each, target: resolve(file, each.from) }));
    // Files found by a glob are loaded like any import, but the module with the glob names no area.
    const gathered = globsOf(text).flatMap(each =>
      files.filter(other => posix.matchesGlob(other, resolve(file, each.from))).map(target => ({ ...each, target })),
    );
    const loaded = [...imports, ...gathered];
    sources.set(file, text);
    importsBy.set(file, loaded);
    if (!isTest(file)) names.add(file, text, imports);
    for (const { from, target } of imports) {
      checkArrow(file, from, target, tell);
      if (isTest(file)) continue;
      checkCore(file, from, tell);
      checkAddresses(file, from, tell);
      if (!target) continue;
      checkArea(file, target, tell);
      areas.add(file, target);
    }
    // Types count: files that need each other to be understood are one. Imports on demand count too: a table of screens
    // imports their files, so a screen takes the addresses of others from elsewhere.
    graph.set(
      file,
      loaded
        .filter(({ how, target }) => present.has(target) && !(how === 'type' && file === KIND_NAME))
        .map(({ target }) => target),
    );
  }
  for (const cycle of cyclesIn(graph))
    breaches.push({
      file: cycle[0],
      message: `imports itself: ${cycle.join(' → ')}; move what both sides need into a file of its own`,
    });
  for (const { circle, imports } of areas.circles())
    breaches.push({
      file: circle[0],
      message: `is in a circle of areas: ${circle.join(' → ')} (${imports.join('; ')}); let the lower one know nothing of the upper`,
    });
  breaches.push(...inspectScreens(sources, file => importsBy.get(file)));
  breaches.push(...inspectForms(sources));
  breaches.push(...inspectMigrations(root));
  const counted = names.counted();
  for (const { area, files } of counted)
    if (files.length > MOST_NAMING)
      breaches.push({
        file: files[0],
        message: `is one of ${files.length} files outside its folders that name the area ${area}, more than ${MOST_NAMING}: ${files.join(', ')}; let the area offer what is needed, and gather it from a list`,
      });
  return { found: breaches, counted };
}

/** What the SDK imports by a name, because pages get another file for it. */
const { imports: sdkImports } = JSON.parse(readFileSync(new URL('../sdk/package.json', import.meta.url), 'utf8'));

/** The file a relative or `#` import means, from the root; undefined for packages. */
function resolve(file, from) {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), from));
  if (!from.startsWith('#')) return undefined;
  return file.startsWith('sdk/')
    ? posix.join('sdk', sdkImports[from]['venue-source'].default)
    : `server/src/${from.slice(1)}`;
}

const packageOf = file => (file.split('/')[0] in arrows ? file.split('/')[0] : undefined);

function checkArrow(file, from, target, tell) {
  const own = packageOf(file);
  if (own === undefined) return;
  const named = /^@venue\/([^/]+)/.exec(from)?.[1];
  if (named === undefined && target === undefined) return;
  const other = named ?? packageOf(target);
  if (other === own) {
    // An example stands for a user's program, so it imports the package by name.
    if (named && !file.startsWith('sdk/examples/'))
      tell(`imports ${from}, which is its own package: use a relative path`);
    return;
  }
  if (other === undefined) {
    if (!isTest(file) && !/^tools\//.test(target))
      tell(`reaches out of its package to ${target}: packages import each other by name`);
    else if (!isTest(file) && own !== 'e2e')
      tell(`uses ${target}: tools serve commands and tests, code that ships keeps its own`);
    return;
  }
  if (!named) tell(`reaches into ${other} by path: import @venue/${other}`);
  else if (!arrows[own].includes(other))
    tell(
      `imports ${from}, but ${own} may use ${arrows[own].join(', ') || 'no other package'}: move what both need down to one of those`,
    );
  else if (from === ROOT_OBJECT && own !== 'e2e')
    tell(`imports ${from}, whose types are those of every call: import the calls themselves and send them`);
  else if (own === 'shared-ui' && !file.startsWith(SHARED_AREAS) && !isTest(file) && !/^@venue\/sdk$/.test(from))
    tell(`imports ${from}, but shared-ui knows no area outside ${SHARED_AREAS}: take what it needs as a property`);
}

// Only this file may begin transactions: at their end it does what was registered with them (messages, files, work
// after the commit).
const TRANSACTIONS = 'server/src/core/db/transact.ts';

function checkTransaction(file, text, tell) {
  if (file.startsWith('server/src/') && !isTest(file) && file !== TRANSACTIONS && /\.transaction\(/.test(text))
    tell('begins a transaction by itself: use `transact` or `inTransaction`, which publish and clean up at its end');
}

function checkLength(file, text, tell) {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const longest = isTest(file) ? LONGEST_TEST : LONGEST;
  if (lines > longest) tell(`has ${lines} lines, more than ${longest}: give one of its subjects a file of its own`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { found, counted } = inspect(dirname(dirname(fileURLToPath(import.meta.url))));
  const areas = counted.map(({ area, files }) => `${area} ${files.length}`);
  console.log(`Files outside its folders that name an area, at most ${MOST_NAMING}: ${areas.join(', ')}`);
  for (const { file, message } of found) console.error(`${file}: ${message}`);
  console.log(found.length === 0 ? 'The house is in order' : `${found.length} rules of the house are broken`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
