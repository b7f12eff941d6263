import { apiDocument } from '@venue/sdk/openapi';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testApi } from '../testing/api.ts';
import { apiDocs } from './apiDocs.ts';
import { security } from './security.ts';

async function aServer() {
  const app = fastify();
  onTestFinished(() => app.close());
  const config = readConfig({ SECRET: 'x'.repeat(32) });
  await security(app, config);
  apiDocs(app, config);
  return app;
}

test('the document is served as it is generated', async () => {
  const reply = await (await aServer()).inject('/api/openapi.json');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const { info } = reply.json();
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(reply.body === JSON.stringify(apiDocument(info.version))).toBe(true);
});

test('the page runs scripts of this server alone, and only the page may make styles', async () => {
  const app = await aServer();
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self';.*style-src 'self' 'unsafe-inline';.*connect-src 'self' ws:/);
  expect(body).not.toMatch(/<style|style=|<script(?! src="\/api\/docs\/\w+\.js"><)|\son\w+=/);
  const document = await app.inject('/api/openapi.json');
  expect(document.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('everything is sent packed, and not twice', async () => {
  const { app, close } = await testApi();
  onTestFinished(close);
  const most = {
    '/api/openapi.json': 150_000,
    '/api/docs': 2_000,
    '/api/docs/start.js': 2_000,
    '/api/docs/scalar.js': 1_500_000,
  };
  for (const [url, bytes] of Object.entries(most)) {
    const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([first.statusCode, first.headers['cache-control']], url).toEqual([200, 'public, no-cache']);
    expect(first.rawPayload.byteLength, url).toBeLessThan(bytes);
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body], url).toEqual([304, '']);
  }
});
