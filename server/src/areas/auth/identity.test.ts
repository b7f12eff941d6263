import { whoAmI } from '@venue/sdk/auth';
import type { LoginResult } from '@venue/sdk/auth/model';
import { consentTexts } from '@venue/sdk/privacy/model';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../ports/identity/demo.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { identityAttempt, identityLink } from './identity.table.ts';
import { aBrowser, arrive } from './identity.testing.ts';

const [maria, roman, darya, nina] = demoPeople.map(person => person.id) as [string, string, string, string];
const phoneOf = (id: string) => demoPeople.find(person => person.id === id)?.phone ?? '';

describe.each(databaseKinds)('the state services, on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const code = (reply: LightMyRequestResponse) => reply.json<{ code?: string }>().code;
  const signedInBy = (reply: LightMyRequestResponse) => {
    const { message } = reply.json<{ message: LoginResult }>();
    if (!message.successful) throw new Error('the swap did not sign in');
    const client = api.client();
    client.session.signIn(message);
    return { client, roleId: message.roleId };
  };
  /** The account a swap signed in to. */
  const accountOf = async (reply: LightMyRequestResponse) => {
    const { userId } = (await signedInBy(reply).client.send(whoAmI, {})).message;
    const [user] = await api.db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error('nobody was signed in');
    return user;
  };

  test('a person who comes for the first time gets an account, and the same one the next time', async () => {
    const browser = aBrowser(api);
    const { uuid, url } = await browser.start({ account: 'landing', next: '/account/events' });
    const page = await browser.comeBack(await browser.answer(url, maria));
    expect(page).toBe(`/app/marketplace/auth/wait?uuid=${uuid}&next=%2Faccount%2Fevents`);
    const reply = await browser.swap(uuid);
    expect(signedInBy(reply).roleId).toBe(2);
    const account = await accountOf(reply);
    expect(account).toMatchObject({
      ...{ lastname: 'Савельева', name: 'Мария', middlename: 'Андреевна', verified: true, active: false },
      ...{ phone: phoneOf(maria), phoneActive: true, email: 'm.savelyeva@example.ru', emailActive: true },
      ...{ roleId: null },
    });
    const consents = () => api.db.select().from(consent).where(eq(consent.userId, account.id));
    const { version } = consentTexts.account;
    expect(await consents()).toMatchObject([{ purpose: 'account', version, ip: '127.0.0.1' }]);

    const later = aBrowser(api);
    const again = await later.swap(await arrive(later, maria));
    expect(signedInBy(again).roleId).toBe(1);
    expect((await accountOf(again)).id).toBe(account.id);
    expect(await consents()).toHaveLength(1);
  });

  test('somebody without an e-mail gets an account without one', async () => {
    const browser = aBrowser(api);
    expect(await accountOf(await browser.swap(await arrive(browser, roman)))).toMatchObject({
      ...{ lastname: 'Горбунов', email: '', emailActive: false },
    });
  });

  test('a known phone is linked: blanks are filled, what was typed stays', async () => {
    const customer = await api.aCustomer({ phone: phoneOf(darya), name: 'Даша', email: 'old@example.ru' });
    const browser = aBrowser(api);
    expect(await accountOf(await browser.swap(await arrive(browser, darya)))).toMatchObject({
      ...{ id: customer.id, name: 'Даша', lastname: '', email: 'old@example.ru', verified: false },
    });
    // From now on the link decides, even if the phone changes.
    await api.db.update(users).set({ phone: '9120009999' }).where(eq(users.id, customer.id));
    const later = aBrowser(api);
    expect((await accountOf(await later.swap(await arrive(later, darya)))).id).toBe(customer.id);
    await api.db.delete(users).where(eq(users.id, customer.id));
  });

  test('a phone that is not proven there opens and makes nothing', async () => {
    const browser = aBrowser(api);
    expect(code(await browser.swap(await arrive(browser, nina)))).toBe('esia_phone_needed');
    expect(
      await api.db
        .select()
        .from(users)
        .where(eq(users.phone, phoneOf(nina))),
    ).toEqual([]);
  });

  test('staff are never entered this way, by phone or by a link from before', async () => {
    const staff = await api.aStaff(undefined, { phone: phoneOf(darya) });
    const browser = aBrowser(api);
    expect(code(await browser.swap(await arrive(browser, darya)))).toBe('esia_phone_taken');
    await api.db
      .insert(identityLink)
      .values({ provider: 'demo', subject: darya, userId: staff.id, linkedAt: api.clock.now });
    expect(code(await browser.swap(await arrive(browser, darya)))).toBe('esia_phone_taken');
    await api.db.delete(users).where(eq(users.id, staff.id));
  });

  test('an account that belongs to another person there is not entered by its phone', async () => {
    const other = await api.aCustomer({ phone: phoneOf(darya) });
    await api.db
      .insert(identityLink)
      .values({ provider: 'demo', subject: 'somebody else', userId: other.id, linkedAt: api.clock.now });
    const browser = aBrowser(api);
    expect(code(await browser.swap(await arrive(browser, darya)))).toBe('esia_phone_taken');
    await api.db.delete(users).where(eq(users.id, other.id));
  });

  test('two first returns of one person at once make one account', async () => {
    const pair = [aBrowser(api), aBrowser(api)];
    const uuids = await Promise.all(pair.map(browser => arrive(browser, darya)));
    const replies = await Promise.all(pair.map((browser, each) => browser.swap(uuids[each] ?? '')));
    const ids = await Promise.all(replies.map(async reply => (await accountOf(reply)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await api.db.select().from(identityLink).where(eq(identityLink.subject, darya))).toHaveLength(1);
  });

  test('a no at the provider is told, at the choice of a person and at the question', async () => {
    const browser = aBrowser(api);
    for (const way of ['cancel', 'answer'] as const) {
      const { uuid, url } = await browser.start();
      const back = way === 'cancel' ? await browser.cancel(url) : await browser.answer(url, maria, false);
      expect(await browser.comeBack(back)).toContain(uuid);
      expect(code(await browser.swap(uuid))).toBe('esia_refused');
    }
  });

  test('a uid works once, also when it is used twice at the same moment', async () => {
    const browser = aBrowser(api);
    const uuid = await arrive(browser, maria);
    const both = await Promise.all([browser.swap(uuid), browser.swap(uuid)]);
    expect(both.map(reply => reply.statusCode).sort()).toEqual([200, 409]);
    expect(code(await browser.swap(uuid))).toBe('esia_expired');
  });

  test('a uid is worth nothing in another browser, and none at all is unknown', async () => {
    const [browser, stranger] = [aBrowser(api), aBrowser(api)];
    const uuid = await arrive(browser, maria);
    await stranger.start();
    expect(code(await stranger.swap(uuid))).toBe('esia_expired');
    expect(code(await stranger.swap(crypto.randomUUID()))).toBe('esia_expired');
    expect((await browser.swap(uuid)).statusCode).toBe(200);
  });

  test('another person cannot finish what somebody began: the return counts in its own browser alone', async () => {
    const [attacker, victim] = [aBrowser(api), aBrowser(api)];
    const { uuid, url } = await attacker.start();
    const back = await victim.answer(url, maria);
    expect(await victim.comeBack(back)).toBe('/app/marketplace/auth/wait');
    expect(code(await attacker.swap(uuid))).toBe('esia_unfinished');
  });

  test('attempts side by side in one browser do not disturb each other', async () => {
    const browser = aBrowser(api);
    const [one, two] = [await browser.start(), await browser.start()];
    const back = [await browser.answer(one.url, maria), await browser.answer(two.url, roman)];
    await browser.comeBack(back[1] ?? '');
    await browser.comeBack(back[0] ?? '');
    expect((await accountOf(await browser.swap(one.uuid))).name).toBe('Мария');
    expect((await accountOf(await browser.swap(two.uuid))).name).toBe('Роман');
    expect(browser.cookies().filter(cookie => cookie.name.startsWith('swap-'))).toEqual([]);
  });

  test('before the person is back the attempt is unfinished, and after ten minutes it is over', async () => {
    const browser = aBrowser(api);
    const { uuid, url } = await browser.start();
    expect(code(await browser.swap(uuid))).toBe('esia_unfinished');
    const back = await browser.answer(url, maria);
    api.clock.advance(10 * 60_000 + 1);
    expect(await browser.comeBack(back)).toBe('/app/marketplace/auth/wait');
    expect(code(await browser.swap(uuid))).toBe('esia_expired');
    await api.runJob('sweep');
    expect(await api.db.select().from(identityAttempt).where(eq(identityAttempt.uuid, uuid))).toEqual([]);
  });

  test('an unknown state leads to the wait page with nothing', async () => {
    const browser = aBrowser(api);
    for (const query of ['?code=x&state=y', '?code=x', ''])
      expect(await browser.comeBack(`/api/auth/swap/return${query}`)).toBe('/app/marketplace/auth/wait');
  });

  test('a return that is repeated changes nothing', async () => {
    const browser = aBrowser(api);
    const { uuid, url } = await browser.start();
    const back = await browser.answer(url, maria);
    for (let times = 0; times < 3; times++) expect(await browser.comeBack(back)).toContain(uuid);
    expect((await browser.swap(uuid)).statusCode).toBe(200);
    expect(await browser.comeBack(back)).toBe('/app/marketplace/auth/wait');
  });

  test.each(['nonce', 'verifier'] as const)('an answer that does not fit the %s is not accepted', async column => {
    const browser = aBrowser(api);
    const { uuid, url } = await browser.start();
    const back = await browser.answer(url, maria);
    const other = { [column]: 'x'.repeat(43) };
    await api.db.update(identityAttempt).set(other).where(eq(identityAttempt.uuid, uuid));
    await browser.comeBack(back);
    expect(code(await browser.swap(uuid))).toBe('esia_invalid');
    expect(code(await browser.swap(uuid))).toBe('esia_expired');
  });

  test('a made-up code and an answer of another issuer are not accepted', async () => {
    const browser = aBrowser(api);
    for (const [name, value] of [
      ['code', 'made-up'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { uuid, url } = await browser.start();
      const back = new URL(await browser.answer(url, maria), 'http://here.invalid');
      back.searchParams.set(name, value);
      await browser.comeBack(back.pathname + back.search);
      expect(code(await browser.swap(uuid)), name).toBe('esia_invalid');
    }
  });

  test('without the consent nothing begins', async () => {
    const payload = { type: 'esia', account: 'marketplace', consent: false };
    const reply = await api.app.inject({ method: 'POST', url: '/api/auth/swap/start', payload });
    expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: { consent: expect.stringContaining('Без') } });
  });
});
