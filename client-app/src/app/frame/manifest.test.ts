import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name));
const page = fileOf('index.html').toString();

test('the page names the manifest, and a colour of each theme', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  for (const theme of ['light', 'dark'])
    expect(page).toMatch(
      new RegExp(`name="theme-color" content="#[0-9a-f]{6}" media="\\(prefers-color-scheme: ${theme}`),
    );
});

test('the manifest begins within the app, in the colour of the page, with icons that are there in their sizes', () => {
  const manifest = JSON.parse(fileOf('public/manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ lang: 'ru', start_url: './', scope: './', display: 'standalone' });
  expect(page).toContain(`content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`);
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const bytes = fileOf(`public/${src}`);
    if (type !== 'image/png') continue;
    // Width and height stand in the first chunk of a PNG.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
