import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { renderFor, WRITTEN } from '../core/db/published.ts';
import { cookiesOf } from '../core/http/cookies.ts';
import { knownIn } from './knownIn.ts';
import { emptyPage, pagesOf, RETRY_AFTER } from './pages.ts';
import { pageLimit } from './rateLimit.ts';
import { loosen } from './security.ts';
import { securityContact } from './securityContact.ts';
import { siteMap } from './siteMap.ts';

interface WebApp {
  readonly prefix: string;
  /** The folder its build makes. */
  readonly dir: string;
  /** The module that renders its pages for visitors. */
  readonly ssr?: string;
}

const built = (name: string, made = 'dist') => fileURLToPath(new URL(`../../../${name}/${made}`, import.meta.url));

// Longest prefix first: /app/admin/ is also inside /app/.
const webApps: readonly WebApp[] = [
  { prefix: '/app/admin/', dir: built('admin-app') },
  { prefix: '/app/', dir: built('client-app'), ssr: built('client-app', 'dist-ssr/entry.js') },
];

/**
 * A placeholder in index.html: each reply gets its own nonce, which the app passes to the code that makes style
 * elements.
 */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Serves both apps. An app that has not been built is left out, with a warning. */
export async function apps(app: FastifyInstance, config: Config, served = webApps): Promise<void> {
  // The site's first page; within the app, the table of its guard decides.
  app.get('/', (_request, reply) => reply.redirect('/app/venue'));
  // Asked for by name, whatever the page links.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/app/favicon.ico', 301));
  const site = config.publicUrl.replace(/\/$/, '');
  securityContact(app, { site, email: config.requisites?.email });
  for (const each of served) {
    if (each.ssr) await siteMap(app, { ssr: each.ssr, site, base: each.prefix.slice(0, -1) });
    // Addresses without the closing slash are typed and linked all the time.
    app.get(each.prefix.slice(0, -1), (_request, reply) => reply.redirect(each.prefix));
    await app.register(context => serve(context, config, each), { prefix: each.prefix });
  }
}

async function serve(app: FastifyInstance, config: Config, { prefix, dir, ssr }: WebApp): Promise<void> {
  const page = join(dir, 'index.html');
  if (!existsSync(page)) {
    app.log.warn(`${prefix} is not served: run \`npm run build\` first`);
    return;
  }
  const file = readFileSync(page, 'utf8');
  // Says to the app in the browser that its calls are traced.
  const html =
    config.tracesUrl === undefined ? file : file.replace('</head>', '<meta name="traces" content="on"></head>');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => hashOf(code));
  await app.register(files, {
    root: dir,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      // Names in assets/ contain a hash of their content; the rest keeps its name when it changes.
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });

  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const isKnown = knownIn(dir);
  const pages = await pagesOf(app, { ssr, dir, title, site: config.publicUrl.replace(/\/$/, ''), prefix });
  const tooMany = pageLimit(app, config);
  // A route, because replies of the handler for unknown addresses are not compressed.
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (extname(path) !== '') throw new ApiFailure('not_found');
    const nonce = randomBytes(16).toString('base64url');
    // Only the placeholders of the build are replaced: people may write the same word.
    const shell = html.replaceAll(NONCE_PLACEHOLDER, nonce);
    const page = (await tooMany(request))
      ? { ...emptyPage(shell, 503), retryAfter: RETRY_AFTER }
      : isKnown(path.slice(prefix.length - 1))
        ? await renderFor(cookiesOf(request, reply, config).read(WRITTEN), () =>
            pages(request.url.slice(prefix.length - 1), request.ip, shell),
          )
        : emptyPage(shell, 404);
    loosen(reply, config, { nonce, scripts, styleAttributes: page.rendered });
    if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter));
    // An empty page says nothing to search engines.
    if (!page.rendered) reply.header('x-robots-tag', 'noindex');
    return reply.code(page.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.html);
  });
}

/** The hash of a script, as a Content-Security-Policy names it. */
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
