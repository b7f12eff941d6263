import {
  finishOwnSetup,
  getOwnSecurity,
  removeOwnFactor,
  renewRecoveryCodes,
  startOwnSetup,
} from '@venue/sdk/security/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../staff/staff.testing.ts';
import { HALF_MINUTE, password, requireOf, sendPassword, shownBy, withFactor } from './security.testing.ts';

describe.each(databaseKinds)('one’s own second factor (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
    boss = await api.aStaff(undefined, { password });
  });
  afterAll(() => api.close());

  const own = async (person: Person) => (await api.as(person).send(getOwnSecurity, {})).message;
  const wrong = { code: 'code_wrong' };
  const alien = { code: 'password_wrong', fields: { password: expect.any(String) } };

  test('is set up with the password and a code of the app, once, and its secret is stored encrypted', async () => {
    const anna = await api.aStaff([], { password });
    expect(await own(anna)).toMatchObject({ secondFactor: null, isRequired: false });
    const client = api.as(anna);
    const { setup, secret } = (await client.send(startOwnSetup, {})).message;
    const finish = (body: object) =>
      client.send(finishOwnSetup, { body: { setup, password, code: shownBy(api, secret), ...body } });
    await expect(finish({ password: 'no' })).rejects.toMatchObject(alien);
    await expect(finish({ code: shownBy(api, secret, 5) })).rejects.toMatchObject(wrong);
    const { recoveryCodes } = (await finish({})).message;
    expect((await own(anna)).secondFactor).toEqual({ addedAt: api.clock.now.toISOString(), codesLeft: 10 });
    await expect(finish({})).rejects.toMatchObject({ code: 'conflict' });
    await expect(client.send(startOwnSetup, {})).rejects.toMatchObject({ code: 'conflict' });
    const tables = ['second_factor', 'second_factor_use', 'recovery_code'];
    for (const table of tables) {
      const { rows } = await api.database.pool.query(`select * from ${table} where user_id = ${anna.id}`);
      expect(rows.length).toBeGreaterThan(0);
      const text = rows
        .flatMap(row => Object.values(row))
        .map(value => Buffer.from(String(value), 'base64').toString());
      for (const hidden of [secret, ...recoveryCodes]) expect(text.join() + JSON.stringify(rows)).not.toContain(hidden);
    }
  });

  test('a secret is good for half an hour, and for whom it was made', async () => {
    const [anna, petr] = [await api.aStaff([], { password }), await api.aStaff([], { password })];
    const { setup, secret } = (await api.as(anna).send(startOwnSetup, {})).message;
    const finish = (as: Person) =>
      api.as(as).send(finishOwnSetup, { body: { setup, password, code: shownBy(api, secret) } });
    await expect(finish(petr)).rejects.toMatchObject(wrong);
    api.clock.advance(30 * 60_000);
    await expect(finish(anna)).rejects.toMatchObject(wrong);
    const body = { setup: 'rubbish', password, code: '123456' };
    await expect(api.as(anna).send(finishOwnSetup, { body })).rejects.toMatchObject(wrong);
  });

  test('new recovery codes replace the former ones', async () => {
    const anna = await api.aStaff([], { password });
    const { secret, recoveryCodes } = await withFactor(api, anna);
    const renew = (code: string) => api.as(anna).send(renewRecoveryCodes, { body: { password, code } });
    const { recoveryCodes: fresh } = (await renew(shownBy(api, secret))).message;
    expect(fresh).toHaveLength(10);
    await expect(renew(recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
    expect(fresh).not.toContain(recoveryCodes[0]);
    await renew(fresh[0] ?? '');
  });

  test('is removed with the password and a code only, and not where the role requires it', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const remove = (body: object) =>
      api.as(anna).send(removeOwnFactor, { body: { password, code: shownBy(api, secret), ...body } });
    await expect(remove({ password: 'no' })).rejects.toMatchObject(alien);
    await expect(remove({ code: shownBy(api, secret, 4) })).rejects.toMatchObject(wrong);
    await requireOf(api, boss, anna);
    expect((await own(anna)).isRequired).toBe(true);
    await expect(remove({})).rejects.toMatchObject({ code: 'second_factor_required' });
    const petr = await api.aStaff([], { password });
    const { secret: second } = await withFactor(api, petr);
    await api.as(petr).send(removeOwnFactor, { body: { password, code: shownBy(api, second) } });
    expect((await own(petr)).secondFactor).toBe(null);
    expect(await sendPassword(api, petr.phone)).toMatchObject({ successful: true });
  });

  test('wrong passwords and codes are counted together', async () => {
    const anna = await api.aStaff([], { password });
    const { secret } = await withFactor(api, anna);
    const renew = (body: object) =>
      api.as(anna).send(renewRecoveryCodes, { body: { password, code: shownBy(api, secret), ...body } });
    for (let tried = 0; tried < 5; tried++)
      await expect(renew(tried % 2 ? { password: 'no' } : { code: '000000' })).rejects.toMatchObject({ status: 400 });
    await expect(renew({})).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('nobody is told of a second factor that they set up themselves', async () => {
    const anna = await api.aStaff([], { password });
    await withFactor(api, anna);
    api.clock.advance(HALF_MINUTE);
    expect(await lettersTo(api, anna.phone)).toEqual([]);
  });
});
