// Bundles small programs the way an application would and prints, as JSON, what each carries. Copied into a project
// that has the package installed and run there.
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const { sdk, entries, dependencies } = JSON.parse(process.argv[2]);
const isCall = value => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const { allCalls } = await import(`${sdk}/calls`);
const paths = [...new Set(allCalls.map(({ path }) => path))];

/** The chunks of a program; `first` marks those that load before it can start. */
async function bundle(program, external = []) {
  const name = 'program.js';
  const bundled = await rolldown({
    input: name,
    platform: 'browser',
    external: external.map(each => new RegExp(`^${each}(/|$)`)),
    plugins: [
      {
        name: 'program',
        resolveId: id => (id === name ? `${process.cwd()}/${name}` : null),
        load: id => (id.endsWith(name) ? program : null),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'es', minify: true });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = new Set([chunks.find(({ isEntry }) => isEntry)]);
  for (const { imports } of first) for (const each of chunks) if (imports.includes(each.fileName)) first.add(each);
  return chunks.map(chunk => ({ code: chunk.code, first: first.has(chunk) }));
}

const gzip = chunks => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
/** The calls a bundle carries besides its own. */
const strangers = (chunks, own) =>
  paths.filter(
    path => !own.includes(path) && ['"', "'", '`'].some(q => chunks.some(({ code }) => code.includes(q + path + q))),
  );
const weigh = (chunks, own) => ({
  first: gzip(chunks.filter(({ first }) => first)),
  all: gzip(chunks),
  strangers: strangers(chunks, own),
});

/** A program that makes these calls: `[entry, name]`; the client comes from `from`. */
const sends = (calls, from = sdk) => `
  import { createClient } from '${from}';
  import { createSession, memoryStore } from '${sdk}';
  ${calls.map(([entry, name], at) => `import { ${name} as call${at} } from '${sdk}/${entry}';`).join('\n')}
  const { send } = createClient({ baseUrl: location.origin + '/api', session: createSession(memoryStore()) });
  ${calls.map((_, at) => `globalThis.answer${at} = await send(call${at}, globalThis.input${at});`).join('\n')}`;

const pathOf = async ([entry, name]) => (await import(`${sdk}/${entry}`))[name].path;
/** A program of these calls; `external` packages stay outside of its bundle. */
const program = async (calls, external) =>
  weigh(await bundle(sends(calls), external), await Promise.all(calls.map(pathOf)));

const areas = [];
for (const entry of entries) {
  const name = Object.entries(await import(`${sdk}/${entry}`)).find(([, value]) => isCall(value))?.[0];
  if (name !== undefined) areas.push({ entry, name, ...(await program([[entry, name]], dependencies)) });
}
const byFetch = `${sdk}/fetch`;
const weightOf = async ([entry, name], from) => ({
  name: `${entry} ${name}`,
  all: gzip(await bundle(sends([[entry, name]], from))),
});

/** What one program of each call weighs by fetch; the median and the heaviest of them also with axios. */
async function everyCall() {
  const programs = [];
  for (const entry of entries)
    for (const [name, value] of Object.entries(await import(`${sdk}/${entry}`)))
      if (isCall(value)) programs.push({ call: [entry, name], ...(await weightOf([entry, name], byFetch)) });
  programs.sort((a, b) => a.all - b.all);
  const [median, largest] = [programs[programs.length >> 1], programs.at(-1)];
  const axios = { median: await weightOf(median.call), largest: await weightOf(largest.call) };
  return { count: programs.length, fetch: { median, largest }, axios };
}

const [schedule, rooms] = [
  ['bookings', 'getSchedule'],
  ['rooms', 'listRooms'],
];
process.stdout.write(
  JSON.stringify({
    one: await program([schedule]),
    byFetch: (await weightOf(schedule, byFetch)).all,
    two: await program([schedule, rooms]),
    areas,
    every: await everyCall(),
  }),
);
