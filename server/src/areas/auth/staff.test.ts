import { captchaChallenge, login, whoAmI } from '@venue/sdk/auth';
import type { LoginResult } from '@venue/sdk/auth/model';
import { listBookings } from '@venue/sdk/bookings/admin';
import { getProfile } from '@venue/sdk/profile';
import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { easyChallenge, solve, solved } from '../../testing/captcha.ts';
import { databaseKinds } from '../../testing/database.ts';

describe.each(databaseKinds)('staff (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
  });
  afterAll(() => api.close());

  const password = 'служебный пароль';

  const signIn = async (phone: string, captcha: string | undefined, input = password): Promise<LoginResult> => {
    const body = { phone, password: input, email: null, ...(captcha === undefined ? {} : { captcha }) };
    return (await api.client().send(login, { body })).message;
  };

  test('staff sign in with a solved captcha and hold only their permissions', async () => {
    const { phone } = await api.aStaff(['bookings.read'], { password });
    const challenge = (await api.client().send(captchaChallenge, {})) as unknown as Challenge;
    // No solution is a smaller number.
    const message = await signIn(phone, await solve(challenge, 100));
    expect(message).toMatchObject({ successful: true, roleId: 3 });
    if (!message.successful) return;
    expect(Date.parse(message.expired) - api.clock.now.getTime()).toBe(12 * 3_600_000);
    const client = api.client();
    client.session.signIn(message);
    await client.send(listBookings, { query: {} });
    await expect(client.send(getProfile, {})).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('without a captcha staff are answered as if they did not exist, and so are customers with one', async () => {
    const staff = await api.aStaff([], { password });
    const customer = await api.aCustomer({ password });
    expect(await signIn(staff.phone, undefined)).toEqual({ successful: false });
    expect(await signIn(customer.phone, await solved(api))).toEqual({ successful: false });
    expect(await signIn(staff.phone, await solved(api), 'no')).toEqual({ successful: false });
  });

  test('a solution counts once, whatever came of it', async () => {
    const { phone } = await api.aStaff([], { password });
    const captcha = await solved(api);
    expect(await signIn(phone, captcha, 'no')).toEqual({ successful: false });
    const rewritten = Buffer.from(` ${Buffer.from(captcha, 'base64').toString()}`).toString('base64');
    for (const again of [captcha, rewritten])
      await expect(signIn(phone, again)).rejects.toMatchObject({
        code: 'captcha_failed',
        fields: { captcha: expect.anything() },
      });
  });

  test('what was not solved, not signed here or is too old does not count', async () => {
    const { phone } = await api.aStaff([], { password });
    const easy = await easyChallenge(api);
    const tampered: Challenge = { ...easy, parameters: { ...easy.parameters, cost: 1, keyPrefix: '00' } };
    const unsolved = { challenge: await easyChallenge(api), solution: { counter: 1, derivedKey: 'ab'.repeat(32) } };
    api.clock.advance(-5 * 60_000 - 2_000);
    const old = await easyChallenge(api);
    api.clock.advance(5 * 60_000 + 2_000);
    const refused = [
      'rubbish',
      Buffer.from('{"challenge":{"parameters":{}},"solution":null}').toString('base64'),
      await solve(tampered, 0),
      Buffer.from(JSON.stringify(unsolved)).toString('base64'),
      await solve(old),
    ];
    for (const captcha of refused)
      await expect(signIn(phone, captcha)).rejects.toMatchObject({ code: 'captcha_failed' });
  });

  test('a session is told whose it is: staff with their permissions, customers without any', async () => {
    const staff = await api.aStaff(['bookings.read'], { name: 'Пётр' });
    const customer = await api.aCustomer();
    expect((await api.as(staff).send(whoAmI, {})).message).toEqual({
      userId: staff.id,
      name: 'Пётр',
      phone: staff.phone,
      roleId: 3,
      permissions: ['bookings.read'],
      viewsAs: null,
    });
    expect((await api.as(customer).send(whoAmI, {})).message).toMatchObject({ userId: customer.id, permissions: [] });
    await expect(api.client().send(whoAmI, {})).rejects.toMatchObject({ status: 403 });
  });

  test('a customer who became staff keeps no session of a customer', async () => {
    const [customer, staff] = [await api.aCustomer(), await api.aStaff(['bookings.read'])];
    await api.as(customer).send(whoAmI, {});
    await api.database.pool.query(
      'UPDATE users SET role_id = (SELECT role_id FROM users WHERE id = $1) WHERE id = $2',
      [staff.id, customer.id],
    );
    await expect(api.as(customer).send(whoAmI, {})).rejects.toMatchObject({ code: 'access_denied' });
  });

  test('a staff account that was taken away keeps no session', async () => {
    const staff = await api.aStaff(['bookings.read']);
    await api.as(staff).send(listBookings, { query: {} });
    await api.database.pool.query('UPDATE users SET role_id = NULL WHERE id = $1', [staff.id]);
    await expect(api.as(staff).send(listBookings, { query: {} })).rejects.toMatchObject({ code: 'access_closed' });
  });
});
