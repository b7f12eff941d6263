import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

const entry = version => ({ version, integrity: `sha512-${version}` });
const lockfile = packages => ({ packages: { '': { name: 'venue' }, ...packages } });
const expected = lockfile({
  'node_modules/a': entry('1.0.0'),
  'node_modules/mac': { ...entry('1.0.0'), optional: true },
});

test('an install of what the lockfile says is enough, without what is for other platforms', () => {
  expect(isInstalled(expected, { packages: { 'node_modules/a': entry('1.0.0') } })).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/a': entry('1.0.1') }],
  ['a package has another content', { 'node_modules/a': { ...entry('1.0.0'), integrity: 'sha512-else' } }],
  ['there is a package too many', { 'node_modules/a': entry('1.0.0'), 'node_modules/b': entry('1.0.0') }],
])('it is not when %s', (_what, packages) => {
  expect(isInstalled(expected, packages && { packages })).toBe(false);
});
