import { loginMarketplace, resetPasswordMarketplace, whoAmI } from '@venue/sdk/auth';
import { enterByPhone, sendEntryCode, sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { consentTexts } from '@venue/sdk/privacy/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { consent } from '../privacy/privacy.table.ts';
import { accountsPerAddress } from './auth.rules.ts';

describe.each(databaseKinds)('signing in by phone and code alone, on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const read = async (phone: string) => {
    const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
    return /\d{6}/.exec(letters[0]?.text ?? '')?.[0] ?? '000000';
  };
  async function codeFor(phone: string) {
    const { message } = await api.client().send(sendEntryCode, { body: { phone } });
    return { smsuid: message.smsuid, code: await read(phone) };
  }
  const enter = async (phone: string, answer: { smsuid: string; code: string }) =>
    (await api.client().send(enterByPhone, { body: { phone, ...answer, consent: true } })).message;

  test('a new phone has an account then, with the consent it was made under, and is signed in', async () => {
    const phone = '9120002001';
    const client = api.client();
    const reply = await enter(phone, await codeFor(phone));
    if (!reply.successful) throw new Error('not let in');
    client.session.signIn(reply);
    expect((await client.send(whoAmI, {})).message).toMatchObject({ phone, roleId: 1 });
    const user = await userByPhone(api.db, phone);
    expect(user).toMatchObject({ phone, phoneActive: true });
    expect(
      await api.db
        .select()
        .from(consent)
        .where(eq(consent.userId, user?.id ?? 0)),
    ).toMatchObject([{ purpose: 'account', version: consentTexts.account.version, ip: '127.0.0.1' }]);
  });

  test('a known phone is let into its own account, and the consent ticked there is written once', async () => {
    const person = await api.aCustomer();
    await enter(person.phone, await codeFor(person.phone));
    api.clock.advance(60_000);
    const before = await api.db.select().from(consent).where(eq(consent.userId, person.id));
    expect(before).toHaveLength(1);
    const reply = await enter(person.phone, await codeFor(person.phone));
    if (!reply.successful) throw new Error('not let in');
    const client = api.client();
    client.session.signIn(reply);
    expect((await client.send(whoAmI, {})).message.userId).toBe(person.id);
    expect(await api.db.select().from(consent).where(eq(consent.userId, person.id))).toEqual(before);
  });

  test('nobody knows the password of such an account until its owner sets one by another code', async () => {
    const phone = '9120002002';
    await enter(phone, await codeFor(phone));
    for (const password of ['', 'надёжный пароль'].filter(Boolean))
      expect((await api.client().send(loginMarketplace, { body: { phone, password } })).message.successful).toBe(false);
    api.clock.advance(61_000);
    const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 2 } })).message;
    const password = 'мой новый пароль';
    const body = { phone, password, smsuid, code: await read(phone) };
    expect((await api.client().send(resetPasswordMarketplace, { body })).message.successful).toBe(true);
    expect((await api.client().send(loginMarketplace, { body: { phone, password } })).message.successful).toBe(true);
  });

  test('a wrong code lets nobody in, a code lets in once, and only the phone it was sent to', async () => {
    const phone = '9120002003';
    const answer = await codeFor(phone);
    const wrong = answer.code === '111111' ? '222222' : '111111';
    await expect(enter(phone, { ...answer, code: wrong })).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(enter('9120002004', answer)).rejects.toMatchObject({ code: 'code_wrong' });
    expect(await userByPhone(api.db, phone)).toBeUndefined();
    const both = await Promise.allSettled([enter(phone, answer), enter(phone, answer)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(enter(phone, answer)).rejects.toMatchObject({ code: 'code_expired' });
  });

  test('a code of a registration is none of these', async () => {
    const phone = '9120002005';
    const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 1 } })).message;
    await expect(enter(phone, { smsuid, code: await read(phone) })).rejects.toMatchObject({ code: 'code_wrong' });
  });

  test('staff are not let in here', async () => {
    const { phone } = await api.aStaff();
    expect(await enter(phone, await codeFor(phone))).toEqual({ successful: false });
  });

  test('one address makes so many accounts an hour', async () => {
    const most = accountsPerAddress[0]?.most ?? 0;
    const guess = { smsuid: '00000000-0000-4000-8000-000000000000', code: '000000' };
    const tries = Array.from({ length: most + 1 }, () => enter('9120002009', guess).catch((error: unknown) => error));
    const codes = (await Promise.all(tries)).map(each => (each as { code: string }).code);
    expect(codes).toContain('rate_limited');
  });
});
