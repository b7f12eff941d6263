import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: {
    // Each file has a page of its own, and jsdom is loaded once.
    pool: 'vmThreads',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://venue.test/app/' } },
    setupFiles: ['../shared-ui/src/testing/setup.ts'],
    restoreMocks: true,
    // Longer than a test waits for anything; two cores are shared by everything.
    testTimeout: 20_000,
    // On a loaded machine an effect may run after the assertion; `npm test` lists the tests that were retried.
    retry: 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
