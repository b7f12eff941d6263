import { sendEmailCode, sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { activateAccountPhone, activateEmail, activatePhone, getProfile } from '@venue/sdk/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { change } from '../accounts/accounts.store.ts';

describe.each(databaseKinds)('a phone and an e-mail are confirmed by code (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  let made = 0;
  const newPhone = () => `91200050${String(++made).padStart(2, '0')}`;
  const letters = async (to: string) => (await api.client().send(readOutbox, { query: { to } })).message.letters;
  const codeAt = async (to: string) => /\d{6}/.exec((await letters(to))[0]?.text ?? '')?.[0] ?? '';
  const bySms = async (person: Person, phone: string) => {
    const { smsuid } = (await api.as(person).send(sendSmsCode, { body: { phone, type: 3 } })).message;
    return { smsuid, code: await codeAt(phone) };
  };
  const byMail = async (person: Person, email: string) => {
    const { smsuid } = (await api.as(person).send(sendEmailCode, { body: { email, type: 3 } })).message;
    return { smsuid, code: await codeAt(email) };
  };
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
  const profile = async (person: Person) => (await api.as(person).send(getProfile, {})).message;

  test.each([
    ['marketplace', activatePhone],
    ['landing', activateAccountPhone],
  ] as const)('another phone takes the place of the present one (%s), and the session lasts', async (role, call) => {
    const anna = await api.aCustomer({ role, phone: newPhone() });
    const phone = newPhone();
    const body = await bySms(anna, phone);
    const { message } = await api.as(anna).send(call, { body });
    expect(message).toMatchObject({ userId: anna.id, userPhone: phone, userPhoneActive: true });
    expect(await profile(anna)).toEqual(message);
    const [word] = await letters(anna.phone);
    expect(word?.text).toContain(`оканчивается на ${phone.slice(-2)}`);
    await expect(api.as(anna).send(call, { body })).rejects.toMatchObject({ code: 'code_expired' });
    const other = await api.aCustomer({ role: role === 'landing' ? 'marketplace' : 'landing' });
    await expect(api.as(other).send(call, { body })).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('the own phone is confirmed, and nobody is told that it moved', async () => {
    const anna = await api.aCustomer({ phone: newPhone() });
    await change(api.db, anna.id, { phoneActive: false });
    await api.as(anna).send(activateAccountPhone, { body: await bySms(anna, anna.phone) });
    expect(await profile(anna)).toMatchObject({ userPhone: anna.phone, userPhoneActive: true });
    expect(await letters(anna.phone)).toHaveLength(1);
  });

  test('a wrong, a late and a spent code change nothing', async () => {
    const anna = await api.aCustomer({ phone: newPhone() });
    const { smsuid, code } = await bySms(anna, newPhone());
    const answer = (given: string) => api.as(anna).send(activateAccountPhone, { body: { smsuid, code: given } });
    const texts = { fields: { code: expect.any(String) } };
    for (let tried = 0; tried < 5; tried++)
      await expect(answer(wrong(code))).rejects.toMatchObject({ code: 'code_wrong', ...texts });
    await expect(answer(code)).rejects.toMatchObject({ code: 'code_tries_spent', ...texts });
    const late = await bySms(anna, newPhone());
    api.clock.advance(5 * 60_000);
    await expect(api.as(anna).send(activateAccountPhone, { body: late })).rejects.toMatchObject({
      code: 'code_expired',
      ...texts,
    });
    expect((await profile(anna)).userPhone).toBe(anna.phone);
  });

  test('a phone with an account is refused beside the field, also when two people take it at once', async () => {
    const [anna, oleg, owner] = [
      await api.aCustomer(),
      await api.aCustomer(),
      await api.aCustomer({ phone: newPhone() }),
    ];
    const taken = { code: 'user_exists', fields: { phone: 'Пользователь уже существует в системе' } };
    await expect(
      api.as(anna).send(activateAccountPhone, { body: await bySms(anna, owner.phone) }),
    ).rejects.toMatchObject(taken);
    expect((await profile(anna)).userPhone).toBe(anna.phone);

    const phone = newPhone();
    const first = await bySms(anna, phone);
    api.clock.advance(60_000);
    const second = await bySms(oleg, phone);
    const both = await Promise.allSettled([
      api.as(anna).send(activateAccountPhone, { body: first }),
      api.as(oleg).send(activateAccountPhone, { body: second }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(each => each.status === 'rejected')).toMatchObject({ reason: taken });
  });

  test('an e-mail is confirmed, and another one takes its place', async () => {
    const anna = await api.aCustomer({ email: `old-${kind}@example.ru` });
    const email = `new-${kind}@example.ru`;
    const { smsuid, code } = await byMail(anna, email);
    await expect(api.as(anna).send(activateEmail, { body: { smsuid, code: wrong(code) } })).rejects.toMatchObject({
      code: 'code_wrong',
    });
    const { message } = await api.as(anna).send(activateEmail, { body: { smsuid, code } });
    expect(message).toMatchObject({ userEmail: email, userEmailActive: true });
    expect(await profile(anna)).toEqual(message);
    // The first address was never confirmed, so nothing is sent there; the owner of the second is told that it was
    // replaced.
    expect(await letters(`old-${kind}@example.ru`)).toEqual([]);
    await api.as(anna).send(activateEmail, { body: await byMail(anna, `third-${kind}@example.ru`) });
    expect((await letters(email))[0]?.text).toMatch(/другой адрес почты/);
  });

  test('a code confirms only what it was sent to, and for', async () => {
    const anna = await api.aCustomer({ phone: newPhone() });
    const mailed = await byMail(anna, `kind-${kind}@example.ru`);
    const texted = await bySms(anna, newPhone());
    const refusal = { code: 'code_wrong' };
    await expect(api.as(anna).send(activateAccountPhone, { body: mailed })).rejects.toMatchObject(refusal);
    await expect(api.as(anna).send(activateEmail, { body: texted })).rejects.toMatchObject(refusal);
    const phone = newPhone();
    const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 1 } })).message;
    const body = { smsuid, code: await codeAt(phone) };
    await expect(api.as(anna).send(activateAccountPhone, { body })).rejects.toMatchObject(refusal);
    const unknown = { smsuid: crypto.randomUUID(), code: '123456' };
    await expect(api.as(anna).send(activateAccountPhone, { body: unknown })).rejects.toMatchObject(refusal);
    expect(await profile(anna)).toMatchObject({ userPhone: anna.phone, userEmail: '' });
  });
});
