import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressBuilds } from './compress.mjs';

test('files worth it are compressed beside themselves, again only when they changed', () => {
  const build = mkdtempSync(join(tmpdir(), 'venue-build-'));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  const script = join(build, 'assets', 'index.js');
  mkdirSync(join(build, 'assets'));
  writeFileSync(script, 'first;'.repeat(500));
  writeFileSync(join(build, 'assets', 'small.js'), 'x;');
  writeFileSync(join(build, 'assets', 'photo.webp'), Buffer.alloc(5000));

  compressBuilds([build, join(build, 'missing')]);
  expect(String(brotliDecompressSync(readFileSync(`${script}.br`)))).toBe('first;'.repeat(500));
  expect(String(gunzipSync(readFileSync(`${script}.gz`)))).toBe('first;'.repeat(500));
  expect(existsSync(join(build, 'assets', 'small.js.br'))).toBe(false);
  expect(existsSync(join(build, 'assets', 'photo.webp.br'))).toBe(false);

  const { mtimeMs } = statSync(`${script}.br`);
  compressBuilds([build]);
  expect(statSync(`${script}.br`).mtimeMs).toBe(mtimeMs);

  writeFileSync(script, 'second;'.repeat(500));
  utimesSync(script, new Date(mtimeMs + 5000), new Date(mtimeMs + 5000));
  compressBuilds([build]);
  expect(String(brotliDecompressSync(readFileSync(`${script}.br`)))).toBe('second;'.repeat(500));
});
