// Builds of the apps, and a browser to measure them with.
import { createRequire } from 'node:module';
import { compressBuilds } from '../tools/compress.mjs';
import { findChromium, runQuietly } from '../tools/machine.mjs';

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
