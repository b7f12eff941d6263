// Checks the packages that the project installs: their licences, and that the lockfile fixes what each of them is.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from './machine.mjs';

/** Licences that any package may have, each with what it asks for. */
const allowed = {
  MIT: 'its notice stays with copies',
  'MIT-0': 'nothing',
  ISC: 'its notice stays with copies',
  '0BSD': 'nothing',
  'BSD-2-Clause': 'its notice stays with copies',
  'BSD-3-Clause': 'its notice stays with copies, and its authors are not named in advertising',
  'Apache-2.0': 'its notice stays with copies, and changed files say so; it grants patents',
  'BlueOak-1.0.0': 'its notice stays with copies',
  'CC0-1.0': 'nothing',
  Zlib: 'changed copies say so',
};

/** Further licences of packages that do not leave the machines of developers. */
const forDevelopment = {
  'MPL-2.0': 'files of the package that somebody changes and passes on stay open; nobody does',
  'CC-BY-3.0': 'lists of licences, whose authors are named in the package',
};

/** Further licences of single packages, by the beginning of their names. */
const exceptions = [
  {
    name: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own beside the program, and whoever runs the server may replace it',
  },
  {
    name: '@fontsource-variable/golos-text',
    licence: 'OFL-1.1',
    reason: 'the font is served with pages, and not sold by itself',
  },
];

/** Licences that packages have in a file, but not in their manifest. */
const unnamed = { 'png-js': 'MIT' };

/** The installed packages of a lockfile, our own excluded. */
const packagesOf = lock =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1), ...entry }));

/** Packages whose licence nobody has allowed, and exceptions that nothing needs any more. */
export function licenceFaults(lock) {
  const packages = packagesOf(lock);
  const refused = packages.flatMap(({ name, version, license = unnamed[name], dev }) => {
    const own = exceptions.filter(each => name.startsWith(each.name)).map(({ licence }) => licence);
    const fits = [...Object.keys(allowed), ...(dev ? Object.keys(forDevelopment) : []), ...own];
    try {
      if (license !== undefined && satisfies(license, fits)) return [];
    } catch {
      // Not an expression of SPDX.
    }
    return [
      `${name}@${version} has the licence ${license ?? 'that its manifest does not name'}: read it, and allow it`,
    ];
  });
  const names = packages.map(({ name }) => name);
  const needless = [...exceptions.map(({ name }) => name), ...Object.keys(unnamed)]
    .filter(start => !names.some(name => name.startsWith(start)))
    .map(start => `no package is called ${start}…: remove its exception`);
  return [...refused, ...needless];
}

/** Packages that somebody could replace unnoticed, or that run code when they are installed. */
export const lockFaults = (lock, allowScripts = {}) =>
  packagesOf(lock).flatMap(({ name, version, integrity, resolved, hasInstallScript }) => [
    ...(/^sha512-/.test(integrity ?? '')
      ? []
      : [
          `${name}@${version} has no checksum in the lockfile: remove it and what brings it there, and run \`npm install --package-lock-only\``,
        ]),
    ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${name}@${version} comes from ${resolved}: install it from the public registry`]),
    ...(!hasInstallScript || name in allowScripts
      ? []
      : [`${name}@${version} runs a script when it is installed: decide in allowScripts of package.json`]),
  ]);

/** Dependencies that are not pinned to one version. */
export const looseVersions = manifest =>
  ['dependencies', 'devDependencies', 'optionalDependencies']
    .flatMap(kind => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${manifest.name} depends on ${name} ${version}: name one version`);

if (process.argv[1] === import.meta.filename) {
  const read = file => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const lock = read('package-lock.json');
  const manifests = ['package.json', ...globSync('*/package.json', { cwd: root })].map(read);
  const faults = [
    ...licenceFaults(lock),
    ...lockFaults(lock, manifests[0].allowScripts),
    ...manifests.flatMap(looseVersions),
  ];
  for (const fault of faults) console.error(fault);
  const count = packagesOf(lock).length;
  console.log(faults.length === 0 ? `${count} packages are in order` : `${faults.length} faults in ${count} packages`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
