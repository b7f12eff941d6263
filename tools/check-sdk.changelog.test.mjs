import { describe, expect, test } from 'vitest';
import { changelogFaults } from './check-sdk.changelog.mjs';

const log = (...entries) => `# Changelog\n\n${entries.join('\n\n')}\n`;
const first = '## [0.1.0] - 2026-11-20\n\n### Added\n- Every call.';

describe('changelogFaults', () => {
  test('a changelog in order has none', () => {
    expect(changelogFaults(log(first), '0.1.0')).toEqual([]);
    expect(changelogFaults(log('## [Unreleased]', first), '0.1.0')).toEqual([]);
    const minor = '## [0.2.0] - 2026-11-25\n\n### Removed\n- Something.\n\n### Added\n- Another.';
    const patch = '## [0.2.1] - 2026-11-25\n\n### Fixed\n- A fault.';
    expect(changelogFaults(log(patch, minor, first), '0.2.1')).toEqual([]);
  });

  test.each([
    ['the version has no entry', '0.2.0', [first], /newest entry should be «## \[0\.2\.0\]/],
    ['there is no entry at all', '0.1.0', [], /newest entry/],
    ['a heading of another form', '0.1.0', [first, '## 0.0.9'], /«## 0\.0\.9» should be/],
    ['a kind of its own', '0.1.0', [first.replace('Added', 'New')], /«### New» should be one of/],
    ['an entry that says nothing', '0.1.0', ['## [0.1.0] - 2026-11-20'], /\[0\.1\.0\] - 2026-11-20 says nothing/],
    ['an empty kind', '0.1.0', [`${first}\n\n### Fixed`], /says nothing under Fixed/],
    ['a line under no kind', '0.1.0', ['- Loose.', first], /«- Loose\.» stands under no heading/],
    ['unreleased at the end', '0.1.0', [first, '## [Unreleased]'], /comes first/],
    ['numbers that go down', '0.1.0', [first, first.replace('0.1.0', '0.3.0')], /is not above/],
    ['the same number twice', '0.1.0', [first, first], /is not above/],
    ['days that go back', '0.2.0', ['## [0.2.0] - 2026-11-01\n\n### Added\n- More.', first], /is dated before/],
    ['a removal before 1.0', '0.1.1', ['## [0.1.1] - 2026-11-20\n\n### Removed\n- It.', first], /raise the minor/],
    [
      'a removal after 1.0',
      '1.1.0',
      ['## [1.1.0] - 2026-11-20\n\n### Removed\n- It.', first.replace('0.1.0', '1.0.0')],
      /raise the major/,
    ],
    ['an addition in a patch', '0.1.1', ['## [0.1.1] - 2026-11-20\n\n### Added\n- It.', first], /raise the minor/],
  ])('%s', (_, version, entries, fault) => {
    expect(changelogFaults(log(...entries), version).join('\n')).toMatch(fault);
  });
});
