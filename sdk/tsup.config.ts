import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { describeDeclarations } from './src/core/openapi/openapi.describe.ts';
import { apiDocument, fieldWords } from './src/openapi.ts';

/** Gives the relative imports of a file the ending that they have in the build. */
const withEnding = (code: string): string =>
  code.replace(/((?:from|import|import\()\s*)(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2');

/** A source map of a text in which lines were inserted, each of which comes from nowhere. */
function withLines(map: string, former: string, text: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  const [lines, places] = [former.split('\n'), mappings.split(';')];
  let at = 0;
  const moved = text.split('\n').map(line => (line === lines[at] ? (places[at++] ?? '') : ''));
  if (at < lines.length) throw new Error(`line ${at + 1} of a declaration was changed, not only moved`);
  return JSON.stringify({ ...rest, mappings: moved.join(';') });
}

/**
 * The declarations come from the compiler. It keeps the extensions of imports, and drops the comments of fields that it
 * infers; both are corrected here, in the maps too.
 */
async function declare(): Promise<void> {
  const { status, error } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw error ?? new Error('tsc refused the sources of the SDK');
  const words = fieldWords();
  for (const path of globSync('dist/**/*.d.ts')) {
    const former = withEnding(readFileSync(path, 'utf8'));
    const text = describeDeclarations(former, words);
    writeFileSync(path, text);
    writeFileSync(`${path}.map`, withLines(readFileSync(`${path}.map`, 'utf8'), former, text));
  }
  // For teams without Node.
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeFileSync('dist/openapi.json', JSON.stringify(apiDocument(version)));
}

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.testing.ts'],
  format: ['esm'],
  // One output file per source file (docs/decisions/0018): merged files would make a program load calls it does not
  // use.
  bundle: false,
  tsconfig: 'tsconfig.build.json',
  clean: true,
  silent: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
    // The sources are in the package.
    options.sourcesContent = false;
  },
  plugins: [{ name: 'endings', renderChunk: code => ({ code: withEnding(code) }) }],
  onSuccess: declare,
});
