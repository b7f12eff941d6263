// The SDK as its users get it: the tarball, and projects that install it.
import { copyFileSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './machine.mjs';

const modules = join(root, 'node_modules');
const fixtures = join(root, 'sdk', 'test-pack');

/** Every entry a program can import (`.`, `calls`, `bookings/admin`, …) with its files; `area` is that of its folder. */
export const entriesOf = ({ exports }) =>
  Object.entries(exports)
    .filter(([, conditions]) => typeof conditions === 'object')
    .map(([key, { 'venue-source': source, ...built }]) => ({
      name: key.replace(/^\.\//, ''),
      files: Object.values(built).map(file => file.slice(2)),
      area: /^\.\/src\/([\w-]+)\/\1\./.exec(source)?.[1],
    }));

/** Packs the build into a folder; returns the tarball's path, its size in bytes and the files inside. */
export async function pack(output, sdk, folder) {
  const [{ filename, size, files }] = Object.values(
    JSON.parse(await output('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], sdk)),
  );
  return { path: join(folder, filename), size, files: files.map(({ path }) => path) };
}

/** Counts the fields of schemas in the built typings, and those of them with a comment above. */
export function describedFields(sdk) {
  const above = globSync('dist/**/*.d.ts', { cwd: sdk }).flatMap(file => {
    const lines = readFileSync(join(sdk, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => (/^ +"?[\w-]+"?\??: z\./.test(line) ? [lines[index - 1] ?? ''] : []));
  });
  return { fields: above.length, described: above.filter(line => line.trimEnd().endsWith('*/')).length };
}

const written = /^dist\/.+\.(js|d\.ts)(\.map)?$|^(src|examples)\/.+(?<!\.(test|bench))\.ts$/;
const pages = ['package.json', 'README.md', 'api.md', 'CHANGELOG.md', 'dist/openapi.json'];

/** The files that a tarball should not have, and those that it lacks. */
export function strangeFiles(files, entries) {
  const expectedFiles = [...pages, ...entries.flatMap(entry => entry.files)];
  return [
    ...files.filter(file => !pages.includes(file) && !written.test(file)).map(file => `${file} should not be packed`),
    ...expectedFiles.filter(file => !files.includes(file)).map(file => `${file} is missing`),
  ];
}

/**
 * A project with the tarball installed and, beside it, only the packages it declares: linked from the repository, so
 * that nothing is fetched.
 */
export async function writeProject(folder, { kind, tarball, manifest, output }) {
  const installed = join(folder, 'node_modules', '@venue', 'sdk');
  mkdirSync(installed, { recursive: true });
  await output('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder);
  const needed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  for (const name of kind === 'vite' ? [...needed, 'vite', 'rolldown'] : needed) link(name, folder);

  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { name: `uses-sdk-${kind}`, private: true, ...(kind === 'cjs' ? {} : { type: 'module' }) });
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: [],
    rootDir: '.',
    outDir: 'out',
  };
  const starter = kind === 'vite' ? 'browser' : 'node';
  write('tsconfig.json', { compilerOptions, include: ['*.ts'] });
  write('tsconfig.bundler.json', {
    compilerOptions: { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    include: ['*.ts'],
  });
  for (const name of ['program', starter]) copyFileSync(join(fixtures, `${name}.mts`), join(folder, `${name}.ts`));
  for (const name of ['quiet.mjs', 'weigh.mjs']) copyFileSync(join(fixtures, name), join(folder, name));
  if (kind === 'vite')
    writeFileSync(
      join(folder, 'vite.config.js'),
      `export default { build: { lib: { entry: 'browser.ts', formats: ['es'], fileName: 'program' } } };\n`,
    );
  return folder;
}

function link(name, folder) {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(modules, name), place, 'junction');
}

/** Packages the repository has in another version than the SDK asks for: a check with those would prove nothing. */
export const wrongVersions = manifest =>
  Object.entries(manifest.dependencies)
    .map(([name, range]) => [
      name,
      range,
      JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version,
    ])
    .filter(([, range, installed]) => range !== installed)
    .map(([name, range, installed]) => `${name} ${installed} is installed, ${range} is asked for`);
