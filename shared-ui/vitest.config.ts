import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: {
    // Each file has a page of its own, and jsdom is loaded once.
    pool: 'vmThreads',
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Longer than any wait within a test; all tests share two cores.
    testTimeout: 20_000,
    // On a busy machine an effect may run after a test's check; `npm test` lists the tests that were retried.
    retry: 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
