import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answerErrors } from '../core/http/errors.ts';
import { tempDir } from '../testing/temp.ts';
import { apps } from './apps.ts';
import { rateLimit } from './rateLimit.ts';
import { loosen, security } from './security.ts';

const script = 'export const answer = 42;'.repeat(100);

function aBuild(title: string, head = ''): string {
  const dir = tempDir();
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    `<html lang="ru"><head><meta name="csp-nonce" content="__CSP_NONCE__"><title>${title}</title>${head}</head></html>`,
  );
  writeFileSync(join(dir, 'assets', 'index-1a2b3c.js'), script);
  writeFileSync(join(dir, 'assets', 'index-1a2b3c.js.gz'), gzipSync(script));
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  return dir;
}

/** The same with the list of its screens. */
function aListedBuild(title: string, paths: readonly string[]): string {
  const dir = aBuild(title);
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, '.vite', 'addresses.json'), JSON.stringify(paths));
  return dir;
}

async function aServer(env: Record<string, string> = {}, head = '') {
  const config = readConfig({ SECRET: 'x'.repeat(32), ...env });
  const app = fastify();
  onTestFinished(() => app.close());
  await security(app, config);
  await rateLimit(app, config);
  answerErrors(app);
  app.get('/api/thing', async () => ({ thing: 1 }));
  app.get('/pay', async (_request, reply) => loosen(reply, config, { framed: true }).send('pay'));
  await apps(app, config, [
    { prefix: '/app/admin/', dir: aListedBuild('staff', ['/', '/login', '/bookings', '/users/:id', '/:id/edit']) },
    { prefix: '/app/', dir: aBuild('customers', head) },
  ]);
  return app;
}

test.each([
  ['/app/', 'customers'],
  ['/app/bookings/12?tab=receipt', 'customers'],
  ['/app/index', 'customers'],
  ['/app/admin/', 'staff'],
  ['/app/admin/bookings?search=a.b', 'staff'],
])('%s opens the app for %s', async (url, title) => {
  const reply = await (await aServer()).inject(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`<title>${title}</title>`);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/app/admin/users/12', 200],
  ['/app/admin/users/12/?tab=roles', 200],
  ['/app/admin/12/edit', 200],
  ['/app/admin/login', 200],
  ['/app/admin/users', 404],
  ['/app/admin/users/somebody', 404],
  ['/app/admin/users/0', 404],
  ['/app/admin/nowhere?next=/bookings', 404],
  ['/app/admin/bookings/12', 404],
])('%s of an app that lists its screens is answered with %i', async (url, status) => {
  const reply = await (await aServer()).inject(url);
  expect(reply.statusCode).toBe(status);
  // The app itself says that there is no such page.
  expect(reply.body).toContain('<title>staff</title>');
  expect(reply.headers['x-robots-tag']).toBe('noindex');
});

test.each([
  ['/', '/app/venue'],
  ['/app', '/app/'],
  ['/app/admin', '/app/admin/'],
])('%s leads to %s', async (url, to) => {
  const reply = await (await aServer()).inject(url);
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(to);
});

test('every page has a nonce of its own, in the policy and in the page', async () => {
  const app = await aServer();
  const nonces = [];
  for (const url of ['/app/', '/app/']) {
    const reply = await app.inject(url);
    const [, nonce = ''] = /name="csp-nonce" content="([^"]+)"/.exec(reply.body) ?? [];
    expect(reply.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    nonces.push(nonce);
  }
  expect(nonces[0]).toMatch(/^[\w-]{22}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('what looks like a file and is none is not found, also under the shorter prefix', async () => {
  const app = await aServer();
  for (const url of ['/app/assets/gone.js', '/app/admin/gone.png', '/app/index.html', '/app/%2e%2e/package.json'])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/app/bookings' })).statusCode).toBe(404);
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
  expect((await app.inject('/app/assets/gone.js')).json()).toEqual({
    message: 'not_found',
    code: 'not_found',
    text: 'Запись не найдена',
    requestId: expect.any(String),
  });
});

test('hashed files are kept for ever and sent compressed; the others are asked for again', async () => {
  const app = await aServer();
  const url = '/app/assets/index-1a2b3c.js';
  const plain = await app.inject(url);
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers['content-type']).toMatch(/javascript/);
  expect(compressed.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/app/favicon.svg')).headers['cache-control']).toBe('public, max-age=300');
});

test('no answer may run foreign or inline code, be framed, or be guessed at', async () => {
  const app = await aServer();
  for (const url of ['/app/', '/api/thing', '/nowhere']) {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'self'; script-src 'self';");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).not.toContain('unsafe');
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security'], url).toBeUndefined();
  }
});

test('a page may run the inline script it was built with, and no other', async () => {
  const boot = "document.documentElement.dataset.theme = 'dark';\n";
  const app = await aServer({}, `<script>${boot}</script><script type="module" src="/app/assets/a.js"></script>`);
  const hash = createHash('sha256').update(boot).digest('base64');
  expect((await app.inject('/app/')).headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
  for (const url of ['/app/admin/', '/app/favicon.svg'])
    expect((await app.inject(url)).headers['content-security-policy'], url).toContain("script-src 'self';");
});

test('only the payment page may be framed, by ourselves', async () => {
  const { headers } = await (await aServer()).inject('/pay');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('https is insisted on where the public address has it', async () => {
  const { headers } = await (await aServer({ PUBLIC_URL: 'https://venue.example' })).inject('/api/thing');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('nothing is sent to another host, by pages and by what they load', async () => {
  const app = await aServer({ PUBLIC_URL: 'https://venue.example' });
  for (const url of ['/app/', '/app/admin/', '/api/thing'])
    expect((await app.inject(url)).headers['content-security-policy'], url).toMatch(
      /(^|; )connect-src 'self' wss:\/\/venue\.example(;|$)/,
    );
});

test('an app that was not built is left out', async () => {
  const config = readConfig({ SECRET: 'x'.repeat(32) });
  const app = fastify();
  onTestFinished(() => app.close());
  await apps(app, config, [{ prefix: '/app/', dir: tempDir() }]);
  expect((await app.inject('/app/')).statusCode).toBe(404);
});

test('an unknown address outside the apps is a page for browsers, and an error for programs', async () => {
  const app = await aServer();
  const page = await app.inject({ url: '/foo', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>Страница не найдена</h1>');
  expect((await app.inject('/foo')).json()).toMatchObject({ code: 'not_found' });
  const call = await app.inject({ url: '/api/foo', headers: { accept: 'text/html' } });
  expect(call.json()).toMatchObject({ code: 'not_found' });
});

test('a page says to the app whether its calls are traced', async () => {
  const tag = '<meta name="traces" content="on">';
  expect((await (await aServer()).inject('/app/')).body).not.toContain(tag);
  for (const url of ['/app/', '/app/admin/'])
    expect((await (await aServer({ TRACES_URL: 'http://collector:4318' })).inject(url)).body).toContain(tag);
});
