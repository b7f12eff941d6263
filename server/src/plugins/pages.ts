import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApiFailure, type Transport } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { isPassing } from '../core/http/errors.ts';
import { safe } from '../core/http/html.ts';
import { injectTransport } from '../core/http/injectTransport.ts';
import type { Feed } from './siteMap.ts';

/** The page that `client-app/src/app/ssr/entry.tsx` renders for an address. */
interface RenderedPage {
  readonly html: string;
  readonly head: {
    readonly title: string;
    readonly description?: string | undefined;
    readonly image?: string | undefined;
    readonly about?: Readonly<Record<string, unknown>> | undefined;
    readonly unlisted?: boolean;
  };
  readonly replies: unknown;
  readonly modules: readonly string[];
  readonly later: readonly string[];
}

type Render = (address: string, transport: Transport) => Promise<RenderedPage | 'unknown' | 'missing'>;

/** A file of a build, as its manifest lists them. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** A page to send in place of the empty one, and its status. */
export interface Answer {
  readonly html: string;
  readonly status: 200 | 404 | 503;
  /** Seconds after which the page may be rendered; of those that could not be. */
  readonly retryAfter?: number;
  /** Whether it has rendered content, whose elements may have style attributes. */
  readonly rendered: boolean;
}

/** Makes the page at an address within the app, for a visitor at `ip`; `shell` is the page without content. */
type Pages = (address: string, ip: string, shell: string) => Promise<Answer>;

const ROOT = '<div id="root"></div>';
const LONGEST_DESCRIPTION = 300;
/** Seconds. */
export const RETRY_AFTER = 10;

/**
 * Pages that arrive with their content, for readers without scripts and for search engines: the customers' app is
 * rendered here with replies of this server, and hydrated in the browser. An address that cannot be rendered gets the
 * empty page, on which the app tries again or shows what is wrong, and a status that keeps it out of search engines.
 */
export async function pagesOf(app: FastifyInstance, { ssr, dir, title: name, site, prefix }: Options): Promise<Pages> {
  if (!ssr || !existsSync(ssr)) return async (_address, _ip, shell) => emptyPage(shell);
  const { render, feeds = [] } = (await import(pathToFileURL(ssr).href)) as { render: Render; feeds?: Feed[] };
  const chunks = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Chunks;
  return async (address, ip, shell) => {
    const [path = ''] = address.split('?');
    try {
      const page = await render(address, injectTransport(app, ip));
      if (page === 'unknown') return emptyPage(shell);
      if (page === 'missing') return emptyPage(shell, 404);
      const head = headOf(page.head, {
        name,
        site,
        url: `${site}${prefix.slice(0, -1)}${path}`,
        shared: `${site}${prefix}share.jpg`,
        feeds,
      });
      const links = linksOf(page, chunks).filter(link => !shell.includes(link));
      const replies = JSON.stringify(page.replies).replaceAll('<', '\\u003c');
      const html = shell
        .replace(/<title>.*?<\/title>\s*/s, '')
        .replace(/<meta\s+name="description"[^>]*>\s*/s, '')
        .replace('</head>', () => `${head}${tagsOf(links, prefix)}</head>`)
        .replace(
          ROOT,
          () => `<div id="root">${page.html}</div><script type="application/json" id="replies">${replies}</script>`,
        );
      return { html, status: 200, rendered: true };
    } catch (error) {
      const refusal = error instanceof ApiFailure && error.status < 500 ? error : undefined;
      // A refused read, such as one of too many requests, is due to the visitor; anything else is our error.
      const about = { err: error, page: patternOf(path) };
      if (!refusal && isAway(error)) app.log.warn(about, 'page not rendered for now');
      else if (!refusal) app.log.error(about, 'page not rendered');
      return { ...emptyPage(shell, 503), retryAfter: refusal?.retryAfter ?? RETRY_AFTER };
    }
  };
}

/** A path as it is logged: a part that is no plain word may be the key of an order or a link. */
const patternOf = (path: string): string => path.replace(/[^/]*[^/a-z-][^/]*/g, '*');

const isAway = (error: unknown): boolean => isPassing(error) || (error instanceof ApiFailure && error.status > 500);

/** The page without content, which the app renders in the browser. */
export const emptyPage = (html: string, status: Answer['status'] = 200): Answer => ({ html, status, rendered: false });

interface Options {
  /** The module that renders; without it every page is the empty one. */
  readonly ssr: string | undefined;
  /** The folder of the app's build. */
  readonly dir: string;
  /** What the site is called. */
  readonly title: string;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  readonly prefix: string;
}

interface Place {
  /** What the site is called. */
  readonly name: string;
  readonly site: string;
  readonly url: string;
  /** The picture of links to pages that have none. */
  readonly shared: string;
  readonly feeds: readonly Feed[];
}

function headOf(
  { title, description, image, about, unlisted }: RenderedPage['head'],
  { name, site, url, shared, feeds }: Place,
): string {
  const picture = image && new URL(image, site).href;
  const short = description && shortened(description);
  const tags: readonly (readonly [kind: 'name' | 'property', key: string, value: string | false | undefined])[] = [
    ['name', 'description', short],
    ['name', 'robots', unlisted && 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', name],
    ['property', 'og:locale', 'ru_RU'],
    ['property', 'og:title', title],
    ['property', 'og:description', short],
    ['property', 'og:url', url],
    ['property', 'og:image', picture ?? shared],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const metas = tags.map(([kind, key, value]) => (value ? `<meta ${kind}="${key}" content="${safe(value)}">` : ''));
  const data =
    about &&
    JSON.stringify({ '@context': 'https://schema.org', url, ...about, ...(picture ? { image: picture } : {}) });
  return [
    `<title>${safe(`${name} · ${title}`)}</title>`,
    ...metas,
    `<link rel="canonical" href="${safe(url)}">`,
    ...feeds.map(
      feed =>
        `<link rel="alternate" type="application/rss+xml" title="${safe(feed.title)}" href="${safe(`${site}${feed.path}.rss`)}">`,
    ),
    data ? `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>` : '',
  ].join('');
}

/** Shortens text at the end of a word, to the length that search engines and messengers show. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_DESCRIPTION ? plain : `${plain.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}

/** The styles of modules with all they import, and the scripts of those needed at once. */
function linksOf({ modules, later }: RenderedPage, chunks: Chunks): readonly string[] {
  const first = filesOf(modules, chunks);
  return [...new Set([...first.styles, ...filesOf(later, chunks).styles]), ...first.scripts];
}

function filesOf(modules: readonly string[], chunks: Chunks) {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
    for (const file of chunk.css ?? []) styles.add(file);
    scripts.add(chunk.file);
  };
  modules.forEach(add);
  return { styles, scripts };
}

const tagsOf = (files: readonly string[], prefix: string): string =>
  files
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${prefix}${file}">`
        : `<link rel="modulepreload" crossorigin href="${prefix}${file}">`,
    )
    .join('');
