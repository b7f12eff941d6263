import { hashedNames } from '@venue/shared-ui/shell/hashedNames.ts';
import { browserFloor } from '@venue/shared-ui/theme/browserFloor.ts';
import { pageHead } from '@venue/shared-ui/theme/pageHead.ts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, minifySync } from 'vite';

// The ports of `npm run dev`.
const api = process.env.VENUE_API ?? 'http://127.0.0.1:8080';
const admin = process.env.VENUE_ADMIN ?? 'http://127.0.0.1:5174';

// What every screen needs is one chunk, preloaded by the page; the bundler divides the rest by who imports it.
const groups = [
  { name: 'start', test: /client-app\/src\/start\.tsx|\/node_modules\/(react|react-dom|scheduler)\/|preload-helper/ },
];

/** A worker serves the addresses below its own, which stays the same, so that browsers find the next version. */
const entryFileNames = ({ name }: { readonly name: string }) =>
  name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js';

export default defineConfig(({ isSsrBuild = false }) => ({
  base: '/app/',
  plugins: [react(), pageHead(minifySync, ['start'])],
  // The server's bundle is self-contained, with production builds of the libraries. axios stays external, because the
  // server provides its own transport.
  ssr: { noExternal: true, external: ['axios'], resolve: { conditions: ['venue-source', ...defaultServerConditions] } },
  resolve: { conditions: ['venue-source', ...defaultClientConditions] },
  // Otherwise React would pick its build when the server starts, and the development build takes twice as long.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: browserFloor,
    modulePreload: { polyfill: false },
    manifest: true,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'index.html', worker: 'src/offline/worker.ts' },
          output: { ...hashedNames, entryFileNames, codeSplitting: { groups } },
        },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, ws: true },
      '/files': api,
      '/embed': api,
      '/sandbox': api,
      '/demo': api,
      '/app/admin': { target: admin, ws: true },
    },
  },
}));
