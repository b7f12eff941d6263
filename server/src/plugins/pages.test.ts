import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { tempDir } from '../testing/temp.ts';
import { apps } from './apps.ts';
import { compression } from './compression.ts';
import { rateLimit } from './rateLimit.ts';
import { security } from './security.ts';

const rendered = {
  html: '<main style="color:red">Фотостудия, 1 500 ₽</main>',
  head: {
    title: 'Зал «А» <b>',
    description: `Свет и «воздух» & ${'очень длинный рассказ '.repeat(30)}`,
    image: '/files/room.webp',
    about: { '@type': 'Room', name: '</script><script>alert(1)</script>' },
  },
  replies: [[['room.detail', {}], { message: { name: '</script><script>alert(2)</script>' } }]],
  modules: ['src/Room.tsx'],
  later: ['src/Footer.tsx'],
};

/** A server whose app renders pages by this module. */
async function aServer(module: string) {
  const dir = tempDir();
  mkdirSync(join(dir, '.vite'));
  writeFileSync(
    join(dir, 'index.html'),
    `<html lang="ru"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Площадка</title>
    <!-- ${'x'.repeat(3_000)} -->
    <meta
      name="description"
      content="Общее"
    /><link rel="stylesheet" href="/app/assets/shared.css"></head><body><div id="root"></div></body></html>`,
  );
  const chunks = {
    'src/Room.tsx': { file: 'assets/room.js', imports: ['_shared.js', '_loop.js'], css: ['assets/room.css'] },
    'src/Footer.tsx': { file: 'assets/footer.js', imports: ['_shared.js'], css: ['assets/footer.css'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    '_loop.js': { file: 'assets/loop.js', imports: ['src/Room.tsx'] },
  };
  writeFileSync(join(dir, '.vite', 'manifest.json'), JSON.stringify(chunks));
  const ssr = join(dir, 'entry.mjs');
  writeFileSync(ssr, module);
  const app = fastify();
  onTestFinished(() => app.close());
  const config = readConfig({ SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://venue.example/' });
  await security(app, config);
  await rateLimit(app, config);
  await compression(app);
  app.get('/api/rooms', async request => ({ message: { rooms: 3, ip: request.ip } }));
  await apps(app, config, [{ prefix: '/app/', dir, ssr }]);
  return app;
}

const answers = (value: unknown) => `export const render = async () => (${JSON.stringify(value)});`;

test('a rendered page has its content, its head and links to its scripts and styles', async () => {
  const reply = await (await aServer(answers(rendered))).inject('/app/rooms/31?from=mail');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`<div id="root">${rendered.html}</div>`);
  expect(reply.body).toContain('<title>Площадка · Зал «А» &lt;b&gt;</title>');
  expect(reply.body.match(/<title>/g)).toHaveLength(1);
  expect(reply.body).not.toContain('Общее');
  expect(reply.body).toContain('<link rel="canonical" href="https://venue.example/app/rooms/31">');
  expect(reply.body).toContain('<meta property="og:image" content="https://venue.example/files/room.webp">');
  expect(reply.body).toContain('href="/app/assets/room.css"');
  expect(reply.body.match(/shared\.css/g)).toHaveLength(1);
  for (const file of ['room', 'shared', 'loop'])
    expect(reply.body).toContain(`<link rel="modulepreload" crossorigin href="/app/assets/${file}.js">`);
  // A part that is loaded later has its styles already, but its script is not preloaded.
  expect(reply.body).toContain('href="/app/assets/footer.css"');
  expect(reply.body).not.toContain('footer.js');
});

test('a description is cut between words, for as long as search engines show it', async () => {
  const reply = await (await aServer(answers(rendered))).inject('/app/rooms/31');
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(reply.body) ?? [];
  expect(description).toMatch(/^Свет и «воздух» &amp; очень .*(очень|длинный|рассказ)…$/);
  expect(description.length).toBeLessThan(310);
});

test('nothing a record says ends a script of the page', async () => {
  const reply = await (await aServer(answers(rendered))).inject('/app/rooms/31');
  expect(reply.body).not.toContain('<script>alert');
  const [, sent = ''] = /<script type="application\/json" id="replies">(.*?)<\/script>/.exec(reply.body) ?? [];
  expect(JSON.parse(sent)).toEqual(rendered.replies);
  const [, about = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(reply.body) ?? [];
  expect(JSON.parse(about)).toMatchObject({ '@context': 'https://schema.org', name: rendered.head.about.name });
});

test('only a page with content lets elements have styles of their own', async () => {
  const policyOf = async (module: string) =>
    String((await (await aServer(module)).inject('/app/rooms')).headers['content-security-policy']);
  expect(await policyOf(answers(rendered))).toContain("style-src-attr 'unsafe-inline'");
  expect(await policyOf(answers('unknown'))).not.toContain('unsafe-inline');
});

test.each([
  ['unknown', 200],
  ['missing', 404],
])('a page that is %s is the empty one with %d', async (value, status) => {
  const reply = await (await aServer(answers(value))).inject('/app/rooms/999');
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain('<div id="root"></div>');
  expect(reply.body).toContain('<title>Площадка</title>');
});

test('what cannot be rendered is a 503 with the empty page, so that search engines come again', async () => {
  const app = await aServer("export const render = async () => { throw new Error('cannot') };");
  const reply = await app.inject('/app/rooms');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('10');
  expect(reply.body).toContain('<div id="root"></div>');
});

test('reads go through this server, as requests of the visitor', async () => {
  const app = await aServer(`export const render = async (address, transport) => {
    const { message } = await transport({ method: 'GET', url: '/rooms', headers: {} });
    return { html: address + ' ' + message.rooms + ' ' + message.ip, head: { title: 'x' }, replies: [], modules: [], later: [] };
  };`);
  const reply = await app.inject({ url: '/app/rooms?people=3', remoteAddress: '203.0.113.7' });
  expect(reply.body).toContain('<div id="root">/rooms?people=3 3 203.0.113.7</div>');
});

test('search engines are told what there is, and what is not for them', async () => {
  const app = await aServer(`export const render = async () => 'unknown';
    export const listAddresses = async () => [{ path: '/rooms' }, { path: '/events/2?a&b', changed: '2026-11-01T10:00:00.000Z' }];`);
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Disallow: /app/admin\n');
  expect(robots.body).toContain('Sitemap: https://venue.example/sitemap.xml');
  const map = await app.inject('/sitemap.xml');
  expect(map.headers['content-type']).toMatch(/xml/);
  expect(map.body).toContain('<url><loc>https://venue.example/app/rooms</loc></url>');
  expect(map.body).toContain(
    '<url><loc>https://venue.example/app/events/2?a&amp;b</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
  );
});

test('feeds have what was published, newest first, and pages lead to them', async () => {
  const news = (title: string, published: string) => ({
    title,
    description: 'Вход & гардероб',
    published,
  });
  const pages = [
    { path: '/rooms' },
    { path: '/events/2', news: news('Лекция', '2026-11-01T10:00:00.000Z') },
    { path: '/events/3', news: news('Ярмарка <зима>\b', '2026-11-02T10:00:00.000Z') },
    { path: '/articles/4', news: news('Новость', '2026-11-03T10:00:00.000Z') },
  ];
  const feeds = ['events', 'articles'].map(name => ({ path: `/${name}`, title: name }));
  const app = await aServer(`export const render = async () => (${JSON.stringify(rendered)});
    export const feeds = ${JSON.stringify(feeds)};
    export const listAddresses = async () => (${JSON.stringify(pages)});`);
  const feed = await app.inject('/events.rss');
  expect(feed.headers['content-type']).toMatch(/rss\+xml/);
  expect([...feed.body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Ярмарка &lt;зима&gt;',
    'Лекция',
  ]);
  expect(feed.body).toContain(
    '<link>https://venue.example/app/events/3</link><guid>https://venue.example/app/events/3</guid>' +
      '<pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><description>Вход &amp; гардероб</description>',
  );
  expect((await app.inject('/articles.rss')).body.match(/<item>/g)).toHaveLength(1);
  const page = await app.inject('/app/rooms/31');
  for (const name of ['articles', 'events'])
    expect(page.body).toMatch(new RegExp(`rel="alternate"[^>]*href="https://venue.example/${name}.rss"`));
});

test('who finds a hole in the security reads where to write', async () => {
  const app = await aServer(answers('unknown'));
  const { body } = await app.inject('/.well-known/security.txt');
  expect(body).toContain('Contact: https://venue.example/app/contacts\n');
  const [, until = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  // A year is the most that RFC 9116 recommends.
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(0);
  expect(Date.parse(until) - Date.now()).toBeLessThan(365 * 24 * 3_600_000);
});

test('a link to a page without a picture has that of the site', async () => {
  const { image: _, ...head } = rendered.head;
  const app = await aServer(answers({ ...rendered, head }));
  expect((await app.inject('/app/rooms/31')).body).toContain(
    '<meta property="og:image" content="https://venue.example/app/share.jpg">',
  );
});

test('a site map that could not be made is made with the next request', async () => {
  const app = await aServer(`let tries = 0;
    export const render = async () => 'unknown';
    export const listAddresses = async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return [{ path: '/rooms' }];
    };`);
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
});

test('an address that asks for very many pages gets empty ones, which the app draws; others are served on', async () => {
  const app = await aServer(answers(rendered));
  const page = async (remoteAddress: string) => (await app.inject({ url: '/app/rooms/31', remoteAddress })).body;
  for (let count = 0; count < 120; count += 1) expect(await page('203.0.113.7')).toContain(rendered.html);
  expect(await page('203.0.113.7')).toContain('<div id="root"></div>');
  const over = await app.inject({ url: '/app/rooms/31', remoteAddress: '203.0.113.7' });
  expect([over.statusCode, over.headers['retry-after']]).toEqual([503, '10']);
  expect(await page('203.0.113.8')).toContain(rendered.html);
});

test('the nonce is given to the page, and not to people who write its placeholder', async () => {
  const html = '<p>__CSP_NONCE__</p>';
  const reply = await (await aServer(answers({ ...rendered, html }))).inject('/app/rooms/31');
  expect(reply.body).toContain(html);
  expect(reply.body).toMatch(/<meta property="csp-nonce" nonce="[\w-]{22}">/);
});

test('only pages with content are for search engines', async () => {
  const robots = async (value: unknown) =>
    (await (await aServer(answers(value))).inject('/app/x')).headers['x-robots-tag'];
  expect(await robots(rendered)).toBeUndefined();
  expect(await robots('unknown')).toBe('noindex');
});

test.each([
  [rendered, 200],
  ['unknown', 200],
  ['missing', 404],
])('pages are compressed, empty ones too', async (value, status) => {
  const app = await aServer(answers(value));
  for (const encoding of ['br', 'gzip']) {
    const reply = await app.inject({ url: '/app/rooms/31', headers: { 'accept-encoding': encoding } });
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([status, encoding]);
    const text = encoding === 'br' ? brotliDecompressSync(reply.rawPayload) : gunzipSync(reply.rawPayload);
    expect(text.toString()).toContain('<div id="root">');
  }
});
