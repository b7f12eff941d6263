import { whoAmI } from '@venue/sdk/auth';
import { finishStepSetup, passSecondStep, startStepSetup } from '@venue/sdk/security';
import { listRoles, listStaff, requireFactor, resetFactor } from '@venue/sdk/staff/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { password, requireOf, sendPassword, shownBy, stepOf, withFactor } from '../security/security.testing.ts';
import { administratorRoleId } from './roles.store.ts';
import { aRole, auditedOf, lettersTo } from './staff.testing.ts';

describe.each(databaseKinds)('the second factor of colleagues (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
    boss = await api.aStaff(undefined, { password });
  });
  afterAll(() => api.close());

  const roleOf = async (roleId: number, as = boss) =>
    (await api.as(as).send(listRoles, {})).message.roles.find(role => role.roleId === roleId);
  const setRule = (roleId: number, version: number, as = boss, needsFactor = true) =>
    api.as(as).send(requireFactor, { id: roleId, body: { needsFactor, version } });

  test('a role requires it in the version that was read, and the log says so', async () => {
    const { roleId } = await aRole(api, boss, ['bookings.read']);
    expect((await setRule(roleId, 1)).message).toMatchObject({ needsFactor: true, version: 2 });
    await expect(setRule(roleId, 1, boss, false)).rejects.toMatchObject({ code: 'conflict' });
    expect((await setRule(roleId, 2, boss, false)).message).toMatchObject({ needsFactor: false, version: 3 });
    const rows = await auditedOf(api, 'role', roleId);
    expect(rows.slice(1).map(row => [row.callId, row.before, row.after])).toEqual([
      ['admin.role.factor', { needsFactor: false }, { needsFactor: true }],
      ['admin.role.factor', { needsFactor: true }, { needsFactor: false }],
    ]);
  });

  test('only who holds all permissions of a role decides it, also for the role that may do everything', async () => {
    const manager = await api.aStaff(['staff.read', 'staff.manage']);
    const { roleId } = await aRole(api, boss, ['bookings.read']);
    const all = await administratorRoleId(api.db);
    expect((await roleOf(roleId, manager))?.can).not.toContain('requireFactor');
    for (const id of [roleId, all])
      await expect(setRule(id, 1, manager)).rejects.toMatchObject({ code: 'grant_exceeded' });
    const version = (await roleOf(all))?.version ?? 0;
    expect((await roleOf(all))?.can).toEqual(['requireFactor']);
    expect((await setRule(all, version)).message.needsFactor).toBe(true);
    await setRule(all, version + 1, boss, false);
  });

  test('is reset by who may: sessions end, the person is told by SMS and letter, the log says who', async () => {
    const email = `reset-${kind}@example.ru`;
    const anna = await api.aStaff(['bookings.read'], { password, email, emailActive: true });
    const listed = async () =>
      (await api.as(boss).send(listStaff, { query: { search: anna.phone } })).items.find(row => row.userId === anna.id);
    expect(await listed()).toMatchObject({ hasFactor: false, can: ['assign', 'invite', 'remove'] });
    await withFactor(api, anna);
    expect(await listed()).toMatchObject({ hasFactor: true, can: ['assign', 'invite', 'resetFactor', 'remove'] });
    const reset = (as: Person) => api.as(as).send(resetFactor, { id: anna.id });
    const manager = await api.aStaff(['staff.read', 'staff.manage']);
    await expect(reset(manager)).rejects.toMatchObject({ code: 'grant_exceeded' });
    expect((await reset(boss)).message).toMatchObject({ hasFactor: false, sessions: 0 });
    await expect(reset(boss)).rejects.toMatchObject({ code: 'conflict' });
    await expect(api.as(anna).send(whoAmI, {})).rejects.toMatchObject({ code: 'access_denied' });
    const text = expect.stringContaining('Администратор отключил вам вход с кодом из приложения');
    expect(await lettersTo(api, anna.phone)).toEqual([text]);
    expect(await lettersTo(api, email)).toEqual([text]);
    const log = (await auditedOf(api, 'staff', anna.id)).map(row => [row.callId, row.userId]);
    expect(log).toContainEqual(['admin.staff.factorReset', boss.id]);
    expect(await sendPassword(api, anna.phone)).toMatchObject({ successful: true });
  });

  test('whoever has lost it begins anew, whatever strangers tried meanwhile', async () => {
    const anna = await api.aStaff([], { password });
    await withFactor(api, anna);
    const wrongly = async () =>
      api.client().send(passSecondStep, { body: { ticket: (await stepOf(api, anna.phone)).ticket, code: '000000' } });
    for (let tried = 0; tried < 5; tried++) await expect(wrongly()).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(wrongly()).rejects.toMatchObject({ code: 'rate_limited' });
    await requireOf(api, boss, anna);
    await api.as(boss).send(resetFactor, { id: anna.id });
    const { ticket, needs } = await stepOf(api, anna.phone);
    expect(needs).toBe('setup');
    const { setup, secret } = (await api.client().send(startStepSetup, { body: { ticket } })).message;
    const body = { ticket, setup, code: shownBy(api, secret) };
    expect((await api.client().send(finishStepSetup, { body })).message.opened.successful).toBe(true);
  });

  test('nobody resets their own: that takes the password and a code', async () => {
    const anna = await api.aStaff(undefined, { password });
    await withFactor(api, anna);
    const { items } = await api.as(anna).send(listStaff, { query: { search: anna.phone } });
    expect(items.map(row => [row.hasFactor, row.can])).toEqual([[true, ['assign', 'invite', 'remove']]]);
    await expect(api.as(anna).send(resetFactor, { id: anna.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a customer has none to reset', async () => {
    const { id } = await api.aCustomer();
    await expect(api.as(boss).send(resetFactor, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});
