import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { describeDeclarations } from './src/core/openapi/openapi.describe.ts';
import { fieldWords } from './src/openapi.ts';

/** Changes the file extension of the relative imports in a file. */
const withEnding = (code: string, from: string, to: string): string =>
  code.replace(
    new RegExp(`((?:from|import|import\\(|require\\()\\s*)(['"])(\\.[^'"]+)\\.${from}\\2`, 'g'),
    `$1$2$3.${to}$2`,
  );

/** The compiler indents inferred types deeply, a tenth of the download: one space instead of its four. */
const narrow = (code: string): string => code.replace(/^(?: {4})+/gm, spaces => ' '.repeat(spaces.length / 4));

/**
 * The declarations come from the compiler. It keeps the extensions of imports, writes declarations for ESM only, and
 * drops the comments of fields that it infers; all three are corrected here.
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
  // One output file per source file (docs/decisions/0018): merged files would make a program load calls it does not
  // use.
  bundle: false,
  tsconfig: 'tsconfig.build.json',
  clean: true,
  silent: true,
  esbuildOptions(options, { format }) {
    options.charset = 'utf8';
    // Each CommonJS file repeats the same helpers; those who read the code read the ES modules.
    options.minifyWhitespace = format === 'cjs';
  },
  plugins: [
    {
      name: 'endings',
      renderChunk(code) {
        // An `import()` in CommonJS would take the ES module of the package's own imports, a second copy of the SDK.
        return this.format === 'cjs'
          ? { code: withEnding(code, 'ts', 'cjs').replace(/(['"])#sending\1/, '$1./sending.cjs$1') }
          : { code: withEnding(code, 'ts', 'js') };
      },
    },
  ],
  onSuccess: declare,
});
