import { login, loginMarketplace, logout } from '@venue/sdk/auth';
import { listBookings } from '@venue/sdk/bookings/admin';
import { getProfile } from '@venue/sdk/profile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempt } from '../../core/db/core.table.ts';
import { argon2Passwords, type Passwords } from '../../core/security/passwords.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { loginSubjects } from './auth.rules.ts';

describe.each(databaseKinds)('signing in, on %s', kind => {
  let api: TestApi;
  let verified = 0;
  /** Answers without hashing, where only the counting matters. */
  let quick = false;
  const real = argon2Passwords();
  const counting: Passwords = {
    hash: real.hash,
    isFull: real.isFull,
    verify: (hash, password) => {
      verified++;
      return quick ? Promise.resolve(false) : real.verify(hash, password);
    },
  };
  beforeAll(async () => {
    api = await testApi({ kind, ports: { passwords: counting } });
  });
  afterAll(() => api.close());

  const password = 'правильный пароль';
  const raw = async (body: object, ip = '10.0.0.1', url = '/api/auth/login') => {
    const before = verified;
    const reply = await api.app.inject({ method: 'POST', url, payload: body, remoteAddress: ip });
    return { status: reply.statusCode, body: reply.body, verifications: verified - before };
  };

  test('the right password opens a session with the tokens of its role', async () => {
    const { phone, id } = await api.aCustomer({ password });
    const client = api.client();
    const { message } = await client.send(login, { body: { phone, password } });
    expect(message).toMatchObject({ successful: true, roleId: 2 });
    if (!message.successful) return;
    client.session.signIn(message);
    expect((await client.send(getProfile, {})).message.userId).toBe(id);

    const market = await api.client().send(loginMarketplace, { body: { phone, password } });
    expect(market.message).toMatchObject({ successful: true, roleId: 1 });
  });

  test('a wrong password, an unknown phone and a staff phone look the same and cost one verification', async () => {
    const customer = await api.aCustomer({ password });
    const staff = await api.aStaff(undefined, { password });
    const answers = [
      await raw({ phone: customer.phone, password: 'no' }),
      await raw({ phone: '9009999999', password }),
      await raw({ phone: staff.phone, password }),
    ];
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: '{"message":{"successful":false}}', verifications: 1 });
  });

  test('of many guesses made at once no more are read than of as many one after another', async () => {
    const person = await api.aCustomer({ password });
    const stranger = await api.aCustomer({ password });
    const guess = async (phone: string) => (await raw({ phone, password: 'no' }, '10.0.0.3')).status;
    const inTurn: number[] = [];
    for (let tried = 0; tried < 12; tried++) inTurn.push(await guess(person.phone));
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => guess(stranger.phone)));
    for (const statuses of [inTurn, atOnce]) {
      expect(statuses.filter(status => status === 200)).toHaveLength(5);
      expect(statuses.filter(status => status === 428)).toHaveLength(7);
    }
    // A guess that was checked stays counted; one that was refused unchecked does not.
    const [{ here }] = loginSubjects(api.config, stranger.phone, '10.0.0.3');
    expect(await api.db.select().from(attempt).where(eq(attempt.subject, here))).toHaveLength(5);
  });

  test('one address may try a hundred times in a quarter of an hour, for any phones', async () => {
    quick = true;
    const tries = Array.from({ length: 101 }, (_, index) => ({ phone: String(9_070_000_000 + index), password: 'no' }));
    const statuses: number[] = [];
    // Of concurrent attempts as many pass as the limit allows, not none.
    statuses.push(...(await Promise.all(tries.map(async each => (await raw(each, '10.0.0.4')).status))));
    expect(statuses.filter(status => status === 200)).toHaveLength(100);
    expect(statuses.filter(status => status === 429)).toHaveLength(1);
    expect((await raw({ phone: '9070000000', password: 'no' }, '10.0.0.5')).status).toBe(200);
    api.clock.advance(15 * 60_000);
    expect((await raw({ phone: '9070000000', password: 'no' }, '10.0.0.4')).status).toBe(200);
    quick = false;
  });

  test('logging out makes the tokens worthless, and only these', async () => {
    const { phone } = await api.aCustomer({ password });
    const [one, other] = [api.client(), api.client()];
    for (const client of [one, other]) {
      const { message } = await client.send(login, { body: { phone, password } });
      if (message.successful) client.session.signIn(message);
    }
    expect(await one.send(logout, {})).toEqual({ message: { success: true } });
    await expect(one.send(getProfile, {})).rejects.toMatchObject({ code: 'access_denied', status: 403 });
    await other.send(getProfile, {});
  });

  test('tokens are refused with the reason: none, unknown, of another session, expired, of the wrong role', async () => {
    const customer = await api.aCustomer();
    const stranger = await api.aCustomer();
    const send = async (headers: Record<string, string>, url = '/api/profile/personal/info') => {
      const reply = await api.app.inject({ method: 'GET', url, headers });
      return [reply.statusCode, (reply.json() as { message: unknown }).message];
    };
    const { access, profile } = customer.login;
    expect(await send({})).toEqual([403, 'Access denied']);
    expect(await send({ access: 'x', profile })).toEqual([403, 'Access denied']);
    expect(await send({ access, profile: stranger.login.profile })).toEqual([403, 'Access denied profile']);
    expect(await send({ access })).toEqual([403, 'Access denied profile']);
    expect((await send({ access, profile }))[0]).toBe(200);
    expect(await send({ access, profile }, '/api/admin/show_all_booking')).toEqual([403, 'Access denied profile']);

    const staff = await api.aStaff([]);
    await expect(api.as(staff).send(listBookings, { query: {} })).rejects.toMatchObject({ code: 'profile_denied' });

    const before = api.clock.now;
    api.clock.advance(30 * 24 * 3_600_000 + 1);
    expect(await send({ access, profile })).toEqual([403, 'Token expired']);
    api.clock.now = before;
  });
});
