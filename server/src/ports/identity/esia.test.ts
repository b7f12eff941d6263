import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anna, fakeEsia } from './esia.testing.ts';
import { esiaIdentity } from './esia.ts';
import { returnUri } from './identity.ts';

const redirectUri = returnUri({ publicUrl: 'https://venue.example' });
const ties = { state: '5f0c0c9e-7a4c-4d0e-9d2c-0a6f5a1c2b3d', nonce: '', verifier: '' };
const now = new Date('2026-12-01T07:00:00Z');

describe.each(['v2', 'pkcs7'] as const)('ESIA by %s', protocol => {
  let server: Awaited<ReturnType<typeof fakeEsia>>;
  beforeAll(async () => {
    server = await fakeEsia(protocol, redirectUri, () => now);
  });
  afterAll(() => server.close());
  const initial = {
    ...{ person: anna, refusal: undefined, identity: {}, access: {} },
    ...{ isForged: false, algorithm: undefined, clock: 0, tokenState: undefined },
  };
  beforeEach(() => {
    Object.assign(server.state, initial);
  });

  const client = (changes: object = {}) => esiaIdentity({ ...server.options, ...changes });
  const answered = async (esia = client()) => new URL(await server.visit(await esia.addressOf(ties))).searchParams;
  /** A whole sign-in; `faults` are those of the requests after the return. */
  async function outcome(esia = client(), ...faults: Parameters<typeof server.fail>) {
    const answer = await answered(esia);
    server.fail(...faults);
    return esia.finish(ties, answer);
  }

  test('the address has what is signed, and nothing of the person', async () => {
    const url = new URL(await client().addressOf(ties));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: 'VENUE66', response_type: 'code', access_type: 'online', state: ties.state },
      ...{ timestamp: '2026.12.01 07:00:00 +0000', redirect_uri: redirectUri, scope: 'openid fullname mobile email' },
    });
    expect(url.searchParams.has('client_certificate_hash')).toBe(protocol === 'v2');
  });

  test('contacts that are not verified prove nothing, and an account that is not confirmed is not trusted', async () => {
    server.state.person = { ...anna, trusted: false, phone: [anna.phone[0], 'NOT_VERIFIED'], email: ['x', 'VERIFIED'] };
    const person = { subject: '1000299654', phone: null, email: '', emailProven: false, trusted: false };
    expect(await outcome()).toMatchObject({ kind: 'person', person });
  });

  test.each([
    ['slow', 'no answer'],
    ['cut', 'no answer'],
    ['500', 'status 500'],
    ['page', 'no JSON'],
    ['elsewhere', 'no answer'],
  ] as const)('a reply that is %s means that ESIA is away, in every request', async (fault, why) => {
    const esia = client({ timeoutMs: 2_000 });
    expect(await outcome(esia, fault)).toEqual({ kind: 'down', why });
    expect(await outcome(esia, 'none', fault)).toEqual({ kind: 'down', why });
    expect(await outcome(esia, 'none', 'none', fault)).toEqual({ kind: 'down', why });
    expect(await outcome()).toMatchObject({ kind: 'person' });
  });

  test('a huge reply is not read to its end', async () => {
    expect(await outcome(client(), 'huge')).toEqual({ kind: 'invalid', why: 'reply too long' });
    expect(await outcome(client(), 'none', 'huge')).toEqual({ kind: 'invalid', why: 'reply too long' });
  });

  test.each([
    ['signed by somebody else', { isForged: true }, 'marker signature'],
    ['signed by nobody', { algorithm: 'none' }, 'marker signature'],
    ['of another algorithm', { algorithm: 'HS256' }, 'marker signature'],
    ['of another issuer', { identity: { iss: 'http://esia.evil.example/' } }, 'marker issuer'],
    ['of another issuer, the second', { access: { iss: 'nobody' } }, 'marker issuer'],
    ['for another system', { identity: { aud: 'OTHER' } }, 'marker of another system'],
    ['for another system, the second', { access: { client_id: 'OTHER' } }, 'marker of another system'],
    ['of two people', { access: { 'urn:esia:sbj_id': 1 } }, 'markers of two people'],
    ['without a person', { identity: { sub: '../orgs/1' } }, 'marker fields'],
    ['without an end', { access: { exp: undefined } }, 'marker fields'],
    ['that have ended', { identity: { exp: now.getTime() / 1000 - 61 } }, 'marker time'],
    ['that have ended, the second', { access: { exp: now.getTime() / 1000 - 61 } }, 'marker time'],
    ['made in the future', { access: { iat: now.getTime() / 1000 + 61 } }, 'marker time'],
    ['of the future', { identity: { nbf: now.getTime() / 1000 + 61 } }, 'marker time'],
    ['for another request', { tokenState: ties.state }, 'state of the markers'],
  ])('markers %s are not accepted', async (_, changes, why) => {
    Object.assign(server.state, changes);
    expect(await outcome()).toEqual({ kind: 'invalid', why });
  });

  test('clocks may differ by a minute, and not by five', async () => {
    for (const clock of [50_000, -50_000]) {
      server.state.clock = clock;
      expect(await outcome()).toMatchObject({ kind: 'person' });
    }
    server.state.clock = 300_000;
    expect(await outcome()).toEqual({ kind: 'invalid', why: 'ESIA-007015' });
    await expect(client().check?.()).rejects.toThrow(/another time than this machine: run NTP \(ESIA-007015\)$/);
  });

  test.each([
    [['access_denied', 'ESIA-007004: no'], { kind: 'refused' }],
    [['invalid_request', 'ESIA-007055: not confirmed'], { kind: 'refused' }],
    [['server_error', ''], { kind: 'down', why: 'server_error' }],
    [['temporarily_unavailable', 'ESIA-007008: busy'], { kind: 'down', why: 'ESIA-007008' }],
    [['something <new>', 'with a quotation'], { kind: 'invalid', why: 'error' }],
  ] as const)('an answer %j is %j', async ([error, description], expected) => {
    server.state.refusal = [error, description];
    expect(await outcome()).toEqual(expected);
  });

  test('another certificate, another system and another address are refused', async () => {
    const strangers = [{ signer: server.strangersSigner }, { clientId: 'OTHER' }];
    for (const changes of strangers) {
      expect(await outcome(client(changes))).toEqual({
        kind: 'invalid',
        why: expect.stringMatching(/^ESIA-0070(02|53)$/),
      });
      await expect(client(changes).check?.()).rejects.toThrow(/^ESIA_CLIENT_ID=.* not what is registered/);
    }
    const elsewhere = client({ redirectUri: 'https://evil.example/back' });
    expect(await outcome(elsewhere)).toEqual({ kind: 'invalid', why: 'ESIA-007023' });
    await expect(elsewhere.check?.()).rejects.toThrow(/refuses the probe \(ESIA-007023\)$/);
  });

  test('a code of another sign-in is worth nothing under this state', async () => {
    const answer = await answered();
    answer.set('state', 'another');
    expect(await client().finish(ties, answer)).toEqual({ kind: 'invalid', why: 'state' });
    answer.delete('state');
    expect(await client().finish(ties, answer)).toEqual({ kind: 'invalid', why: 'state' });
  });
});
