import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../../areas/auth/identity.testing.ts';
import { testApi } from '../../testing/api.ts';
import { demoPeople } from './demo.people.ts';
import { demoClient } from './demo.provider.ts';
import { anna, fakeEsia } from './esia.testing.ts';
import { esiaIdentity } from './esia.ts';
import { type IdentityProvider, returnUri } from './identity.ts';
import { within } from './open.ts';
import { openidIdentity } from './openid.ts';

const publicUrl = 'http://localhost:8080';
const redirectUri = returnUri({ publicUrl });
const ties = { state: '5f0c0c9e-7a4c-4d0e-9d2c-0a6f5a1c2b3d', nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

interface Place {
  readonly identity: IdentityProvider;
  /** The person says yes or no at the provider: the address the browser is sent back to. */
  answer(url: string, yes: boolean): Promise<string>;
  readonly expected: object;
  close(): Promise<unknown>;
}

async function openid(): Promise<Place> {
  const secret = 'x'.repeat(32);
  const api = await testApi({ config: { publicUrl, secret } });
  const [maria] = demoPeople;
  const client = demoClient({ secret });
  return {
    identity: openidIdentity({
      ...{ name: 'demo', issuer: `${publicUrl}/demo/esia`, clientId: client.id, clientSecret: client.secret },
      ...{ scope: 'openid profile email phone', redirectUri, fetch: within(api.app) },
    }),
    answer: (url, yes) => aBrowser(api).answer(url.slice(publicUrl.length), maria?.id ?? '', yes),
    expected: { lastname: 'Савельева', phone: maria?.phone, emailProven: true, trusted: true },
    close: () => api.close(),
  };
}

async function esia(protocol: 'v2' | 'pkcs7', keys: 'gost' | 'rsa'): Promise<Place> {
  const server = await fakeEsia(protocol, redirectUri, () => new Date(), keys);
  return {
    identity: esiaIdentity(server.options),
    answer(url, yes) {
      server.state.refusal = yes ? undefined : ['access_denied', 'ESIA-007004: The owner has refused'];
      return server.visit(url);
    },
    expected: {
      ...{ subject: String(anna.oid), lastname: 'Гордеева', name: 'Анна', middlename: 'Львовна' },
      ...{ phone: '9120000777', email: 'a.gordeeva@example.ru', emailProven: true, trusted: true },
    },
    close: server.close,
  };
}

describe.each([
  ['OpenID', openid],
  ['ESIA', () => esia('v2', 'gost')],
  ['ESIA by PKCS#7', () => esia('pkcs7', 'gost')],
  ['ESIA by PKCS#7 and RS256', () => esia('pkcs7', 'rsa')],
] as const)('%s', (_, open) => {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  const answered = async (yes = true) => {
    const back = new URL(await place.answer(await place.identity.addressOf(ties), yes), publicUrl);
    expect(back.origin + back.pathname).toBe(redirectUri);
    return back.searchParams;
  };

  test('a person who agrees is known by a permanent id, with what was verified', async () => {
    const first = await place.identity.finish(ties, await answered());
    expect(first).toMatchObject({ kind: 'person', person: place.expected });
    expect(await place.identity.finish(ties, await answered())).toEqual(first);
  });

  test('a refusal is no fault', async () => {
    expect(await place.identity.finish(ties, await answered(false))).toEqual({ kind: 'refused' });
  });

  test('a code works once', async () => {
    const answer = await answered();
    expect(await place.identity.finish(ties, answer)).toMatchObject({ kind: 'person' });
    expect(await place.identity.finish(ties, answer)).toMatchObject({ kind: 'invalid' });
  });

  test('an answer with another state, or without a code, is not valid', async () => {
    const answer = await answered();
    const other = { ...ties, state: '00000000-0000-4000-8000-000000000000' };
    expect(await place.identity.finish(other, answer)).toMatchObject({ kind: 'invalid' });
    const { state } = ties;
    expect(await place.identity.finish(ties, new URLSearchParams({ state }))).toMatchObject({ kind: 'invalid' });
    expect(await place.identity.finish(ties, answer)).toMatchObject({ kind: 'person' });
  });

  test('the check says that the provider knows this system', async () => {
    expect(await place.identity.check?.()).toMatch(/knows|accepts the signature/);
  });
});
