import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'sdk',
      'shared-ui',
      'client-app',
      'admin-app',
      'server',
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], environment: 'node' } },
    ],
  },
});
