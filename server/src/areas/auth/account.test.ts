import { checkPhone, login, register, registerMarketplace, resetPassword, whoAmI } from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { consentTexts } from '@venue/sdk/privacy/model';
import { getProfile } from '@venue/sdk/profile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { welcomed } from '../../testing/live.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { oneTimeCode } from '../codes/codes.table.ts';
import { consent } from '../privacy/privacy.table.ts';

describe.each(databaseKinds)('accounts, on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const password = 'надёжный пароль';

  /** Asks for a code and reads it where the demo shows it. */
  async function codeFor(phone: string, type: 1 | 2): Promise<{ smsuid: string; code: string }> {
    const { message } = await api.client().send(sendSmsCode, { body: { phone, type } });
    const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
    return { smsuid: message.smsuid, code: /\d{6}/.exec(letters[0]?.text ?? '')?.[0] ?? '000000' };
  }

  test('a new phone registers by code, agrees once, and is signed in', async () => {
    const phone = '9120001001';
    const client = api.client();
    expect((await client.send(checkPhone, { query: { phone } })).message.registered).toBe(false);
    const answer = await codeFor(phone, 1);
    const { message } = await client.send(registerMarketplace, { body: { phone, password, ...answer, consent: true } });
    expect(message).toMatchObject({ successful: true, roleId: 1 });
    if (!message.successful) return;
    client.session.signIn(message);
    const profile = (await client.send(getProfile, {})).message;
    expect(profile).toMatchObject({ userPhone: phone, userPhoneActive: true, userVerify: false, bioName: '' });
    expect(await api.db.select().from(consent).where(eq(consent.userId, profile.userId))).toMatchObject([
      { purpose: 'account', version: consentTexts.account.version, ip: '127.0.0.1' },
    ]);
    expect((await client.send(checkPhone, { query: { phone } })).message.registered).toBe(true);
    const [code] = await api.db.select().from(oneTimeCode).where(eq(oneTimeCode.smsuid, answer.smsuid));
    expect(code?.usedAt).toEqual(api.clock.now);
    expect((await client.send(login, { body: { phone, password } })).message).toMatchObject({
      successful: true,
      roleId: 2,
    });
  });

  test('a code opens one account: two registrations at once make one', async () => {
    const phone = '9120001002';
    const answer = await codeFor(phone, 1);
    const both = await Promise.allSettled(
      [1, 2].map(() => api.client().send(register, { body: { phone, password, ...answer, consent: true } })),
    );
    expect(both.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    const users = await api.database.pool.query('SELECT count(*)::int AS n FROM users WHERE phone = $1', [phone]);
    expect(users.rows).toEqual([{ n: 1 }]);
  });

  test('a registered phone is told so by SMS, without a code', async () => {
    const { phone } = await api.aCustomer();
    await api.client().send(sendSmsCode, { body: { phone, type: 1 } });
    const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
    expect(letters[0]?.text).toMatch(/уже есть учётная запись/);
    expect(letters[0]?.text).not.toMatch(/\d{6}/);
  });

  test('a phone registered while its code was on the way is refused beside the field', async () => {
    const phone = '9120001003';
    const answer = await codeFor(phone, 1);
    await api.aCustomer({ phone });
    await expect(
      api.client().send(register, { body: { phone, password, ...answer, consent: true } }),
    ).rejects.toMatchObject({
      code: 'user_exists',
      serverMessage: 'users_usersphone_uindex',
      fields: { phone: 'Пользователь уже существует в системе' },
    });
  });

  test('registration without consent or with a short password names the fields', async () => {
    const body = {
      phone: '9120001004',
      password: 'short',
      code: '123456',
      smsuid: crypto.randomUUID(),
      consent: false,
    };
    const reply = await api.app.inject({ method: 'POST', url: '/api/auth/registration', payload: body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      fields: { password: 'Не меньше 8 символов', consent: expect.stringContaining('Без согласия') },
    });
  });

  test('a reset sets the password, ends every other session, forgives wrong passwords and signs in', async () => {
    const customer = await api.aCustomer({ password: 'старый пароль' });
    const { phone } = customer;
    for (let tried = 0; tried < 5; tried++) await api.client().send(login, { body: { phone, password: 'no' } });
    const answer = await codeFor(phone, 2);
    const client = api.client();
    const listener = await welcomed(api.app, customer);
    const { message } = await client.send(resetPassword, { body: { phone, password, ...answer } });
    if (!message.successful) throw new Error('the reset did not sign in');
    const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
    expect(letters[0]?.text).toMatch(/^Пароль вашей учётной записи изменён/);
    client.session.signIn(message);
    await client.send(getProfile, {});
    expect(await listener.closed()).toBe(4401);
    await expect(api.as(customer).send(getProfile, {})).rejects.toMatchObject({ code: 'access_denied' });
    const again = async (input: string) =>
      (await api.client().send(login, { body: { phone, password: input } })).message;
    expect(await again('старый пароль')).toEqual({ successful: false });
    expect(await again(password)).toMatchObject({ successful: true });
    await expect(api.client().send(resetPassword, { body: { phone, password, ...answer } })).rejects.toMatchObject({
      code: 'code_expired',
    });
  });

  test('a code for one purpose or one phone does not serve another', async () => {
    const { phone } = await api.aCustomer();
    const answer = await codeFor(phone, 2);
    const other = await api.aCustomer();
    await expect(
      api.client().send(resetPassword, { body: { phone: other.phone, password, ...answer } }),
    ).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(
      api.client().send(register, { body: { phone, password, ...answer, consent: true } }),
    ).rejects.toMatchObject({ code: 'code_wrong', fields: { code: 'Неверный код' } });
  });
});

test('the test mode shows every code, and still resets no password of staff', async () => {
  const api = await testApi({ config: { codesTestMode: true } });
  onTestFinished(() => api.close());
  const [staff, customer] = [await api.aStaff(undefined, { password: 'прежний пароль' }), await api.aCustomer()];
  const reset = async (phone: string) => {
    const { smsuid, code } = (await api.client().send(sendSmsCode, { body: { phone, type: 2 } })).message;
    const body = { phone, password: 'новый пароль', smsuid, code: code ?? '' };
    return (await api.client().send(resetPassword, { body })).message;
  };
  const before = await userByPhone(api.db, staff.phone);
  expect(await reset(customer.phone)).toMatchObject({ successful: true });
  expect(await reset(staff.phone)).toEqual({ successful: false });
  expect(await userByPhone(api.db, staff.phone)).toEqual(before);
  await api.as(staff).send(whoAmI, {});
});
