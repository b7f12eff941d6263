import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { bodyOf } from '../core/http/errors.ts';
import { loosen } from './security.ts';

interface WebApp {
  readonly prefix: string;
  /** The folder its build makes. */
  readonly dir: string;
}

const built = (name: string) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url));

// Longest prefix first: /app/admin/ is also inside /app/.
const webApps: readonly WebApp[] = [
  { prefix: '/app/admin/', dir: built('admin-app') },
  { prefix: '/app/', dir: built('client-app') },
];

/** In index.html; every answer gets its own value, which the app hands to whatever makes style elements. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Serves both apps. An app that has not been built is left out, with a warning. */
export async function apps(app: FastifyInstance, config: Config, served = webApps): Promise<void> {
  // Visitors see the rooms first; within the app the guard's table decides.
  app.get('/', (_request, reply) => reply.redirect('/app/rooms'));
  for (const each of served) {
    // Addresses without the closing slash are typed and linked all the time.
    app.get(each.prefix.slice(0, -1), (_request, reply) => reply.redirect(each.prefix));
    await app.register(context => serve(context, config, each), { prefix: each.prefix });
  }
}

async function serve(app: FastifyInstance, config: Config, { prefix, dir }: WebApp): Promise<void> {
  const page = join(dir, 'index.html');
  if (!existsSync(page)) {
    app.log.warn(`${prefix} is not served: run \`npm run build\` first`);
    return;
  }
  const html = readFileSync(page, 'utf8');
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

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '';
    if (!wantsPage) return reply.code(404).send(bodyOf(new ApiFailure('not_found'), undefined, request.id));
    const nonce = randomBytes(16).toString('base64url');
    loosen(reply, config, { nonce, scripts });
    return reply
      .code(200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
}

/** A script as a Content-Security-Policy names it. */
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
