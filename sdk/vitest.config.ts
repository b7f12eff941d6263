import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['venue-source'] },
  ssr: { resolve: { conditions: ['venue-source'] } },
  test: { name: 'sdk', environment: 'node' },
});
