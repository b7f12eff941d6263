import { whoAmI } from '@venue/sdk/auth';
import { finishStepSetup, passSecondStep, startStepSetup } from '@venue/sdk/security';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { auditedOf } from '../staff/staff.testing.ts';
import {
  closeAccess,
  enteredWith,
  HALF_MINUTE,
  password,
  requireOf,
  sendPassword,
  setPassword,
  shownBy,
  stepOf,
  withFactor,
} from './security.testing.ts';

describe.each(databaseKinds)('the second step of a login (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
    boss = await api.aStaff(undefined, { password });
  });
  afterAll(() => api.close());

  const pass = async (ticket: string, code: string) =>
    (await api.client().send(passSecondStep, { body: { ticket, code } })).message;
  const wrong = { code: 'code_wrong', status: 400, fields: { code: expect.any(String) } };

  test('without a second factor the login answers as before', async () => {
    const { phone } = await api.aStaff([], { password });
    expect(await sendPassword(api, phone)).toEqual({
      successful: true,
      access: expect.any(String),
      expired: expect.any(String),
      profile: expect.any(String),
      roleId: 3,
    });
    expect(await sendPassword(api, phone, 'no')).toEqual({ successful: false });
  });

  test('with one the password opens nothing, and a code of the app opens a session', async () => {
    const anna = await api.aStaff(['bookings.read'], { password });
    const { secret } = await withFactor(api, anna);
    expect(await sendPassword(api, anna.phone, 'no')).toEqual({ successful: false });
    expect(await sendPassword(api, anna.phone)).toEqual({
      successful: false,
      secondStep: { ticket: expect.any(String), ticketExpires: expect.any(String), needs: 'code' },
    });
    const { ticket } = await stepOf(api, anna.phone);
    const opened = await pass(ticket, shownBy(api, secret));
    const { message } = await enteredWith(api, opened).send(whoAmI, {});
    expect(message).toMatchObject({ userId: anna.id, permissions: ['bookings.read'] });
  });

  test('a code counts once, also for two who send it at once', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const tickets = [await stepOf(api, anna.phone), await stepOf(api, anna.phone)];
    const code = shownBy(api, secret);
    const answers = await Promise.allSettled(tickets.map(({ ticket }) => pass(ticket, code)));
    expect(answers.map(each => each.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { ticket } = await stepOf(api, anna.phone);
    const used = { ...wrong, fields: { code: 'Этот код уже использован. Дождитесь следующего' } };
    await expect(pass(ticket, code)).rejects.toMatchObject(used);
    api.clock.advance(HALF_MINUTE);
    expect(await pass(ticket, shownBy(api, secret))).toMatchObject({ successful: true });
  });

  test('a wrong code and one of another time open nothing, and the sixth try waits', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const { ticket } = await stepOf(api, anna.phone);
    const other = await api.aStaff([], { password });
    const { secret: foreign } = await withFactor(api, other);
    for (const code of [
      shownBy(api, secret, 3),
      shownBy(api, secret, -3),
      shownBy(api, foreign),
      'aaaa-bbbb-cccc-dddd',
    ])
      await expect(pass(ticket, code)).rejects.toMatchObject(wrong);
    await expect(pass(ticket, shownBy(api, foreign))).rejects.toMatchObject(wrong);
    const code = shownBy(api, secret);
    await expect(pass(ticket, code)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    api.clock.advance(15 * 60_000 + 1_000);
    const again = await stepOf(api, anna.phone);
    expect(await pass(again.ticket, shownBy(api, secret))).toMatchObject({ successful: true });
  });

  test('wrong codes of strangers do not hinder the owner on a device that they signed in from', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const wrongly = async () => pass((await stepOf(api, anna.phone)).ticket, '000000');
    const own = async (cookie = '') => {
      const payload = { ticket: (await stepOf(api, anna.phone)).ticket, code: shownBy(api, secret) };
      const url = `/api${passSecondStep.path}`;
      const { statusCode, headers } = await api.app.inject({ method: 'POST', url, payload, headers: { cookie } });
      return { statusCode, cookie: /device=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '' };
    };
    const { cookie } = await own();
    api.clock.advance(HALF_MINUTE);
    for (let tried = 0; tried < 5; tried++) await expect(wrongly()).rejects.toMatchObject(wrong);
    await expect(wrongly()).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await own()).statusCode).toBe(429);
    expect((await own(cookie)).statusCode).toBe(200);
    // Its success is no proof for the strangers.
    await expect(wrongly()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('a recovery code works once, however it is written, and for nobody else', async () => {
    const [anna, petr] = [await api.aStaff([], { password }), await api.aStaff([], { password })];
    const { recoveryCodes } = await withFactor(api, anna);
    await withFactor(api, petr);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    await expect(pass((await stepOf(api, petr.phone)).ticket, first)).rejects.toMatchObject(wrong);
    const { ticket } = await stepOf(api, anna.phone);
    expect(await pass(ticket, first.replaceAll('-', '').toUpperCase())).toMatchObject({ successful: true });
    await expect(pass(ticket, first)).rejects.toMatchObject(wrong);
    expect(await pass(ticket, second)).toMatchObject({ successful: true });
  });

  test('a ticket is good for ten minutes, for one password and for staff, and nobody makes one', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const over = { code: 'second_step_over', status: 409 };
    const { ticket } = await stepOf(api, anna.phone);
    const [id, until, signature] = ticket.split('.');
    const later = (Number.parseInt(until ?? '', 36) + 60_000).toString(36);
    for (const forged of ['rubbish', `${boss.id}.${until}.${signature}`, `${id}.${later}.${signature}`])
      await expect(pass(forged, shownBy(api, secret))).rejects.toMatchObject(over);
    api.clock.advance(10 * 60_000);
    await expect(pass(ticket, shownBy(api, secret))).rejects.toMatchObject(over);
    const fresh = await stepOf(api, anna.phone);
    await setPassword(api, anna.id, 'другой пароль');
    await expect(pass(fresh.ticket, shownBy(api, secret))).rejects.toMatchObject(over);
    await setPassword(api, anna.id, password);
    const last = await stepOf(api, anna.phone);
    await closeAccess(api, anna.id);
    await expect(pass(last.ticket, shownBy(api, secret))).rejects.toMatchObject(over);
  });

  test('where the role requires one, the login leads to setting it up and opens nothing before', async () => {
    const anna = await api.aStaff([], { password });
    await requireOf(api, boss, anna);
    const { needs, ticket } = await stepOf(api, anna.phone);
    expect(needs).toBe('setup');
    // The ticket of a password is no code: without a second factor nothing passes as one.
    await expect(pass(ticket, '123456')).rejects.toMatchObject(wrong);
    const { setup, secret, uri } = (await api.client().send(startStepSetup, { body: { ticket } })).message;
    expect(uri).toContain(`secret=${secret}`);
    const finish = (code: string) => api.client().send(finishStepSetup, { body: { ticket, setup, code } });
    await expect(finish(shownBy(api, secret, 3))).rejects.toMatchObject(wrong);
    const { opened, recoveryCodes } = (await finish(shownBy(api, secret))).message;
    expect(recoveryCodes).toHaveLength(10);
    expect((await enteredWith(api, opened).send(whoAmI, {})).message.userId).toBe(anna.id);
    const log = (await auditedOf(api, 'staff', anna.id)).map(row => [row.callId, row.userId]);
    expect(log).toContainEqual([finishStepSetup.id, anna.id]);
    // From now on the password alone sets up no other.
    api.clock.advance(HALF_MINUTE);
    const next = await stepOf(api, anna.phone);
    expect(next.needs).toBe('code');
    const again = { code: 'second_step_over' };
    await expect(api.client().send(startStepSetup, { body: { ticket: next.ticket } })).rejects.toMatchObject(again);
    await expect(finish(shownBy(api, secret))).rejects.toMatchObject(again);
  });
});
