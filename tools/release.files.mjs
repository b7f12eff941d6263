// What a release changes in the files: versions, changelogs and the list of released migrations.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changelogFaults } from './check-sdk.changelog.mjs';
import { RELEASED, releasedOf } from './house.migrations.mjs';
import { readJson, unreleased } from './release.checks.mjs';

const text = value => `${JSON.stringify(value, null, 2)}\n`;

/** The changelog with what was not released under this version. */
const dated = (changelog, version, day) =>
  changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);

/** A manifest, or its entry in the lockfile, with these versions of our packages. */
function raised(manifest, versions) {
  const pins = dependencies =>
    Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, versions.get(name) ?? version]));
  return {
    ...manifest,
    ...(versions.has(manifest.name) && { version: versions.get(manifest.name) }),
    ...(manifest.dependencies && { dependencies: pins(manifest.dependencies) }),
    ...(manifest.devDependencies && { devDependencies: pins(manifest.devDependencies) }),
  };
}

/**
 * The files of a release, by path. The SDK has the number of the release if something changed for those who use it;
 * otherwise it keeps its own.
 */
export function releaseFiles(root, version, day) {
  const read = file => readFileSync(join(root, file), 'utf8');
  const manifests = ['package.json', ...globSync('*/package.json', { cwd: root }).sort()];
  const { name: sdkName, version: sdkVersion } = readJson(root, 'sdk/package.json');
  const sdkChanges = unreleased(read('sdk/CHANGELOG.md')) !== '';
  const versions = new Map(manifests.map(file => [readJson(root, file).name, version]));
  if (!sdkChanges) versions.set(sdkName, sdkVersion);

  const lock = readJson(root, 'package-lock.json');
  for (const file of manifests) {
    const path = file === 'package.json' ? '' : dirname(file);
    // The lockfile names a package after its folder, so the manifest's own name says which version it has.
    const { name } = readJson(root, file);
    lock.packages[path] = { ...raised(lock.packages[path], versions), version: versions.get(name) };
  }
  lock.version = version;

  const files = new Map([
    ...manifests.map(file => [file, text(raised(readJson(root, file), versions))]),
    ['package-lock.json', text(lock)],
    ['CHANGELOG.md', dated(read('CHANGELOG.md'), version, day)],
    [RELEASED, text(releasedOf(root))],
  ]);
  const logs = [['CHANGELOG.md', version]];
  if (sdkChanges) {
    files.set('sdk/CHANGELOG.md', dated(read('sdk/CHANGELOG.md'), version, day));
    files.set(
      'sdk/README.md',
      read('sdk/README.md').replaceAll(`venue-sdk-${sdkVersion}.tgz`, `venue-sdk-${version}.tgz`),
    );
    logs.push(['sdk/CHANGELOG.md', version]);
  }
  const faults = logs.flatMap(([file, newest]) =>
    changelogFaults(files.get(file), newest).map(fault => `${file}: ${fault}`),
  );
  return { files, faults, sdkVersion: versions.get(sdkName) };
}

export function writeFiles(root, files) {
  for (const [file, content] of files) writeFileSync(join(root, file), content);
}
