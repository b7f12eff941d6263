import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Fills a data directory with the demo once; every worker's server runs on a copy of it. Runs before all journeys. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'venue-e2e-demo-'));
  const server = await startServer(folder);
  await server.stop();
  process.env.E2E_DEMO = folder;
  return () => rm(folder, { recursive: true });
}
