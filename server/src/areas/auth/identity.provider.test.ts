import { generateKeyPairSync } from 'node:crypto';
import { loginWays } from '@venue/sdk/auth';
import type { CustomFetch } from 'openid-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { demoPeople } from '../../ports/identity/demo.people.ts';
import { demoClient } from '../../ports/identity/demo.provider.ts';
import { noIdentity, returnUri } from '../../ports/identity/identity.ts';
import { within } from '../../ports/identity/open.ts';
import { openidIdentity } from '../../ports/identity/openid.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aBrowser } from './identity.testing.ts';

const person = demoPeople[0]?.id ?? '';
const secret = 'x'.repeat(32);
const publicUrl = 'http://localhost:8080';

/** The app; its requests to the demo provider pass through `between`. */
async function apiWith(between: (go: CustomFetch) => CustomFetch, config: Partial<Config> = {}): Promise<TestApi> {
  const client = demoClient({ secret });
  const identity = openidIdentity({
    ...{ name: 'demo', issuer: `${publicUrl}/demo/esia`, clientId: client.id, clientSecret: client.secret },
    ...{ scope: 'openid profile email phone', redirectUri: returnUri({ publicUrl }) },
    fetch: between((...args) => within(api.app)(...args)),
  });
  const api: TestApi = await testApi({ config: { ...config, publicUrl, secret }, ports: { identity } });
  onTestFinished(() => api.close());
  return api;
}

/** Goes through a whole sign-in. `code` is the failure's code, undefined after a login. */
async function goAllTheWay(api: TestApi, beforeTheReturn?: () => void) {
  const browser = aBrowser(api);
  const { uuid, url } = await browser.start();
  const back = await browser.answer(url.slice(publicUrl.length), person);
  beforeTheReturn?.();
  await browser.comeBack(back);
  const { code } = (await browser.swap(uuid)).json<{ code?: string }>();
  return { code, back };
}

const begin = (api: TestApi) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/swap/start',
    payload: { type: 'esia', account: 'marketplace', consent: true },
  });

test('a provider that goes away meanwhile is told, and once it is back a login succeeds', async () => {
  let away = false;
  const api = await apiWith(
    go =>
      (...args) =>
        away ? Promise.reject(new TypeError('fetch failed')) : go(...args),
  );
  const leaves = () => {
    away = true;
  };
  expect((await goAllTheWay(api, leaves)).code).toBe('esia_down');
  away = false;
  expect((await goAllTheWay(api)).code).toBeUndefined();
});

test('a provider that answers with an error of its own is away as well', async () => {
  const api = await apiWith(
    go =>
      (...args) =>
        args[0].endsWith('/token') ? Promise.resolve(new Response('busy', { status: 503 })) : go(...args),
  );
  expect((await goAllTheWay(api)).code).toBe('esia_down');
});

test('an ID token that the provider’s key did not sign is not accepted', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const api = await apiWith(go => async (...args) => {
    const reply = await go(...args);
    if (!args[0].endsWith('/jwks')) return reply;
    const { keys } = (await reply.json()) as { keys: object[] };
    return Response.json({ keys: keys.map(key => ({ ...key, x: other.x, y: other.y })) });
  });
  expect((await goAllTheWay(api)).code).toBe('esia_invalid');
});

test('neither a code nor a token nor what ties an attempt together is ever logged', async () => {
  const lines: string[] = [];
  const words: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
  let broken = true;
  const api = await apiWith(
    go => async (address, options) => {
      if (!address.endsWith('/token')) return go(address, options);
      words.push(...new URLSearchParams(String(options.body)).values());
      const reply = await go(address, options);
      words.push(...(await reply.clone().text()).split('"').filter(word => word.length > 20));
      return broken
        ? Response.json({ error: 'invalid_grant', error_description: words.join(' ') }, { status: 400 })
        : reply;
    },
    { logLevel: 'trace', logFormat: 'json' },
  );
  const refused = await goAllTheWay(api);
  broken = false;
  const accepted = await goAllTheWay(api);
  expect([refused.code, accepted.code]).toEqual(['esia_invalid', undefined]);
  for (const { back } of [refused, accepted])
    words.push(...['code', 'state'].map(name => new URL(back, publicUrl).searchParams.get(name) ?? ''));
  const log = lines.join('');
  expect(log).toContain('"why":"invalid_grant"');
  const secrets = words.filter(word => word.length > 20 && !word.startsWith('http') && !word.includes(' '));
  expect(secrets.length).toBeGreaterThan(8);
  for (const word of secrets) expect(log.includes(word), word).toBe(false);
});

test('one address begins sixty logins in ten minutes, not more', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  for (let times = 0; times < 60; times++) expect((await begin(api)).statusCode).toBe(200);
  const reply = await begin(api);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '600']);
});

test('where no provider is set, or it does not answer, the login says so', async () => {
  const away = await apiWith(() => () => Promise.reject(new TypeError('fetch failed')));
  const none = await testApi({ ports: { identity: noIdentity } });
  onTestFinished(() => none.close());
  for (const [api, esia] of [
    [away, true],
    [none, false],
  ] as const) {
    expect((await api.client().send(loginWays, {})).message).toEqual({ esia });
    const reply = await begin(api);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'esia_down']);
  }
});

test('without the demo its people are not there', async () => {
  const api = await testApi({ config: { demo: false, identity: 'none' } });
  onTestFinished(() => api.close());
  for (const url of ['/demo/esia/page.css', '/demo/esia/.well-known/openid-configuration', '/demo/esia/auth'])
    expect((await api.app.inject({ url })).statusCode, url).toBe(404);
});

test('over https the cookie is taken from this very host alone', async () => {
  const api = await testApi({ config: { publicUrl: 'https://venue.example' } });
  onTestFinished(() => api.close());
  const reply = await begin(api);
  const { uuid } = reply.json<{ message: { uuid: string } }>().message;
  expect(reply.headers['set-cookie']).toMatch(
    new RegExp(`^__Host-swap-${uuid}=[\\w-]{43}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$`),
  );
});
