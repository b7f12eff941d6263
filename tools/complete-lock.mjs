// Adds stub entries for platform-only optional packages that the registry in reach could not resolve,
// so that `npm ci` (npm >= 11.x validates them) accepts the lockfile.
import fs from 'node:fs';

const f = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(f, 'utf8'));
const P = lock.packages;
const OS = {
  darwin: 'darwin',
  macos: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
  linuxmusl: 'linux',
};
const CPU = {
  x64: 'x64',
  64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};
let n = 0;
const skipped = [];
for (const [path, e] of Object.entries(P)) {
  for (const [name, spec] of Object.entries(e.optionalDependencies ?? {})) {
    // resolve as npm would: walk up
    let at = path,
      isLocked = false;
    for (;;) {
      const k = `${at ? `${at}/` : ''}node_modules/${name}`;
      if (P[k]) {
        isLocked = true;
        break;
      }
      if (!at) break;
      const i = at.lastIndexOf('/node_modules/');
      at = i < 0 ? '' : at.slice(0, i);
      if (i < 0 && at === '' && !path.startsWith('node_modules')) at = '';
    }
    if (isLocked) continue;
    if (!/^\d/.test(spec)) {
      skipped.push(`${name}@${spec}`);
      continue;
    }
    const parts = name.split('/').pop().split(/[-_.]/);
    const os = parts.map(p => OS[p]).find(Boolean);
    let cpu = parts
      .map(p => CPU[p])
      .filter(Boolean)
      .pop();
    if (
      parts.includes('armv7') ||
      parts.includes('eabihf') ||
      parts.includes('gnueabihf') ||
      parts.includes('musleabihf') ||
      parts.includes('eabi')
    )
      cpu = 'arm';
    if (parts.includes('ppc64le')) cpu = 'ppc64';
    const s = { version: spec, optional: true };
    if (e.dev) s.dev = true;
    if (cpu) s.cpu = [cpu];
    if (os) s.os = [os];
    if (parts.some(p => p.startsWith('musl') || p === 'linuxmusl')) s.libc = ['musl'];
    P[`node_modules/${name}`] = s;
    n++;
    if (!os && !cpu) skipped.push(`no-platform:${name}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(P).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
fs.writeFileSync(f, `${JSON.stringify(lock, null, 2)}\n`);
console.log('stubs added', n, 'skipped', skipped.join(' '));
