// What a change concerns: tests and journeys, by rules that are written here. Imports are followed backwards, but not
// through the files that know every area, because through them everything depends on everything; tests that walk the
// lists of all areas, or read files, are found by what they mention.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const sourceFile =
  /^((sdk|shared-ui|client-app|admin-app|server)\/(src|contract)\/.*\.(tsx?|css)|(tools|bench)\/.*\.mjs)$/;
/** Files that know every area: imports are not followed through them. */
const knowAll =
  /^(server\/src\/(app|areas|main|serve)\.ts|server\/src\/(demo|testing)\/.*|sdk\/src\/(index|calls|models|kinds|words|areas\.\w+)\.ts|sdk\/src\/testing\/.*|client-app\/src\/areas\.ts|admin-app\/src\/sections\.ts)$/;
/** What a test mentions that walks all declarations. */
const walks = /globSync|import\.meta\.glob|\ballCalls\b|\ballKinds\b/;
/** What a test mentions that walks the list of all areas. */
const walksAreas = /from '[^']*\/areas\.ts'/;
/** What an area declares in that list. */
const declares = /\.(area|audit|bulk|export|kind|model|personal\.store|table|words)\.ts$/;
/** A test that reads the project's own files, and none of a temporary folder. */
const readsFiles = text => /read(File|dir)Sync/.test(text) && /import\.meta\.(url|dirname)/.test(text);
const tables = /^server\/drizzle\/|\.table\.ts$/;
/** Tests that concern changes of these files beside those that they import. */
export const onlyFor = [
  ['admin-app/src/sections.contract.test.tsx', /^admin-app\/src\/sections\//],
  ['admin-app/src/sections.test.ts', /\.(section|paths)\.ts$/],
  ['server/src/config.test.ts', /^README\.md$/],
  ['server/src/core/db/prepared.test.ts', /\.store\.ts$|^server\/src\/core\/record\//],
  ['server/src/demo/pictures.test.ts', /^server\/src\/demo\/|\.demo(\.\w+)?\.ts$/],
  ['server/src/demo/seed.test.ts', /^server\/src\/demo\/|\.demo(\.\w+)?\.ts$|\.(service|store)\.ts$/],
  ['server/src/guarantees.test.ts', tables],
  ['server/src/ports/database/baseline.test.ts', tables],
  ['server/src/ports/database/generate.test.ts', tables],
  ['server/src/ports/database/schema.test.ts', tables],
  ['server/src/rotation.test.ts', /^server\/src\/(core\/security|jobs)\/|\.(area|store)\.ts$/],
  ['server/src/jobs/files.test.ts', /^server\/src\/(jobs|ports\/files|core\/files)\/|\.area\.ts$/],
  ['server/src/lastRelease.test.ts', tables],
  ['server/src/plainText.test.ts', /^sdk\/|^server\/src\/core\/http\//],
  ['server/src/inputs.test.ts', /^sdk\/|^server\/src\/core\/http\//],
  ['server/src/inputs.cost.test.ts', /^sdk\/|^server\/src\/core\/http\//],
  ['tools/changed.test.mjs', /\.paths\.ts$|^e2e\//],
  ['tools/house.migrations.test.mjs', /^server\/drizzle\//],
  ['tools/mutants.test.mjs', /^[\w-]+\/src\/|^server\/drizzle\//],
  ['tools/openapi.test.mjs', /^sdk\/|^docs\/generated\/|^README\.md$/],
  ['tools/schema.test.mjs', /^server\/drizzle\/|^docs\/generated\//],
];
const limits = new Map(onlyFor);
/** A change of these concerns every test. */
const concernsAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.base\.json|turbo\.json|[\w-]+\/(package\.json|vite(st)?\.config\.ts|tsconfig\.json))$/;
const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g;

// Paths come from git, with slashes on every system.
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const newFiles = root => git(root, 'ls-files', '--others', '--exclude-standard');
const filesOf = (root, path) =>
  [...git(root, 'ls-files'), ...newFiles(root)].filter(file => path.test(file) && existsSync(join(root, file)));

/** Files that differ from a commit, those that git does not know yet included. */
export const filesSince = (root, commit) => [
  ...new Set([...git(root, 'diff', '--name-only', commit), ...newFiles(root)]),
];

/** The sources and tests of all packages with their text, by path. */
export function sourcesOf(root) {
  const files = filesOf(root, sourceFile);
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
}

const isTest = file => /\.test\.(tsx?|mjs)$/.test(file);

/** The area whose folder a file is in; undefined for shared code. */
export const areaOf = file =>
  /^(?:server\/src\/areas|shared-ui\/src\/areas|admin-app\/src\/sections|client-app\/src|sdk\/src)\/([a-z][\w-]*)\//.exec(
    file,
  )?.[1];

/** Who imports each file, by path. */
function importersOf(root, sources) {
  const entries = new Map();
  for (const name of ['sdk', 'shared-ui']) {
    const { exports = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    for (const [key, value] of Object.entries(exports))
      entries.set(posix.join(`@venue/${name}`, key), { name, target: value?.['venue-source'] ?? value });
  }
  const resolved = (file, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    const exact = entries.get(specifier);
    if (typeof exact?.target === 'string') return posix.join(exact.name, exact.target);
    for (const [key, { name, target }] of entries) {
      const [before, after] = key.split('*');
      if (after === undefined || typeof target !== 'string') continue;
      if (specifier.startsWith(before) && specifier.endsWith(after))
        return posix.join(
          name,
          target.replaceAll('*', specifier.slice(before.length, specifier.length - after.length)),
        );
    }
    return undefined;
  };
  const importers = new Map();
  for (const [file, text] of sources)
    for (const [, specifier] of text.matchAll(imported)) {
      const target = resolved(file, specifier);
      if (target === undefined || !sources.has(target)) continue;
      if (!importers.has(target)) importers.set(target, []);
      importers.get(target).push(file);
    }
  return importers;
}

/** The test files that a change of these files concerns; undefined if it concerns all. */
export function testsFor(root, changed, sources = sourcesOf(root)) {
  if (changed.some(file => concernsAll.test(file))) return undefined;
  const importers = importersOf(root, sources);
  const reached = new Set();
  const rest = [...changed];
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (reached.has(file) || (knowAll.test(file) && !changed.includes(file))) continue;
    reached.add(file);
    rest.push(...(importers.get(file) ?? []));
  }
  const areas = new Set(changed.map(areaOf).filter(Boolean));
  const packages = new Set(changed.map(file => file.split('/')[0]));
  // The server is checked against the declarations of the SDK.
  if (packages.has('sdk')) packages.add('server');
  const declared = changed.some(file => declares.test(file) || areaOf(file) === undefined);
  const concerns = file => {
    if (limits.has(file)) return changed.some(each => limits.get(file).test(each));
    if (!packages.has(file.split('/')[0])) return false;
    const text = sources.get(file);
    return (
      walks.test(text) ||
      (declared && walksAreas.test(text)) ||
      // What a test of an area reads is its own.
      (areaOf(file) === undefined && readsFiles(text))
    );
  };
  return [...sources.keys()]
    .filter(isTest)
    .filter(file => reached.has(file) || areas.has(areaOf(file)) || concerns(file))
    .sort();
}

const pathFile = /^(client-app\/src|admin-app\/src\/sections)\/[^/]+\/[^/]+\.paths\.ts$/;

/** The addresses of screens that the paths of an area declare, up to their first parameter. */
export function addressesOf(root, area) {
  const addresses = filesOf(root, pathFile)
    .filter(file => areaOf(file) === area)
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'(\/[\w/:?=-]*)'/g)].map(
        ([, path]) =>
          (file.startsWith('client-app/') ? '/app' : '/app/admin') + path.split(/[:?]/)[0].replace(/\/$/, ''),
      ),
    );
  return [...new Set(addresses)].filter(each => each !== '/app' && each !== '/app/admin');
}

const timesIn = (text, part) => text.split(part).length - 1;

/** The journeys that name a screen or the declarations of these areas, those that name them most first. */
export function journeysFor(root, areas) {
  const journeys = filesOf(root, /^e2e\/journeys\/[^/]+\.spec\.ts$/);
  const named = areas.flatMap(area => [
    ...addressesOf(root, area).flatMap(each => [`${each}'`, `${each}/`, `${each}?`, `${each}\``]),
    `@venue/sdk/${area}`,
  ]);
  return journeys
    .map(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, times: named.reduce((sum, each) => sum + timesIn(text, each), 0) };
    })
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
    .map(({ file }) => file);
}

/** The areas that have screens, by the folders of their paths. */
export const areasWithScreens = root => [
  ...new Set(
    filesOf(root, pathFile)
      .map(areaOf)
      .filter(area => area !== 'app'),
  ),
];
