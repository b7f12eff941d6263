import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { envelopeOf, PROVENANCE, provenanceFaults, statementOf } from './release.provenance.mjs';

const pems = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    known: publicKey.export({ type: 'spki', format: 'pem' }),
  };
};
const { own, known } = pems();

/** A release of two files, and what is said of it; signed unless `key` is null. */
function aRelease(key = own) {
  const root = mkdtempSync(join(tmpdir(), 'venue-provenance-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@venue.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Release 1.2.3');
  git('tag', 'v1.2.3');
  const folder = join(root, 'releases');
  const file = name => join(folder, name);
  mkdirSync(folder);
  writeFileSync(file('venue-1.2.3.tgz'), 'server');
  writeFileSync(file('openapi.json'), '{}');
  const at = new Date(0).toISOString();
  const statement = statementOf(root, '1.2.3', folder, { builder: 'urn:test', startedOn: at, finishedOn: at });
  writeFileSync(file(PROVENANCE), envelopeOf(statement, key ?? undefined));
  return { folder, file, statement, commit: git('rev-parse', 'HEAD').trim() };
}

test('it names the files, the commit and the lockfile', () => {
  const { statement, commit } = aRelease();
  expect(statement.subject.map(({ name }) => name)).toEqual(['openapi.json', 'venue-1.2.3.tgz']);
  const [source, lockfile] = statement.predicate.buildDefinition.resolvedDependencies;
  expect(source.digest).toEqual({ gitCommit: commit });
  expect(lockfile.digest.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a release as it was made has no faults', () => {
  expect(provenanceFaults(aRelease().folder, known)).toEqual([]);
});

test.each([
  [
    'changed',
    ({ file }) => writeFileSync(file('openapi.json'), '[]'),
    ['openapi.json is not the file that was released'],
  ],
  ['missing', ({ file }) => rmSync(file('openapi.json')), ['openapi.json is missing']],
  ['added', ({ file }) => writeFileSync(file('more.sh'), ''), ['more.sh was not released']],
])('a file that was %s is named', (_what, change, faults) => {
  const release = aRelease();
  change(release);
  expect(provenanceFaults(release.folder, known)).toEqual(faults);
});

test.each([
  ['unsigned', () => aRelease(null)],
  ['signed with another key', () => aRelease(pems().own)],
])('what is %s is refused', (_what, make) => {
  expect(provenanceFaults(make().folder, known)).toEqual(['the provenance is not signed by this key']);
});

test('only an Ed25519 key signs', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => envelopeOf({}, privateKey.export({ type: 'pkcs8', format: 'pem' }))).toThrow('Ed25519');
});
