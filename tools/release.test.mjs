import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changelogFaults } from './check-sdk.changelog.mjs';
import { hashOf, RELEASED } from './house.migrations.mjs';
import { root } from './machine.mjs';
import { archiveFiles, checksums, sbomText } from './release.artefacts.mjs';
import { isAbove, refusals, rememberTested, treeToTest, unreleased } from './release.checks.mjs';
import { releaseFiles, writeFiles } from './release.files.mjs';
import { lastRelease } from './release.last.mjs';

// git and npm are processes of their own.
vi.setConfig({ testTimeout: 60_000 });

const baseline = 'CREATE TABLE "room" ("id" integer);';
const log = (lines = '### Added\n- More.') =>
  `# Changelog\n\n## [Unreleased]\n\n${lines}\n\n## [0.1.0] - 2026-11-20\n\n### Added\n- It.\n`;
const journal = (...tags) => JSON.stringify({ entries: tags.map(tag => ({ tag })) });
const json = value => JSON.stringify(value);

const files = {
  '.gitignore': 'node_modules/\n',
  'package.json': json({ name: 'venue', version: '0.1.0' }),
  'sdk/package.json': json({ name: '@venue/sdk', version: '0.1.0', dependencies: { zod: '4.0.0' } }),
  'e2e/package.json': json({ name: '@venue/e2e', version: '0.1.0', devDependencies: { '@venue/sdk': '0.1.0' } }),
  'server/package.json': json({ name: '@venue/server', version: '0.1.0', dependencies: { '@venue/sdk': '0.1.0' } }),
  'package-lock.json': json({
    name: 'venue',
    version: '0.1.0',
    packages: {
      '': { name: 'venue', version: '0.1.0' },
      'node_modules/zod': { version: '4.0.0' },
      sdk: { name: '@venue/sdk', version: '0.1.0', dependencies: { zod: '4.0.0' } },
      server: { name: '@venue/server', version: '0.1.0', dependencies: { '@venue/sdk': '0.1.0' } },
      e2e: { name: '@venue/e2e', version: '0.1.0', devDependencies: { '@venue/sdk': '0.1.0' } },
    },
  }),
  'CHANGELOG.md': log(),
  'sdk/CHANGELOG.md': log(''),
  'sdk/README.md': 'npm install venue-sdk-0.1.0.tgz\n',
  'server/drizzle/0000_baseline.sql': baseline,
  'server/drizzle/meta/_journal.json': journal('0000_baseline'),
  [RELEASED]: json({ '0000_baseline': hashOf(baseline) }),
};

/** A project in a repository of its own, released as v0.1.0 and ready for the next release. */
function aProject() {
  const folder = mkdtempSync(join(tmpdir(), 'venue-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@venue.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const write = (file, content) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=Change');
  };
  const passTests = () => rememberTested(folder, treeToTest(folder));
  git('init', '--quiet', '--initial-branch=main');
  for (const [file, content] of Object.entries(files)) write(file, content);
  commit();
  git('tag', 'v0.1.0');
  commit();
  passTests();
  return { folder, git, write, commit, passTests, refusals: (version = '0.2.0') => refusals(folder, version) };
}

test('a project that is ready can be released', () => {
  expect(aProject().refusals()).toEqual([]);
});

test.each([
  ['a version that is not raised', () => undefined, '0.1.0', /not above 0\.1\.0/],
  ['a version that is none', () => undefined, 'next', /not above/],
  ['a version that has a tag', ({ git }) => git('tag', 'v0.2.0', 'HEAD^'), '0.2.0', /a tag v0\.2\.0 already/],
  ['another branch', ({ git }) => git('switch', '--quiet', '--create', 'mine'), '0.2.0', /branch is mine/],
  ['a commit without a branch', ({ git }) => git('switch', '--quiet', '--detach'), '0.2.0', /branch is none/],
  ['changed files', ({ write }) => write('CHANGELOG.md', log('### Fixed\n- It.')), '0.2.0', /not committed/],
  ['new files', ({ write }) => write('new.txt', ''), '0.2.0', /not committed/],
  [
    'a commit after the tests',
    ({ write, commit }) => {
      write('new.txt', '');
      commit();
    },
    '0.2.0',
    /tests have not passed/,
  ],
  [
    'a changelog without news',
    ({ write, commit, passTests }) => {
      write('CHANGELOG.md', log(''));
      commit();
      passTests();
    },
    '0.2.0',
    /nothing under “Unreleased”/,
  ],
  [
    'a released migration that was changed, and its hash too',
    ({ write, commit, passTests }) => {
      write('server/drizzle/0000_baseline.sql', `${baseline}\n`);
      write(RELEASED, json({ '0000_baseline': hashOf(`${baseline}\n`) }));
      commit();
      passTests();
    },
    '0.2.0',
    /0000_baseline\.sql is in v0\.1\.0 and was changed/,
  ],
  [
    'a migration that breaks the rules',
    ({ write, commit, passTests }) => {
      write('server/drizzle/0001_drop.sql', 'DROP TABLE "room";');
      write('server/drizzle/meta/_journal.json', journal('0000_baseline', '0001_drop'));
      commit();
      passTests();
    },
    '0.2.0',
    /0001_drop\.sql drops a table/,
  ],
])('%s is refused', (_, change, version, reason) => {
  const project = aProject();
  change(project);
  expect(project.refusals(version).join('\n')).toMatch(reason);
});

test('a clone without the last release is refused', () => {
  const { folder } = aProject();
  const clone = join(folder, '..', `${folder}-clone`);
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}`, clone]);
  expect(lastRelease(clone)).toEqual({ missing: expect.stringMatching(/git fetch --unshallow --tags/) });
  expect(refusals(clone, '0.2.0').join('\n')).toMatch(/not been tried.*git fetch --unshallow --tags/);
});

test('the last release is the tag before the present commit, or else a commit', () => {
  const { folder, git, commit } = aProject();
  const commitOf = name => git('rev-parse', `${name}^{commit}`);
  expect(lastRelease(folder)).toEqual({ name: 'v0.1.0', commit: commitOf('v0.1.0') });
  git('tag', 'v0.2.0');
  expect(lastRelease(folder).name).toBe('v0.1.0');
  commit();
  expect(lastRelease(folder).name).toBe('v0.2.0');
  git('tag', '--delete', 'v0.1.0', 'v0.2.0');
  expect(lastRelease(folder, commitOf('HEAD^')).commit).toBe(commitOf('HEAD^'));
  expect(() => lastRelease(folder, 'a'.repeat(40))).toThrow(/git fetch --tags/);
  expect(lastRelease(tmpdir())).toEqual({ missing: expect.stringMatching(/not in a git repository/) });
});

test('a release raises the versions that changed, and dates the changelogs', () => {
  const { folder, write, commit, passTests } = aProject();
  const read = file => readFileSync(join(folder, file), 'utf8');
  const { files: written, faults, sdkVersion } = releaseFiles(folder, '0.2.0', '2026-12-01');
  expect([faults, sdkVersion, written.has('sdk/CHANGELOG.md')]).toEqual([[], '0.1.0', false]);
  writeFiles(folder, written);
  expect(JSON.parse(read('server/package.json'))).toMatchObject({
    version: '0.2.0',
    dependencies: { '@venue/sdk': '0.1.0' },
  });
  expect(read('CHANGELOG.md')).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n- More.');

  write('sdk/CHANGELOG.md', log('### Removed\n- A call.'));
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## [Unreleased]\n', '## [Unreleased]\n\n### Fixed\n- It.\n'));
  commit();
  passTests();
  // A removal asks for more than a patch.
  expect(releaseFiles(folder, '0.1.1', '2026-12-02').faults.join('\n')).toMatch(/sdk\/CHANGELOG.*raise the minor/);
  write('server/drizzle/0001_more.sql', 'CREATE TABLE "desk" ("id" integer);');
  write('server/drizzle/meta/_journal.json', journal('0000_baseline', '0001_more'));
  const next = releaseFiles(folder, '0.3.0', '2026-12-02');
  expect([next.faults, next.sdkVersion]).toEqual([[], '0.3.0']);
  writeFiles(folder, next.files);
  expect(JSON.parse(read('sdk/package.json'))).toMatchObject({ version: '0.3.0', dependencies: { zod: '4.0.0' } });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '0.3.0',
    packages: {
      '': { version: '0.3.0' },
      'node_modules/zod': { version: '4.0.0' },
      sdk: { version: '0.3.0', dependencies: { zod: '4.0.0' } },
      server: { version: '0.3.0', dependencies: { '@venue/sdk': '0.3.0' } },
      e2e: { version: '0.3.0', devDependencies: { '@venue/sdk': '0.3.0' } },
    },
  });
  expect(JSON.parse(read('e2e/package.json')).devDependencies).toEqual({ '@venue/sdk': '0.3.0' });
  expect(read('sdk/README.md')).toBe('npm install venue-sdk-0.3.0.tgz\n');
  expect(Object.keys(JSON.parse(read(RELEASED)))).toEqual(['0000_baseline', '0001_more']);
});

test('versions are compared by number', () => {
  expect(isAbove('0.10.0', '0.9.9')).toBe(true);
  expect(isAbove('1.0.0', '0.9.9')).toBe(true);
  expect(isAbove('0.9.9', '0.10.0')).toBe(false);
  expect(isAbove('1.0.0', '1.0.0')).toBe(false);
  expect(isAbove('1.0', '0.1.0')).toBe(false);
  expect(unreleased('## [Unreleased]\n\n### Fixed\n- It.\n')).toBe('### Fixed\n- It.');
});

test('tests count only for files that stayed the same and are committed', () => {
  const { folder, write, refusals } = aProject();
  write('new.txt', '');
  expect(treeToTest(folder)).toBeUndefined();
  rememberTested(folder, treeToTest(folder));
  expect(refusals().join('\n')).toMatch(/tests have not passed/);
});

test('CHANGELOG.md is in order', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(changelogFaults(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)).toEqual([]);
});

test('the archive has what the server runs on, and no tests', () => {
  const names = archiveFiles(root);
  for (const each of [
    'package-lock.json',
    'e2e/package.json',
    'server/src/main.ts',
    'server/drizzle/0000_baseline.sql',
  ])
    expect(names).toContain(each);
  expect(names.filter(name => /\.test\.|^server\/src\/testing/.test(name))).toEqual([]);
  const { folder, write } = aProject();
  write('client-app/dist/.vite/manifest.json', '{}');
  expect(archiveFiles(folder)).toContain('client-app/dist/.vite/manifest.json');
});

test('the list of packages fits CycloneDX', async () => {
  const { components } = JSON.parse(await sbomText(root));
  const isForDevelopment = name =>
    components
      .find(each => each.name === name)
      .properties.some(each => each.name === 'cdx:npm:package:development' && each.value === 'true');
  expect(['fastify', 'react', 'vitest'].map(isForDevelopment)).toEqual([false, false, true]);
});

test('checksums are those of sha256sum', () => {
  const { folder, write } = aProject();
  write('out/a', 'abc');
  expect(checksums(join(folder, 'out'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n');
});
