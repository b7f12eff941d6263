import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { describeDeclarations } from './src/core/openapi/openapi.describe.ts';
import { fieldWords } from './src/openapi.ts';

/** Gives the relative imports of a file another ending. */
const withEnding = (code: string, from: string, to: string): string =>
  code.replace(
    new RegExp(`((?:from|import|import\\(|require\\()\\s*)(['"])(\\.[^'"]+)\\.${from}\\2`, 'g'),
    `$1$2$3.${to}$2`,
  );

/** The indentation of inferred types is deep, and a tenth of what is downloaded: one space for the compiler's four. */
const narrow = (code: string): string => code.replace(/^(?: {4})+/gm, spaces => ' '.repeat(spaces.length / 4));

/**
 * Declarations are the compiler's: it leaves the ending of an import as it is, writes them for ESM only, and drops the
 * comments of fields that it infers.
 */
async function declare(): Promise<void> {
  const { status, error } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw error ?? new Error('tsc refused the sources of the SDK');
  const words = fieldWords();
  for (const path of globSync('dist/**/*.d.ts')) {
    const text = narrow(describeDeclarations(withEnding(readFileSync(path, 'utf8'), 'ts', 'js'), words));
    writeFileSync(path, text);
    writeFileSync(path.replace(/\.ts$/, '.cts'), withEnding(text, 'js', 'cjs'));
  }
}

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.testing.ts'],
  format: ['esm', 'cjs'],
  // A file for a file (docs/decisions/0018): joined files would make a program carry calls that it does not use.
  bundle: false,
  tsconfig: 'tsconfig.build.json',
  clean: true,
  silent: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  plugins: [
    {
      name: 'endings',
      renderChunk(code) {
        return { code: withEnding(code, 'ts', this.format === 'cjs' ? 'cjs' : 'js') };
      },
    },
  ],
  onSuccess: declare,
});
