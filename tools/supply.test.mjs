import { expect, test } from 'vitest';
import { licenceFaults, lockFaults, looseVersions } from './supply.mjs';

/** A lockfile of these packages beside those that have exceptions. */
const lock = packages => ({
  packages: {
    '': { name: 'venue' },
    'node_modules/@venue/sdk': { link: true },
    'node_modules/@img/sharp-linux-x64': { version: '1.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/@fontsource-variable/golos-text': { version: '1.0.0', license: 'OFL-1.1' },
    'node_modules/png-js': { version: '1.0.0' },
    ...packages,
  },
});
const one = entry => lock({ 'node_modules/a/node_modules/thing': { version: '1.0.0', ...entry } });

test.each([
  ['a licence that nobody has allowed', { license: 'GPL-3.0-only' }],
  ['one for development in what is shipped', { license: 'MPL-2.0' }],
  ['one that is allowed for another package', { license: 'LGPL-3.0-or-later' }],
  ['two at once, of which one is not allowed', { license: 'MIT AND GPL-2.0-only' }],
  ['none', {}],
  ['words instead of a licence', { license: 'SEE LICENSE IN LICENSE.md' }],
])('%s is refused', (_, entry) => {
  expect(licenceFaults(one(entry))).toEqual([expect.stringMatching(/^thing@1\.0\.0 has the licence/)]);
});

test.each([
  { license: 'MIT' },
  { license: '(MIT OR GPL-3.0-or-later)' },
  { license: 'MIT AND Zlib' },
  { license: 'MPL-2.0', dev: true },
])('$license is allowed', entry => expect(licenceFaults(one(entry))).toEqual([]));

test('an exception goes with its package', () => {
  const without = lock({});
  delete without.packages['node_modules/png-js'];
  expect(licenceFaults(without)).toEqual(['no package is called png-js…: remove its exception']);
});

test('every package has a checksum, comes from the public registry and runs no script unasked', () => {
  const faultsOf = (entry, allow) =>
    lockFaults({ packages: { 'node_modules/thing': { version: '1.0.0', ...entry } } }, allow).join('\n');
  const integrity = 'sha512-abc';
  expect(faultsOf({ integrity })).toBe('');
  expect(faultsOf({ integrity, resolved: 'https://registry.npmjs.org/thing/-/thing-1.0.0.tgz' })).toBe('');
  expect(faultsOf({})).toMatch(/no checksum/);
  expect(faultsOf({ integrity: 'sha1-abc' })).toMatch(/no checksum/);
  expect(faultsOf({ integrity, resolved: 'https://mirror.example/thing.tgz' })).toMatch(/comes from/);
  expect(faultsOf({ integrity, resolved: 'git+ssh://git@github.com/a/thing.git#1' })).toMatch(/comes from/);
  expect(faultsOf({ integrity, hasInstallScript: true })).toMatch(/runs a script/);
  expect(faultsOf({ integrity, hasInstallScript: true }, { thing: false })).toBe('');
});

test('a dependency names one version', () => {
  const manifest = { name: 'app', dependencies: { a: '1.2.3', b: '^1.2.3' }, devDependencies: { c: '*' } };
  expect(looseVersions(manifest)).toEqual([
    'app depends on b ^1.2.3: name one version',
    'app depends on c *: name one version',
  ]);
  expect(looseVersions({ name: 'app', peerDependencies: { d: '>=3' } })).toEqual([]);
});
