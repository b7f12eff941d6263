import { whoAmI } from '@venue/sdk/auth';
import type { LoginResult } from '@venue/sdk/auth/model';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../../config.ts';
import { anna, fakeEsia } from '../../ports/identity/esia.testing.ts';
import { returnUri } from '../../ports/identity/identity.ts';
import { testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { identityLink } from './identity.table.ts';
import { aBrowser } from './identity.testing.ts';

const publicUrl = 'http://localhost:8080';

/** The app with the settings of ESIA, and an ESIA of its own. */
async function withEsia(protocol: 'v2' | 'pkcs7', config: Partial<Config> = {}) {
  const clock = { now: () => new Date() };
  const esia = await fakeEsia(protocol, returnUri({ publicUrl }), () => clock.now());
  onTestFinished(() => esia.close());
  const { url, clientId, scope, signer, certificateHash, verifier, certificate } = esia.options;
  const api = await testApi({
    config: {
      ...{
        publicUrl,
        identity: 'esia',
        esiaUrl: url,
        esiaClientId: clientId,
        esiaScope: scope,
        esiaProtocol: protocol,
      },
      ...{ esiaSigner: [...signer], esiaClientCertificateHash: certificateHash },
      ...{ esiaMarkerVerifier: verifier && [...verifier], esiaMarkerCertificate: certificate, ...config },
    },
  });
  onTestFinished(() => api.close());
  clock.now = () => api.clock.now;

  /** A whole sign-in; its code when it fails. */
  async function signIn(beforeTheReturn?: () => void) {
    const browser = aBrowser(api);
    const { uuid, url: there } = await browser.start();
    const back = (await esia.visit(there)).slice(publicUrl.length);
    beforeTheReturn?.();
    expect(await browser.comeBack(back)).toContain(uuid);
    return { reply: await browser.swap(uuid), there, back };
  }
  return { api, esia, signIn };
}
const code = (reply: { json(): unknown }) => (reply.json() as { code?: string }).code;

test.each(['v2', 'pkcs7'] as const)(
  'a person signs in through ESIA by %s, and is the same one the next time',
  async protocol => {
    const { api, signIn, esia } = await withEsia(protocol);
    const ids = new Set<number>();
    for (let times = 0; times < 2; times++) {
      const { message } = (await signIn()).reply.json<{ message: LoginResult }>();
      if (!message.successful) throw new Error('nobody was signed in');
      const client = api.client();
      client.session.signIn(message);
      ids.add((await client.send(whoAmI, {})).message.userId);
    }
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    const [user] = await api.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({
      ...{ lastname: 'Гордеева', name: 'Анна', middlename: 'Львовна', verified: true },
      ...{ phone: '9120000777', phoneActive: true, email: 'a.gordeeva@example.ru', emailActive: true },
    });
    const links = await api.db.select().from(identityLink).where(eq(identityLink.userId, id));
    expect(links).toMatchObject([{ provider: esia.options.url, subject: String(anna.oid) }]);
  },
);

test('what the person, ESIA and the signer refuse has words of its own, and the next attempt succeeds', async () => {
  const { api, esia, signIn } = await withEsia('v2');
  esia.state.refusal = ['access_denied', 'ESIA-007004: The owner has refused'];
  expect(code((await signIn()).reply)).toBe('esia_refused');
  esia.state.refusal = undefined;
  esia.state.isForged = true;
  expect(code((await signIn()).reply)).toBe('esia_invalid');
  esia.state.isForged = false;
  expect(code((await signIn(() => esia.fail('500'))).reply)).toBe('esia_down');
  esia.state.person = { ...anna, oid: 5, phone: [anna.phone[0], 'NOT_VERIFIED'] };
  expect(code((await signIn()).reply)).toBe('esia_phone_needed');
  esia.state.person = { ...anna, trusted: false };
  expect((await signIn()).reply.statusCode).toBe(200);
  const [user] = await api.db.select().from(users).where(eq(users.phone, '9120000777'));
  expect(user).toMatchObject({ name: 'Анна', verified: false });
});

test('a signer that fails means that the login is away, and is logged without what it printed', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
  const { api } = await withEsia('v2', { esiaSigner: ['false', 'hidden'], logLevel: 'trace', logFormat: 'json' });
  const payload = { type: 'esia', account: 'marketplace', consent: true };
  const reply = await api.app.inject({ method: 'POST', url: '/api/auth/swap/start', payload });
  expect([reply.statusCode, code(reply)]).toEqual([503, 'esia_down']);
  expect(reply.body).not.toMatch(/SIGNER/);
  expect(lines.join('')).toContain('ESIA_SIGNER: the program ended with 1');
  expect(lines.join('')).not.toContain('hidden');
});

test('neither codes, markers, signatures nor data of the person are logged', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
  const { signIn, esia } = await withEsia('v2', { logLevel: 'trace', logFormat: 'json' });
  const good = await signIn();
  esia.state.isForged = true;
  const bad = await signIn();
  expect([code(good.reply), code(bad.reply)]).toEqual([undefined, 'esia_invalid']);
  const log = lines.join('');
  expect(log).toContain('"why":"marker signature"');
  const secrets = [good, bad].flatMap(({ there, back }) => [
    new URL(there).searchParams.get('client_secret') ?? '',
    ...new URL(back, publicUrl).searchParams.values(),
  ]);
  expect(secrets.length).toBe(6);
  for (const secret of [...secrets, 'Гордеева', '9120000777', 'a.gordeeva', 'eyJ'])
    expect(log.includes(secret), secret).toBe(false);
});
