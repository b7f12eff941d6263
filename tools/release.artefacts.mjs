// What a release consists of, in one folder: the server with the built apps, the SDK, the API's document, the list of
// its packages and the checksums of all.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { serverFlags } from './machine.mjs';
import { openApiText } from './openapi.mjs';
import { git } from './release.checks.mjs';

/** The archive of the server: sources that Node runs as they are, and the built apps. */
export const archiveName = version => `venue-${version}.tgz`;

const sources = ['server/src', 'server/drizzle', 'sdk/src', 'deploy', 'docs/operation.md', 'CHANGELOG.md'];
const builds = ['client-app/dist', 'client-app/dist-ssr', 'admin-app/dist'];
const isForTests = file =>
  /\.(test|testing|bench)\.tsx?$/.test(file) ||
  file.startsWith('server/src/testing/') ||
  file.startsWith('server/drizzle/meta/0');

const npmSettings = 'audit=false\nfund=false\nomit=dev\n';
/** Installs what the server needs, and nothing that the apps were built with. */
const npmInstall = ['ci', '--workspace=server', '--include-workspace-root', '--loglevel=error'];

// A glob would leave out `.vite`, which the server reads.
const filesBelow = (root, folder) =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(each => each.isFile())
        .map(each => relative(root, join(each.parentPath, each.name)))
        .sort();

/** The files of the archive: those that git knows, and the builds. */
export const archiveFiles = root => [
  ...(git(root, 'ls-files', ...sources) ?? '').split('\n').filter(file => file !== '' && !isForTests(file)),
  // npm wants the manifest of every workspace that the lockfile names.
  ...['package.json', 'package-lock.json', ...globSync('*/package.json', { cwd: root }).sort()],
  ...builds.flatMap(build => filesBelow(root, build)),
];

function output(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Packs the server; the same files make the same archive. */
function packServer(root, file) {
  const folder = mkdtempSync(join(tmpdir(), 'venue-release-'));
  try {
    for (const each of archiveFiles(root)) {
      mkdirSync(dirname(join(folder, each)), { recursive: true });
      cpSync(join(root, each), join(folder, each));
    }
    writeFileSync(join(folder, '.npmrc'), npmSettings);
    const order = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', '--mtime=@0'];
    output('tar', [...order, '--use-compress-program=gzip -n', '-cf', file, '-C', folder, '.'], root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * All packages of the lockfile in CycloneDX; throws if it does not fit the schema. Those for development are marked and
 * not left out: npm's `--omit=dev` also drops what the server needs.
 */
export async function sbomText(root) {
  const sbom = output('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'], root);
  const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(sbom);
  if (fault !== null) throw new Error(`the SBOM does not fit CycloneDX 1.5: ${JSON.stringify(fault).slice(0, 2000)}`);
  return sbom;
}

/** Lines as `sha256sum --check` reads them, for all files of a folder. */
export const checksums = folder =>
  readdirSync(folder)
    .sort()
    .map(
      file =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('');

/** Makes all artefacts in a folder, from the files and builds as they are. */
export async function makeArtefacts(root, version, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  packServer(root, join(folder, archiveName(version)));
  output('npm', ['pack', '--ignore-scripts', '--workspace=@venue/sdk', `--pack-destination=${folder}`], root);
  writeFileSync(join(folder, 'openapi.json'), openApiText());
  writeFileSync(join(folder, 'sbom.cdx.json'), await sbomText(root));
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder));
}

/** Installs the archive as an operator would and starts it; throws if it is not ready or does not show a page. */
export async function tryOut(archive) {
  const folder = mkdtempSync(join(tmpdir(), 'venue-release-'));
  let server;
  try {
    output('tar', ['-xzf', archive], folder);
    output('npm', npmInstall, folder);
    server = spawn(join(folder, 'node_modules/.bin/node'), [...serverFlags, 'server/src/main.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'on' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await new Promise((resolve, reject) => {
      let printed = '';
      server.stdout.setEncoding('utf8').on('data', text => {
        printed += text;
        const [, address] = /For customers\s+(\S+)\/app\//.exec(printed) ?? [];
        if (address) resolve(address);
      });
      server.once('exit', code => reject(new Error(`the released server ended with ${code}`)));
    });
    for (const [path, content] of [
      ['/health/ready', ''],
      ['/app/venue', '<h1'],
      ['/app/admin/', '<script'],
    ]) {
      const reply = await fetch(origin + path);
      if (!reply.ok || !(await reply.text()).includes(content))
        throw new Error(`the released server answers ${path} with ${reply.status}, or without ${content}`);
    }
  } finally {
    if (server) {
      const ended = new Promise(done => server.once('exit', done));
      server.kill();
      if (server.exitCode === null) await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
