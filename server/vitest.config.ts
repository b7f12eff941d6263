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
    // Each file has its own databases; the modules are shared, because loading them takes longer than running most
    // files.
    isolate: false,
    execArgv: ['--conditions=venue-source'],
    globalSetup: ['./src/testing/database.setup.ts'],
    // Longer than a test waits for anything: some make databases and servers, and two cores are shared by everything.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
