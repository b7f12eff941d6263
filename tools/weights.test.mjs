import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { scriptsOf, weigh } from './weights.mjs';

/** A build of scripts with these texts, and its manifest. */
function aBuild(texts, manifest) {
  const dist = mkdtempSync(join(tmpdir(), 'venue-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const write = (name, content) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  for (const [name, text] of Object.entries(texts)) write(`assets/${name}.js`, text);
  write('.vite/manifest.json', JSON.stringify(manifest));
  write(
    'index.html',
    '<link rel="modulepreload" href="/app/assets/runtime.js"><script type="module" src="/app/assets/start.js"></script>',
  );
  return dist;
}

const texts = { runtime: 'r;', start: 's;'.repeat(90), page: 'p;'.repeat(50), shared: 'x;'.repeat(70), later: 'l;' };
const chunk = (name, more = {}) => ({ file: `assets/${name}.js`, ...more });
const manifest = {
  _runtime: chunk('runtime'),
  _start: chunk('start', { imports: ['_runtime'], dynamicImports: ['src/Page.tsx', 'src/DeferredParts.tsx'] }),
  _shared: chunk('shared', { imports: ['_start'] }),
  'src/Page.tsx': chunk('page', { imports: ['_start', '_shared'], dynamicImports: ['src/DeferredParts.tsx'] }),
  'src/DeferredParts.tsx': chunk('later', { imports: ['_start'] }),
};

test('a screen weighs the start, its own code and what that imports, each once, and nothing that comes later', () => {
  const dist = aBuild(texts, manifest);
  const screen = { app: 'client-app', loads: [/Page\.tsx$/] };
  const files = ['runtime', 'start', 'page', 'shared'];
  expect(scriptsOf(screen, dist).toSorted()).toEqual(files.map(name => `assets/${name}.js`).toSorted());
  const bytes = files.reduce((sum, name) => sum + gzipSync(texts[name], { level: 9 }).length, 0);
  expect(weigh(screen, dist)).toBeCloseTo(bytes / 1000, 6);
});

test('code that is no file of its own any more is not counted as nothing', () => {
  const dist = aBuild(texts, manifest);
  for (const load of ['src/Gone.tsx', /Gone/])
    expect(() => scriptsOf({ app: 'client-app', loads: [load] }, dist)).toThrow('Gone');
});
