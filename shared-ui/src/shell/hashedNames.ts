/**
 * Names of a build's files for Vite. The start lists every other script and stylesheet of the app, and each file names
 * those it imports: words in these names would weigh a kilobyte before the first screen. Which file is which says
 * `dist/.vite/manifest.json`. Fonts and pictures keep their words. Seven characters are 42 bits: among ten thousand files
 * that a browser may still keep, one in a million releases would meet a name again.
 */
export const hashedNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some(name => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
};
