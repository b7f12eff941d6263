import { allCalls, allPushes } from '@venue/sdk/calls';
import { apiDocument } from '@venue/sdk/openapi';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testApi } from '../testing/api.ts';
import { proseHtml } from './apiDocs.guide.ts';
import { docsPage } from './apiDocs.page.ts';
import { schemaHtml } from './apiDocs.schema.ts';
import { apiDocs } from './apiDocs.ts';
import { security } from './security.ts';

async function aServer() {
  const app = fastify();
  onTestFinished(() => app.close());
  await security(app, readConfig({ SECRET: 'x'.repeat(32) }));
  apiDocs(app, []);
  return app;
}

test('the document is served as it is generated, and not sent twice', async () => {
  const app = await aServer();
  const reply = await app.inject('/api/openapi.json');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const { info } = reply.json();
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/);
  // This server has no routes.
  const unanswered = allCalls.map(({ id }) => id);
  expect(reply.body === JSON.stringify(apiDocument(info.version, unanswered))).toBe(true);
  const headers = { 'if-none-match': String(reply.headers.etag) };
  const again = await app.inject({ url: '/api/openapi.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the page shows every call, and runs nothing the policy forbids', async () => {
  const app = await aServer();
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).not.toMatch(/<style|style=|<script(?! src="\/api\/docs\.js" defer>)|\son\w+=/);
  for (const { id, summary } of allCalls) {
    expect(body).toContain(`id="${id}"`);
    expect(body).toContain(summary);
  }
  expect((await app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await app.inject('/api/docs.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('the server has both, and sends them packed', async () => {
  const { app, close } = await testApi();
  onTestFinished(close);
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([statusCode, headers['content-encoding']], url).toEqual([200, 'gzip']);
    expect(rawPayload.byteLength, url).toBeLessThan(150_000);
  }
});

test('every link on the page leads to something on it, and nothing has two places', async () => {
  const { body } = await (await aServer()).inject('/api/docs');
  const places = [...body.matchAll(/ id="([^"]+)"/g)].map(match => match[1] ?? '');
  const known = new Set(places);
  expect(known.size).toBe(places.length);
  for (const [, link = ''] of body.matchAll(/href="#([^"]+)"/g)) expect(known.has(link), link).toBe(true);
});

test('calls this server does not answer are marked, the others are not', () => {
  const page = docsPage(
    apiDocument('1.0.0'),
    new Set(allCalls.map(({ id }) => id).filter(id => id !== 'booking.write')),
  );
  const unanswered = page.split('<details').filter(part => part.includes('not answered by this server'));
  expect(unanswered).toHaveLength(1);
  expect(unanswered[0]).toContain('id="booking.write"');
  expect(page).toContain(`${allCalls.length} calls, ${allCalls.length - 1} of them answered`);
});

test.each([true, false])('the call of the demo is marked unless the demo is on: %s', async demo => {
  const { app, close } = await testApi({ config: { demo } });
  onTestFinished(close);
  const { statusCode } = await app.inject('/api/demo/outbox');
  expect(statusCode).toBe(demo ? 200 : 404);
  const { body } = await app.inject('/api/docs');
  const call = (id: string) => body.split('<details').find(part => part.includes(`id="${id}"`));
  expect(call('demo.outbox')?.includes('not answered by this server')).toBe(!demo);
  expect(call('booking.write')).not.toContain('not answered by this server');
});

test('a newcomer is told how to sign in, turn pages and listen', () => {
  const page = docsPage(apiDocument('1.0.0'), new Set());
  for (const anchor of ['authentication', 'pages-of-a-list', 'failures', 'live-messages'])
    expect(page).toContain(`id="guide.${anchor}"`);
  expect(page).toContain('<a href="#auth.login"><code>auth.login</code></a>');
  for (const { id } of allPushes) expect(page).toContain(`id="live.${id}"`);
});

test('prose is paragraphs and code, and runs nothing', () => {
  const html = proseHtml(
    'See `auth.login` and `no.call` <b>\n\n```\ncurl "<x>"\n```\n\nNext.',
    new Set(['auth.login']),
  );
  expect(html).toBe(
    '<p>See <a href="#auth.login"><code>auth.login</code></a> and <code>no.call</code> &lt;b&gt;</p>\n' +
      '<pre tabindex="0"><code>curl &quot;&lt;x&gt;&quot;</code></pre>\n<p>Next.</p>',
  );
});

test('failures are listed with the text the user reads', () => {
  const page = docsPage(apiDocument('1.0.0'), new Set());
  const booking = page.split('<details').find(part => part.includes('id="booking.write"'));
  expect(booking).toContain('<td>409</td><td><code>slot_taken</code></td><td lang="ru">Выбранные часы уже заняты.');
  expect(booking).toContain('<td>500</td><td><code>internal</code></td>');
});

test.each([
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer, 1 to 9'],
  [{ type: 'string', maxLength: 5 }, 'string, up to 5 characters'],
  [{ type: 'integer', minimum: 0, default: 3 }, 'integer, from 0, default 3'],
  [{ type: 'string', format: 'date-time', pattern: 'x' }, 'string date-time'],
  [{ type: 'string', pattern: '^<a>$' }, 'string <code class="pattern">^&lt;a&gt;$</code>'],
  [{ enum: [1, 'b'] }, 'one of <code>1</code> <code>&quot;b&quot;</code>'],
  [{ const: true }, '<code>true</code>'],
  [{ $ref: '#/components/schemas/BookingRequest' }, '<a href="#schema.BookingRequest">BookingRequest</a>'],
  [
    { anyOf: [{ $ref: '#/components/schemas/BookingRequest' }, { type: 'null' }] },
    '<a href="#schema.BookingRequest">BookingRequest</a> or null',
  ],
  [{ type: 'array', items: { type: 'string' }, maxItems: 2 }, 'list of string, up to 2 items'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [{}, 'anything'],
  [true, 'anything'],
])('%j reads %s', (schema, text) => {
  expect(schemaHtml(schema)).toBe(`<span class="kind">${text}</span>`);
});

test('fields are a list in a list, and say which may be left out', () => {
  const inner = { type: 'object', properties: { a: { type: 'string', description: 'See `b` <i>' } }, required: ['a'] };
  const html = schemaHtml({ type: 'object', properties: { list: { type: 'array', items: inner } } });
  expect(html).toContain('<code class="field">list</code> <span class="optional">optional</span>');
  expect(html).toContain(
    '<ul class="fields"><li><code class="field">a</code> <span class="kind">string</span> <span class="note">See <code>b</code> &lt;i&gt;</span>',
  );
});
