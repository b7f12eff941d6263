import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: {
    // Each test file gets its own jsdom window, and jsdom itself is not loaded again for each file.
    pool: 'vmThreads',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://venue.test/app/admin/' } },
    setupFiles: ['../shared-ui/src/testing/setup.ts'],
    restoreMocks: true,
    // Longer than any wait inside a test: all tests share two cores with everything else.
    testTimeout: 20_000,
    // On a busy machine an effect may run after the assertion; `npm test` lists the tests that were retried.
    retry: 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
