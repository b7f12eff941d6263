import { readFileSync } from 'node:fs';

// Structural, so that this package needs no types of the bundler: both apps' vite.config.ts hand it to Vite.
interface Served {
  readonly config: { readonly base: string };
  readonly middlewares: {
    use(path: string, answer: (request: unknown, response: Answer) => void): unknown;
  };
}
interface Answer {
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}
interface Page {
  readonly bundle?: Readonly<Record<string, unknown>> | undefined;
}
interface Tag {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | boolean>>;
  readonly injectTo: 'head' | 'head-prepend';
}

const file = 'theme.js';
const font = /golos-text-cyrillic-wght-normal.*\.woff2$/;

/**
 * A Vite plugin for the page around an app: boot.js as a file of its own, run before the first paint (no inline
 * script is allowed), and the font of the interface's own letters fetched ahead of the stylesheet that names it.
 */
export function pageHead() {
  const boot = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  let base = '/';
  return {
    name: 'venue-page-head',
    configResolved(config: { readonly base: string }) {
      base = config.base;
    },
    configureServer(server: Served) {
      server.middlewares.use(base + file, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(boot);
      });
    },
    generateBundle(this: { emitFile(made: { type: 'asset'; fileName: string; source: string }): unknown }) {
      this.emitFile({ type: 'asset', fileName: file, source: boot });
    },
    transformIndexHtml(_html: string, page: Page): Tag[] {
      const ahead = Object.keys(page.bundle ?? {}).find(name => font.test(name));
      return [
        { tag: 'script', attrs: { src: base + file }, injectTo: 'head-prepend' },
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
