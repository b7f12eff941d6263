// `npm run release -- 1.2.3`: makes a release of the present commit, or says why it cannot be one. It writes versions and
// changelogs, makes and tries out the artefacts in releases/1.2.3, commits and sets the tag. It pushes and publishes
// nothing. `--dry-run` changes nothing and says what would be done. `--verify <folder> --key <public key>` compares the
// files of a release with its signed provenance.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressBuilds } from './compress.mjs';
import { fail, root, run } from './machine.mjs';
import { archiveName, makeArtefacts, tryOut } from './release.artefacts.mjs';
import { git, refusals, unreleased } from './release.checks.mjs';
import { releaseFiles, writeFiles } from './release.files.mjs';
import { envelopeOf, PROVENANCE, provenanceFaults, statementOf } from './release.provenance.mjs';
import { audit } from './update.mjs';

const { values: options, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, verify: { type: 'string' }, key: { type: 'string' } },
  allowPositionals: true,
});
if (options.verify !== undefined) {
  if (options.key === undefined) fail('Name the public key of the release: --key release.pub.pem');
  const faults = provenanceFaults(options.verify, readFileSync(options.key, 'utf8'));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log('The files are those that were released.');
  process.exit(faults.length > 0 ? 1 : 0);
}

const isDry = options['dry-run'] === true;
const version = positionals[0] ?? '';
const startedOn = new Date().toISOString();
const day = startedOn.slice(0, 10);
const keyFile = process.env.RELEASE_KEY;
const key = keyFile && readFileSync(keyFile, 'utf8');

const { files, faults, sdkVersion } = releaseFiles(root, version, day);
const reasons = [...new Set([...refusals(root, version), ...faults])];
for (const reason of reasons) console.error(`✗ ${reason}`);
if (reasons.length > 0 && !isDry) process.exit(1);

const news = unreleased(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
const folder = join(root, 'releases', version);
console.log(`Release ${version} of ${day}, the SDK in ${sdkVersion}\n\n${news}\n`);
console.log(audit('--omit=dev').text);
if (isDry) {
  const changes = [...files.keys()].map(file => `  ${file}`).join('\n');
  const made = [
    archiveName(version),
    `venue-sdk-${sdkVersion}.tgz`,
    'openapi.json',
    'sbom.cdx.json',
    'SHA256SUMS',
    PROVENANCE,
  ];
  console.log(
    `Would change\n${changes}\nwould commit and tag v${version}, and make in releases/${version}\n  ${made.join('\n  ')}`,
  );
  process.exit(reasons.length > 0 ? 1 : 0);
}

try {
  writeFiles(root, files);
  if ((await run('turbo', ['run', 'build', '--output-logs=errors-only'])) !== 0) throw new Error('the build failed');
  compressBuilds();
  await makeArtefacts(root, version, folder);
  console.log('Installing and starting the archive…');
  await tryOut(join(folder, archiveName(version)));
} catch (error) {
  console.error(`${error.message}\nNothing was committed. \`git checkout .\` discards what was written`);
  process.exit(1);
}
const committed = git(root, 'commit', '--all', '--quiet', `--message=Release ${version}`) !== undefined;
if (!committed || git(root, 'tag', '--annotate', `v${version}`, `--message=Release ${version}`) === undefined) {
  console.error('git could not commit or tag: `git status` says why');
  process.exit(1);
}
const builder = process.env.RELEASE_BUILDER ?? 'urn:venue:by-hand';
const statement = statementOf(root, version, folder, { builder, startedOn, finishedOn: new Date().toISOString() });
writeFileSync(join(folder, PROVENANCE), envelopeOf(statement, key));
if (!key) console.log(`${PROVENANCE} is not signed: RELEASE_KEY names no key`);
console.log(
  `releases/${version} is complete. Publish it: git push origin main v${version} (see CONTRIBUTING.md, “Release”)`,
);
