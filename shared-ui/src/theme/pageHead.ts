import { readFileSync } from 'node:fs';

// Structural, so that this package needs no types of the bundler: both apps' vite.config.ts hand it to Vite.
interface Page {
  readonly bundle?: Readonly<Record<string, unknown>> | undefined;
}
interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, string | boolean>>;
  readonly children?: string;
  readonly injectTo: 'head' | 'head-prepend';
}

const font = /golos-text-cyrillic-wght-normal.*\.woff2$/;

/**
 * A Vite plugin for the page around an app: boot.js, which sets the chosen theme on `<html>` before the first paint,
 * and the font of the interface's own letters fetched ahead of the stylesheet that names it. The script stands in the
 * page, one request less before it; the server's policy lets it run by its hash and no other.
 */
export function pageHead() {
  const boot = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  let base = '/';
  return {
    name: 'venue-page-head',
    configResolved(config: { readonly base: string }) {
      base = config.base;
    },
    transformIndexHtml(_html: string, page: Page): Tag[] {
      const ahead = Object.keys(page.bundle ?? {}).find(name => font.test(name));
      return [
        { tag: 'script', children: boot, injectTo: 'head-prepend' },
        ...(ahead
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + ahead, crossorigin: true },
                injectTo: 'head',
              } as const,
            ]
          : []),
      ];
    },
  };
}
