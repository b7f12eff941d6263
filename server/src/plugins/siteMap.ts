import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { renderFor } from '../core/db/published.ts';
import { safe, unfitForXml } from '../core/http/html.ts';
import { injectTransport } from '../core/http/injectTransport.ts';

interface Options {
  /** The module that renders pages; without it there are neither a map nor feeds. */
  readonly ssr: string | undefined;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** What the app's paths begin with, without a slash at its end. */
  readonly base: string;
}

/** A page, as `client-app/src/app/ssr/page.ts` lists it. */
interface Listed {
  readonly path: string;
  readonly changed?: string;
  readonly news?: {
    readonly title: string;
    readonly description: string;
    readonly published: string;
  };
}

type List = (transport: Transport, most: number) => Promise<readonly Listed[]>;

/** The most addresses that search engines read from one map. */
const MOST = 50_000;
const KEPT_MS = 10 * 60_000;
/** How many entries a feed has. */
const NEWEST = 30;

/** A list that has a feed, at its path with `.rss`. */
export interface Feed {
  readonly path: string;
  readonly title: string;
}

/** `/robots.txt`, `/sitemap.xml` and a feed of articles and of events: what there is for search engines and readers. */
export async function siteMap(app: FastifyInstance, { ssr, site, base }: Options): Promise<void> {
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
  const { listAddresses, feeds = [] } = (await import(pathToFileURL(ssr).href)) as {
    listAddresses: List;
    feeds?: Feed[];
  };
  let made: { readonly at: number; readonly pages: Promise<readonly Listed[]> } | undefined;
  const pagesNow = (): Promise<readonly Listed[]> => {
    if (made && Date.now() - made.at < KEPT_MS) return made.pages;
    const pages = renderFor(undefined, () => listAddresses(injectTransport(app), MOST));
    made = { at: Date.now(), pages };
    // What failed is tried again with the next request.
    pages.catch(() => {
      made = undefined;
    });
    return pages;
  };
  const addressOf = ({ path }: Listed) => safe(`${site}${base}${path}`);
  const serve = (path: string, type: string, write: (pages: readonly Listed[]) => readonly string[]) =>
    app.get(path, async (_request, reply) =>
      reply
        .type(`application/${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=600')
        .send(
          ['<?xml version="1.0" encoding="UTF-8"?>', ...write(await pagesNow()), '']
            .join('\n')
            .replace(unfitForXml, ''),
        ),
    );
  serve('/sitemap.xml', 'xml', pages => [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(page => `<url><loc>${addressOf(page)}</loc>${changedIn(page)}</url>`),
    '</urlset>',
  ]);
  for (const { path, title } of feeds)
    serve(`${path}.rss`, 'rss+xml', pages => [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${safe(title)}</title><link>${site}${base}${path}</link>`,
      `<description>${safe(title)}</description><language>ru</language>`,
      `<atom:link href="${site}${path}.rss" rel="self" type="application/rss+xml"/>`,
      ...newestOf(pages, path).map(
        page =>
          `<item><title>${safe(page.news.title)}</title><link>${addressOf(page)}</link><guid>${addressOf(page)}</guid>` +
          `<pubDate>${new Date(page.news.published).toUTCString()}</pubDate>` +
          `<description>${safe(page.news.description)}</description></item>`,
      ),
      '</channel></rss>',
    ]);
}

const changedIn = ({ changed }: Listed): string => (changed ? `<lastmod>${safe(changed)}</lastmod>` : '');

/** The newest entries of the list at a path, newest first. */
const newestOf = (pages: readonly Listed[], list: string) =>
  pages
    .flatMap(page => (page.news && page.path.startsWith(`${list}/`) ? [{ ...page, news: page.news }] : []))
    .sort((one, other) => Date.parse(other.news.published) - Date.parse(one.news.published))
    .slice(0, NEWEST);
