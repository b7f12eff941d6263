// `npm run mutants`: removes guards from the sources one at a time, and reports the removals that no test notices: those
// marked with `// guard` (tools/guards.mjs) and those listed in `mutants.*.mjs`. `npm run mutants -- bookings` tries only
// those of files whose path has the word, `-- --changed` those of files that are not committed yet (`--changed=main`:
// that differ from that commit), `-- --shard 1/2` the first half.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesSince, sourcesOf, testsFor } from './changed.mjs';
import { mutantsOf } from './guards.mjs';
import { install, root } from './machine.mjs';
import { changed } from './mutants.change.mjs';
import { mutants } from './mutants.list.mjs';
import { tryMutants } from './mutants.run.mjs';

const inLine = text => text.replaceAll(/\s+/g, ' ').trim();
const listed = mutants.flatMap(({ file, tests, changes }) =>
  changes.map(([from, to]) => ({
    file,
    tests,
    what: `${inLine(from)} → ${inLine(to) || '(nothing)'}`,
    change: text => changed(text, from, to),
  })),
);
const sources = sourcesOf(root);
const marked = [...sources]
  .filter(([file]) => /^[\w-]+\/src\/.*\.tsx?$/.test(file))
  .flatMap(([file, text]) => mutantsOf(file, text))
  .map(({ mutated, ...mutant }) => ({ ...mutant, change: () => mutated }));

/** The tests of a guard whose mark names none: those of its folder that it concerns. */
function testsOf({ file, tests }) {
  if (tests.length > 0) return tests;
  const siblings = testsFor(root, [file], sources).filter(test => dirname(test) === dirname(file));
  if (siblings.length === 0)
    throw new Error(`${file}: no test beside it concerns a marked guard: name one in its mark`);
  return siblings;
}

await install();
const args = process.argv.slice(2);
const since = args.find(each => /^--changed(=|$)/.test(each));
const touched = since && filesSince(root, since.split('=')[1] ?? 'HEAD');
const shardAt = args.indexOf('--shard');
const [shard, shards] = (shardAt < 0 ? '1/1' : args[shardAt + 1]).split('/').map(Number);
const words = args.filter((each, index) => !each.startsWith('--') && (shardAt < 0 || index !== shardAt + 1));
const selection = [...marked, ...listed]
  .filter(({ file }) => words.every(word => file.includes(word)))
  .filter(({ file, tests }) => !touched || [file, ...tests].some(each => touched.includes(each)))
  .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
  .filter((_, index, { length }) => Math.floor((index * shards) / length) === shard - 1)
  .map(mutant => ({ ...mutant, tests: testsOf(mutant) }));
// All changes are checked first, so that an outdated list fails before any test runs.
for (const { file, change } of selection) change(readFileSync(join(root, file), 'utf8'));

const { killed, survived, broken } = await tryMutants(root, selection);
const all = killed + survived + broken;
const rate = all === 0 ? 0 : Math.round((100 * killed) / all);
console.log(`\n${killed} of ${all} killed (${rate} %), ${survived} survived, ${broken} broken`);
// A change without guards is in order; a word that chooses none is a mistake.
process.exitCode = killed === all && (all > 0 || touched) ? 0 : 1;
