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

let built;

/** Builds the apps as they are served to everybody, once for all benches. */
export const buildApps = () => {
  built ??= build();
  return built;
};

async function build() {
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

let demo;

/** Passes a browser and the address of a server with demo data to `measure`; benches share both. */
export async function withDemo(measure) {
  demo ??= openDemo();
  const { browser, origin } = await demo;
  return measure(browser, origin);
}

async function openDemo() {
  await buildApps();
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const opened = [() => rmSync(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const each of opened.reverse()) await each();
  };
  try {
    const server = await startOurs({ DATA_DIR: dataDir, DEMO: 'on' });
    opened.push(() => server.stop());
    const browser = await launch();
    opened.push(() => browser.close());
    return { browser, origin: server.origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends what `withDemo` has opened. */
export const closeDemo = async () => (await demo?.catch(() => undefined))?.close();
