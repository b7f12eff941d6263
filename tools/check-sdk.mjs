// `node tools/check-sdk.mjs`: builds the SDK, packs it as it would be published, and uses the tarball in separate
// projects, as its users would. One line per check; stops at the first that fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changelogFaults } from './check-sdk.changelog.mjs';
import { describedFields, entriesOf, pack, strangeFiles, writeProject, wrongVersions } from './check-sdk.pack.mjs';
import { heavy, heavyCalls, kB } from './check-sdk.weights.mjs';
import { environment, root } from './machine.mjs';

const sdk = join(root, 'sdk');
// The tarball grows with the calls it declares, and with nothing else. A sixth of it are the descriptions of fields: in
// the typings, and as words for the OpenAPI document.
const LARGEST_KB_OF_A_CALL = 2.5;
// 36 kB is the goal of one call, and 18 kB by fetch. The texts of failures come from the server, so that new ones add nothing to it.
const WEIGHTS = {
  axios: 36_000,
  fetch: 18_000,
  second: 2_000,
  area: 6_000,
  // The heaviest call of all, just above what it weighs.
  largest: { axios: 43_500, fetch: 25_000 },
};

const home = mkdtempSync(join(tmpdir(), 'venue-sdk-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

/** Runs a command and returns what it printed; throws its whole output when it fails. */
function output(command, args, cwd = sdk) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment(), shell: process.platform === 'win32' });
    const printed = { out: '', all: '' };
    child.stdout.setEncoding('utf8').on('data', text => {
      printed.out += text;
      printed.all += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      printed.all += text;
    });
    child.once('error', reject);
    child.once('close', code =>
      code === 0 ? resolve(printed.out) : reject(new Error(printed.all.trim() || `${command} ended with ${code}`)),
    );
  });
}

/** Does one check and prints its line; `mend` says what to do when it fails. */
async function check(title, mend, work) {
  try {
    const note = await work();
    console.log(`✓ ${title}${note ? `: ${note}` : ''}`);
    return note;
  } catch (error) {
    console.error(`✗ ${title}\n${error.message}\n→ ${mend}`);
    process.exit(1);
  }
}

function refuse(faults) {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));

await check('Changelog', 'write the entry in sdk/CHANGELOG.md (docs/decisions/0017)', () => {
  refuse(changelogFaults(readFileSync(join(sdk, 'CHANGELOG.md'), 'utf8'), manifest.version));
  return manifest.version;
});

await check('Build', 'mend the sources; sdk/tsup.config.ts says how they are built', async () => {
  await output('tsup', []);
});

await check(
  'Descriptions in the typings',
  'see describeDeclarations in sdk/src/core/openapi/openapi.describe.ts',
  () => {
    const { fields, described } = describedFields(sdk);
    if (described / fields < 0.97) throw new Error(`${described} of ${fields} fields have one`);
    return `${described} of ${fields} fields`;
  },
);

const entries = entriesOf(manifest);
const names = entries.map(({ name }) => name);
let tarball = '';
await check('Tarball', 'mend `files` in sdk/package.json, or the size bound in tools/check-sdk.mjs', async () => {
  const packed = await pack(output, sdk, home);
  tarball = packed.path;
  refuse(strangeFiles(packed.files, entries));
  const { allCalls } = await import(pathToFileURL(join(sdk, 'dist/calls.js')).href);
  const each = packed.size / allCalls.length;
  const summary = `${packed.files.length} files, ${kB(packed.size)}, ${kB(each)} for each of ${allCalls.length} calls`;
  if (each > LARGEST_KB_OF_A_CALL * 1000) throw new Error(`${summary}: more than ${LARGEST_KB_OF_A_CALL} kB`);
  return summary;
});

async function inspect() {
  await check('publint', 'follow its advice in sdk/package.json', async () => {
    await output('publint', ['run', tarball, '--strict']);
  });
  await check('Type resolution', 'see sdk/package.json, `exports`, and sdk/tsup.config.ts', async () => {
    await output('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...names]);
    return `${names.length} entries`;
  });
}

await check('Dependencies', 'install what package-lock.json says: npm ci', () => {
  refuse(wrongVersions(manifest));
  return Object.keys(manifest.dependencies).join(', ');
});

/** The output expected of the program in every project. */
const expectedOutput =
  '{"price":150000,"same":true,"byMethod":true,"hours":1,"statuses":true,"failure":"profile_denied","unreachable":"network","declaredOnce":true}';
const project = kind => writeProject(join(home, kind), { kind, tarball, manifest, output });

async function use(kind, title) {
  const folder = await project(kind);
  await check(`${title}: types`, 'what the compiler says above is what a user would see', async () => {
    await output('tsc', ['-p', 'tsconfig.json'], folder);
    await output('tsc', ['-p', 'tsconfig.bundler.json'], folder);
    return 'nodenext and bundler resolution';
  });
  await check(`${title}: calls the mock`, 'sdk/test-pack/program.mts is what was run', async () => {
    if (kind === 'vite') await output('vite', ['build', '--logLevel', 'warn'], folder);
    const main = kind === 'vite' ? './dist/program.js' : './out/node.js';
    const run =
      kind === 'cjs'
        ? ['--eval', `require('${main}').main().then(text => process.stdout.write(text))`]
        : ['--input-type=module', '--eval', `process.stdout.write(await (await import('${main}')).main())`];
    const programOutput = await output('node', run, folder);
    if (programOutput !== expectedOutput) throw new Error(`printed  ${programOutput}\nexpected ${expectedOutput}`);
    return 'a reply, a failure, a lost call, a method; one class and one declaration through every entry';
  });
}

await Promise.all([
  inspect(),
  use('esm', 'An empty ESM project').then(() => use('cjs', 'An empty CommonJS project')),
  use('vite', 'A Vite project'),
]);

await check('Silent when imported', 'move what happens at import into a function', async () => {
  const modules = names.map(name => posix.join(manifest.name, name));
  const dependencies = ['axios', 'partysocket/ws', 'zod/mini', 'msw'];
  const touched = JSON.parse(
    await output('node', ['quiet.mjs', dependencies.join(), modules.join()], join(home, 'esm')),
  );
  refuse(touched);
  return `${modules.length} entries touch nothing`;
});

/** Starts the mock of the package and returns its process and where it answers. */
function startMock(program) {
  const child = spawn('node', [program, 'mock', '--port', '0'], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('close', code => reject(new Error(`the mock ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', text => {
      const url = /http:\S+\/api/.exec(text)?.[0];
      if (url) resolve({ child, url });
    });
  });
}

await check('The mock and verify', 'run sdk/dist/cli.js as it is run here', async () => {
  const modules = join(home, 'esm', 'node_modules');
  // Whoever runs them has installed no msw.
  rmSync(join(modules, 'msw'));
  const program = join(modules, '@venue', 'sdk', manifest.bin['venue-sdk']);
  const { child, url } = await startMock(program);
  const accounts = ['--customer', '9120000101:any', '--staff', '9120000001:any'];
  const printed = await output('node', [program, 'verify', '--url', url, ...accounts]);
  child.kill();
  return printed.trim();
});

const areas = entries.filter(({ area }) => area !== undefined).map(({ name }) => name);
const bundling = JSON.stringify({
  sdk: manifest.name,
  entries: areas,
  dependencies: Object.keys(manifest.dependencies),
});
const weights = JSON.parse(await output('node', ['weigh.mjs', bundling], join(home, 'vite')));
const advice =
  'a program carries what it does not use: look for a list of calls, or a helper without @__NO_SIDE_EFFECTS__';

await check('Weight of one call', advice, () => {
  const { one, byFetch } = weights;
  refuse([
    ...heavy('A program of one call', one, one.all, WEIGHTS.axios),
    ...heavy('A program of one call by fetch', { strangers: [] }, byFetch, WEIGHTS.fetch),
  ]);
  return `${kB(one.all)} gzip with axios, ${kB(one.first)} of it before the program starts; ${kB(byFetch)} by fetch`;
});
await check('Weight of every call', advice, () => {
  const { count, ...ways } = weights.every;
  refuse(heavyCalls(ways, WEIGHTS.largest));
  const ranges = Object.entries(ways).map(
    ([by, { median, largest }]) => `${by} ${kB(median.all)}, at most ${kB(largest.all)} (${largest.name})`,
  );
  return `median of ${count} by ${ranges.join('; by ')}`;
});
await check('Weight of a second area', advice, () => {
  const more = weights.two.all - weights.one.all;
  refuse(heavy('A second area', weights.two, more, WEIGHTS.second));
  return `${kB(more)} gzip more`;
});
await check('Weight of every area', advice, () => {
  const sorted = weights.areas.toSorted((a, b) => b.all - a.all);
  const [heaviest, lightest] = [sorted[0], sorted.at(-1)];
  // The lightest call weighs as much as the client itself; the rest is the declaration and its model.
  const own = area => area.all - lightest.all;
  refuse(weights.areas.flatMap(area => heavy(`${area.name} of ${area.entry}`, area, own(area), WEIGHTS.area)));
  return `${weights.areas.length} areas, at most ${kB(own(heaviest))} gzip over the client's own (${heaviest.entry})`;
});
