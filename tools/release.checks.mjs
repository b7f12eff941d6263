// What has to be true before a release: each refusal says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspectMigrations } from './house.migrations.mjs';
import { lastRelease } from './release.last.mjs';

export const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What git prints; undefined if it fails. */
export function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : undefined;
}

const mark = root => join(root, 'node_modules/.cache/venue/tested');
const isClean = root => git(root, 'status', '--porcelain') === '';

/** The files that a whole run of the tests is about to try; undefined if they are not those of a commit. */
export const treeToTest = root => (isClean(root) ? git(root, 'rev-parse', 'HEAD^{tree}') : undefined);

/** Remembers that all tests passed for these files, if they are still the same. */
export function rememberTested(root, tree) {
  if (tree === undefined || tree !== treeToTest(root)) return;
  mkdirSync(dirname(mark(root)), { recursive: true });
  writeFileSync(mark(root), tree);
}

const wasTested = root => existsSync(mark(root)) && readFileSync(mark(root), 'utf8') === treeToTest(root);

const partsOf = version => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

/** Whether a version is above another one. */
export function isAbove(version, other) {
  const [parts, others] = [partsOf(version), partsOf(other)];
  const raised = parts?.findIndex((each, at) => each !== others?.[at]) ?? -1;
  return raised !== -1 && parts[raised] > (others?.[raised] ?? -1);
}

/** The lines under “Unreleased”. */
export const unreleased = changelog =>
  /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1].trim() ?? '';

/** Migrations of the last release that are not as they were. */
function editedMigrations(root, commit) {
  const files = git(root, 'ls-tree', '-r', '--name-only', commit, 'server/drizzle')?.split('\n') ?? [];
  return files
    .filter(file => /^server\/drizzle\/\d+_\w+\.sql$/.test(file))
    .filter(file => git(root, 'diff', '--quiet', commit, 'HEAD', '--', file) === undefined);
}

/** Why this version cannot be released now; empty if it can. */
export function refusals(root, version) {
  const present = readJson(root, 'package.json').version;
  const branch = git(root, 'branch', '--show-current');
  const last = lastRelease(root);
  return [
    ...(isAbove(version, present)
      ? []
      : [`the version ${version} is not above ${present}: name a higher one, as 1.2.3`]),
    ...(git(root, 'tag', '--list', `v${version}`) === '' ? [] : [`there is a tag v${version} already`]),
    ...(branch === 'main' ? [] : [`the branch is ${branch || 'none'}: releases are made from main`]),
    ...(isClean(root) ? [] : ['there are changes that are not committed: commit or discard them']),
    ...(wasTested(root) ? [] : ['the tests have not passed for this commit: run `npm test` to its end']),
    ...(unreleased(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) === ''
      ? ['CHANGELOG.md has nothing under “Unreleased”: write what changes']
      : []),
    ...('missing' in last
      ? [`the last release has not been tried beside this one: ${last.missing}`]
      : editedMigrations(root, last.commit).map(
          file => `${file} is in ${last.name} and was changed: write another migration`,
        )),
    ...inspectMigrations(root).map(({ file, message }) => `${file} ${message}`),
  ];
}
