import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '../temp.ts';

const packages = ['sdk', 'server'];

/** Dependencies of the server and the SDK below a folder, with their versions. */
function dependenciesOf(folder: string): Record<string, string> {
  const manifests = packages.map(name => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')));
  return Object.assign({}, ...manifests.map(({ dependencies }) => dependencies));
}

const majorOf = (version: string | undefined) => /\d+/.exec(version ?? '')?.[0];

/** Puts the server of a commit into a folder of its own, ready to run, and returns its entry. */
export function checkOut(root: string, commit: string): string {
  const folder = tempDir();
  const manifests = ['package.json', 'package-lock.json', ':(glob)*/package.json'];
  const archive = execFileSync('git', ['archive', commit, ...packages, ...manifests], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const own = dependenciesOf(folder);
  const present = dependenciesOf(root);
  // Our packages serve both, unless one was removed or changed what it offers.
  const names = Object.keys(own).filter(name => !name.startsWith('@venue/'));
  if (names.some(name => majorOf(own[name]) !== majorOf(present[name])))
    execFileSync('npm', ['ci', '--omit=dev', '--workspace=server', '--include-workspace-root'], {
      cwd: folder,
    });
  else link(root, folder);
  return join(folder, 'server', 'src', 'main.ts');
}

function link(root: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@venue'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@venue' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  symlinkSync(join(folder, 'sdk'), join(modules, '@venue', 'sdk'), 'junction');
  for (const name of packages)
    if (existsSync(join(root, name, 'node_modules')))
      symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), 'junction');
}
