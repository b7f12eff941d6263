import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/demo.ts',
  // For a whole journey; each of its waits and actions has a limit of its own.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // Each worker has a server and a database of its own. More than four have not been tried.
  workers: Math.min(availableParallelism(), 4),
  fullyParallel: true,
  // On a loaded machine a wait may run out; `npm test` names the journeys that ran twice.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    viewport: { width: 1280, height: 900 },
    // Animations only cost time here; tests of the components check them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      // Without a UTF-8 locale the browser cannot write «Чек № 7.pdf» and saves «download».
      env: { ...environment, LC_ALL: 'C.UTF-8' },
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
