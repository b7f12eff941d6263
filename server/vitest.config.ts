import { defineConfig } from 'vitest/config';

// Only these two: vitest passes them on to Node, and there `import` or `module` would break what is loaded by require.
const conditions = ['venue-source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=venue-source'],
    globalSetup: ['./src/testing/database.setup.ts'],
    // The first embedded database of a machine takes seconds to make, and two cores are shared by everything.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
