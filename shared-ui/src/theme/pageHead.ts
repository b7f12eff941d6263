import { readFileSync } from 'node:fs';

// Structural types, so that this package does not need those of Vite, to which both apps pass the plugin.
interface Chunk {
  readonly name?: string;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
interface Page {
  readonly bundle?: Readonly<Record<string, Chunk>> | undefined;
}
/** `minifySync` of Vite. Nothing is left out as dead: boot.js evaluates what old browsers fail at. */
type Minify = (
  name: string,
  code: string,
  options: { readonly compress: false; readonly mangle: true },
) => { readonly code: string };
interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, string | boolean>>;
  readonly children?: string;
  readonly injectTo: 'head' | 'head-prepend';
}

const font = /golos-text-cyrillic-wght-normal.*\.woff2$/;

/**
 * A Vite plugin for the HTML page of an app. It inlines boot.js, which sets the chosen theme on `<html>` before the
 * first paint, and minifies it, because it travels with every page; preloads the Cyrillic font before the stylesheet
 * that names it has loaded; and preloads the chunks with these names and their styles, which the entry would import one
 * after another. Inlining saves a request; the server's content security policy allows the script by its hash.
 */
export function pageHead(minify: Minify, names: readonly string[] = []) {
  const source = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  const boot = minify('boot.js', source, { compress: false, mangle: true }).code;
  let base = '/';
  return {
    name: 'venue-page-head',
    configResolved(config: { readonly base: string }) {
      base = config.base;
    },
    transformIndexHtml(_html: string, page: Page): Tag[] {
      const files = Object.entries(page.bundle ?? {});
      const fontFile = files.find(([file]) => font.test(file))?.[0];
      const chunks = files.filter(([, { name = '' }]) => names.includes(name));
      const styles = new Set(chunks.flatMap(([, { viteMetadata }]) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        { tag: 'script', children: boot, injectTo: 'head-prepend' },
        ...(fontFile
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + fontFile, crossorigin: true },
                injectTo: 'head',
              } as const,
            ]
          : []),
        ...chunks.map(
          ([file]) =>
            ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
              injectTo: 'head',
            }) as const,
        ),
        ...[...styles].map(
          file =>
            ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: base + file },
              injectTo: 'head',
            }) as const,
        ),
      ];
    },
  };
}
