import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://venue.test/app/admin/' } },
    setupFiles: ['../shared-ui/src/testing/setup.ts'],
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
