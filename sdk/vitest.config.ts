import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  // Test files share modules: loading the declarations takes longer than most files, and no test changes them.
  test: { name: 'sdk', environment: 'node', isolate: false },
});
