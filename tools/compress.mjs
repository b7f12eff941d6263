// Compresses the built apps once, as well as possible, so that serving them costs nothing.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './machine.mjs';

const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALLEST = 1024;

export function compressBuilds(builds = ['client-app', 'admin-app'].map(name => join(root, name, 'dist'))) {
  for (const build of builds) if (existsSync(build)) compressFolder(build);
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) compressFolder(file);
    else if (worthIt.test(entry.name)) compressFile(file);
  }
}

function compressFile(file) {
  const { size, mtimeMs } = statSync(file);
  if (size < SMALLEST) return;
  const fresh = suffix => existsSync(file + suffix) && statSync(file + suffix).mtimeMs >= mtimeMs;
  if (fresh('.br') && fresh('.gz')) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compressBuilds();
