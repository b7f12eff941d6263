// Builds the SDK for use outside of this repository: ESM, CommonJS and declarations for both, into sdk/dist.
// The compiler does it alone, a file for a file: what a bundler merges, a program that uses one call has to carry, and
// with the merging go the marks by which a program's own bundler leaves calls out.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sdk = fileURLToPath(new URL('../sdk', import.meta.url));
const dist = join(sdk, 'dist');

function compile(...options) {
  const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json', ...options], {
    cwd: sdk,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Gives the relative imports of a file another ending. */
const withEnding = (text, from, to) =>
  text.replace(
    new RegExp(`((?:from|import|import\\(|require\\()\\s*)(['"])(\\.[^'"]+)\\.${from}\\2`, 'g'),
    `$1$2$3.${to}$2`,
  );

rmSync(dist, { recursive: true, force: true });
compile('--declaration');
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file);
  // The compiler gives imports the new ending in code, not in declarations.
  const text = withEnding(readFileSync(path, 'utf8'), 'ts', 'js');
  writeFileSync(path, text);
  writeFileSync(path.replace(/\.ts$/, '.cts'), withEnding(text, 'js', 'cjs'));
}

const common = mkdtempSync(join(tmpdir(), 'venue-sdk-cjs-'));
try {
  compile(
    ...['--outDir', common, '--module', 'commonjs', '--moduleResolution', 'bundler'],
    ...['--verbatimModuleSyntax', 'false'],
  );
  for (const file of globSync('**/*.js', { cwd: common })) {
    const text = withEnding(readFileSync(join(common, file), 'utf8'), 'js', 'cjs');
    writeFileSync(join(dist, file.replace(/\.js$/, '.cjs')), text);
  }
} finally {
  rmSync(common, { recursive: true, force: true });
}
