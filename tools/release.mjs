// `npm run release -- 1.2.3`: makes a release of the present commit, or says why it cannot be one. It writes versions and
// changelogs, makes and tries out the artefacts in releases/1.2.3, commits and sets the tag. It pushes and publishes
// nothing. `--dry-run` changes nothing and says what would be done.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuilds } from './compress.mjs';
import { root, run } from './machine.mjs';
import { archiveName, makeArtefacts, tryOut } from './release.artefacts.mjs';
import { git, refusals, unreleased } from './release.checks.mjs';
import { releaseFiles, writeFiles } from './release.files.mjs';
import { audit } from './update.mjs';

const isDry = process.argv.includes('--dry-run');
const version = process.argv.slice(2).find(each => !each.startsWith('-')) ?? '';
const day = new Date().toISOString().slice(0, 10);

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
  const made = [archiveName(version), `venue-sdk-${sdkVersion}.tgz`, 'openapi.json', 'sbom.cdx.json', 'SHA256SUMS'];
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
console.log(
  `releases/${version} is complete. Publish it: git push origin main v${version} (see CONTRIBUTING.md, “Release”)`,
);
