import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { renderFor } from '../core/db/published.ts';
import { safe } from '../core/http/html.ts';
import { injectTransport } from '../core/http/injectTransport.ts';

interface Options {
  /** The module that renders pages; without it there is no map. */
  readonly ssr: string | undefined;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** What the app's paths begin with, without a slash at its end. */
  readonly base: string;
}

type List = (transport: Transport, most: number) => Promise<readonly { path: string; changed?: string }[]>;

/** The most addresses that search engines read from one map. */
const MOST = 50_000;
const KEPT_MS = 10 * 60_000;

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and which pages there are. */
export function siteMap(app: FastifyInstance, { ssr, site, base }: Options): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          `Disallow: ${base}/admin`,
          `Disallow: ${base}/account`,
          `Disallow: ${base}/marketplace`,
          'Disallow: /api/',
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  if (!ssr || !existsSync(ssr)) return;
  let made: { readonly at: number; readonly xml: Promise<string> } | undefined;
  const xmlNow = (): Promise<string> => {
    if (made && Date.now() - made.at < KEPT_MS) return made.xml;
    const xml = write(ssr);
    made = { at: Date.now(), xml };
    // What failed is tried again with the next request.
    xml.catch(() => {
      made = undefined;
    });
    return xml;
  };
  const write = async (module: string) => {
    const { listAddresses } = (await import(pathToFileURL(module).href)) as { listAddresses: List };
    const pages = await renderFor(undefined, () => listAddresses(injectTransport(app), MOST));
    const lines = pages.map(
      ({ path, changed }) =>
        `<url><loc>${safe(`${site}${base}${path}`)}</loc>${changed ? `<lastmod>${safe(changed)}</lastmod>` : ''}</url>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
  };
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await xmlNow()),
  );
}
