// Builds of the apps, and a browser to measure them with.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressBuilds } from '../tools/compress.mjs';
import { findChromium, runQuietly } from '../tools/machine.mjs';
import { startOurs } from './servers.mjs';

// The browser's driver is a dependency of the journeys.
const { chromium, expect } = createRequire(new URL('../e2e/package.json', import.meta.url))('@playwright/test');

export { expect };

export const SCREEN = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' };

/** Builds the apps as they are served to everybody. */
export async function buildApps() {
  const filters = ['--filter=@venue/client-app', '--filter=@venue/admin-app'];
  if ((await runQuietly('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'])) !== 0)
    throw new Error('the apps could not be built');
  compressBuilds();
}

export function launch() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('there is no browser: run `apt-get install -y chromium-headless-shell`');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Builds the apps, serves them with demo data, and passes a browser and the server's address to `measure`. */
export async function withDemo(measure) {
  await buildApps();
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const opened = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const server = await startOurs({ DATA_DIR: dataDir, DEMO: 'on' });
    opened.push(() => server.stop());
    const browser = await launch();
    opened.push(() => browser.close());
    return await measure(browser, server.origin);
  } finally {
    for (const close of opened.reverse()) await close();
  }
}
