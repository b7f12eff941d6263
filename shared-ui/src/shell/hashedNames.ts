/**
 * Names of a build's files for Vite: hashes only. The entry lists every other script and stylesheet of the app, and
 * each file names its imports, so readable names would add a kilobyte before the first screen;
 * `dist/.vite/manifest.json` tells which file is which. Fonts and pictures keep readable names. Seven characters are
 * 42 bits: with ten thousand files in a browser's cache, one in a million releases would reuse a name.
 */
export const hashedNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some(name => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};
