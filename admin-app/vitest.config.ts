import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: {
    // Each file has a page of its own, and jsdom is loaded once.
    pool: 'vmThreads',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://venue.test/app/admin/' } },
    setupFiles: ['../shared-ui/src/testing/setup.ts'],
    restoreMocks: true,
    // Longer than a test waits for anything; two cores are shared by everything.
    testTimeout: 20_000,
    // On a loaded machine an effect may come after what a test looks at; `npm test` names those that ran twice.
    retry: 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
