import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  // Loading the declarations takes longer than most files; no test changes them.
  test: { name: 'sdk', environment: 'node', isolate: false },
});
