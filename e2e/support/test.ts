import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { expectInvariants, type Server, startServer } from './server.ts';

/** A journey. The journeys of one worker share a server and its database, so workers do not meet each other's data. */
export const test = base.extend<{ alone: undefined }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'venue-e2e-'));
      await cp(process.env.E2E_DEMO ?? '', folder, { recursive: true });
      const server = await startServer(folder);
      process.env.E2E_ORIGIN = server.origin;
      await use(server);
      await server.stop();
      await expectInvariants(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // Other pages that a journey opened would go on following live messages, and send reads during every later journey.
  alone: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
