import { pbkdf2Sync } from 'node:crypto';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { captchaChallenge, login, loginMarketplace } from './auth/auth.calls.ts';
import { Credentials, LoginBody } from './auth/auth.model.ts';
import { ApiFailure } from './core/client/errors.ts';
import { handlers, mock, sampleReply } from './testing/index.ts';
import { proofOf, proven } from './venue.proof.ts';
import { createVenue } from './venue.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [nonce, salt] = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
/** The key of a number, derived by Node's crypto module. */
function keyOf(counter: number): string {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  password.writeUInt32BE(counter, 16);
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 7, 32, 'sha256').toString('hex');
}
const challenge = (keyPrefix: string, more: object = {}) => ({
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost: 7, keyLength: 32, keyPrefix, expiresAt: 1, ...more },
  signature: 'signed',
});
const answerOf = (proof: string): unknown => JSON.parse(Buffer.from(proof, 'base64').toString());

test.each([0, 7, 300])('the proof names the number %i and brings the challenge back as it came', async counter => {
  const request = challenge(keyOf(counter).slice(0, 32));
  expect(answerOf(await proofOf(request))).toEqual({
    challenge: request,
    solution: { counter, derivedKey: keyOf(counter) },
  });
});

test('staff sign in with the captcha solved', async () => {
  const request = challenge(keyOf(21).slice(0, 32));
  const heard: unknown[] = [];
  const { message } = sampleReply(login);
  server.use(
    mock(captchaChallenge).replies(request),
    mock(login).replies(({ body }) => {
      heard.push(body);
      return { message: message.successful ? { ...message, roleId: 3 } : message };
    }),
  );
  const venue = createVenue({ baseUrl: 'http://venue.test/api', replies: 'strict' });
  expect(await venue.signIn({ role: 'admin', phone: '9120000001', password: 'Staff-2026' })).toBe(true);
  expect(venue.session.current()?.role).toBe('admin');
  const { captcha, ...rest } = z.parse(LoginBody, heard[0]);
  expect(rest).toEqual({ phone: '9120000001', password: 'Staff-2026' });
  expect(answerOf(captcha ?? '')).toMatchObject({ solution: { counter: 21 } });
});

test('whoever tries too often does the work that is asked, and sends the same with its proof', async () => {
  const request = challenge(keyOf(21).slice(0, 32));
  const heard: unknown[] = [];
  server.use(
    mock(loginMarketplace).once.fails('proof_needed', { data: request }),
    mock(loginMarketplace).replies(({ body }) => {
      heard.push(body);
      return { message: { successful: false } };
    }),
  );
  const venue = createVenue({ baseUrl: 'http://venue.test/api', replies: 'strict' });
  expect(await venue.signIn({ role: 'marketplace', phone: '9120000101', password: 'no' })).toBe(false);
  const { proof = '', ...who } = z.parse(Credentials, heard[0]);
  expect(who).toEqual({ phone: '9120000101', password: 'no' });
  expect(answerOf(proof)).toMatchObject({ solution: { counter: 21 } });
  await expect(proven(() => Promise.reject(new ApiFailure('rate_limited')))).rejects.toMatchObject({
    code: 'rate_limited',
  });
});

test('the samples have a captcha that can be solved', async () => {
  server.use(...handlers({ calls: [captchaChallenge, login] }));
  const venue = createVenue({ baseUrl: 'http://venue.test/api', replies: 'strict' });
  expect(await venue.signIn({ role: 'admin', phone: '9120000001', password: 'Staff-2026' })).toBe(true);
});

test.each([
  ['of another algorithm', challenge('00', { algorithm: 'SCRYPT' })],
  ['that any key would solve', challenge('')],
  ['that is none', {}],
])('a challenge %s is refused', async (_, request) => {
  await expect(proofOf(request)).rejects.toMatchObject({ code: 'captcha_failed' });
});

test('work that is cancelled stops', async () => {
  const stop = new AbortController();
  const proof = proofOf(challenge('00'.repeat(32)), stop.signal);
  stop.abort();
  await expect(proof).rejects.toMatchObject({ reason: 'cancelled' });
});
