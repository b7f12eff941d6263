import type { Permission } from '@venue/sdk';
import { permissionNames } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { listRoles, removeRole, saveRole } from '@venue/sdk/staff/admin';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { administratorRoleId } from './roles.store.ts';
import { aRole, auditedOf, giveRole, takeRole } from './staff.testing.ts';

describe.each(databaseKinds)('roles (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    boss = await api.aStaff();
  });
  afterAll(() => api.close());

  const save = (
    body: { roleId?: number; version?: number; title: string; permissions: Permission[] },
    as: Person = boss,
  ) => api.as(as).send(saveRole, { body });
  const all = async (as = boss) => (await api.as(as).send(listRoles, {})).message.roles;

  test('the administrator comes first, holds everything and cannot be changed', async () => {
    const [first] = await all();
    expect(first).toMatchObject({
      title: 'Администратор',
      hasAll: true,
      permissions: permissionNames,
      can: ['requireFactor'],
      members: [{ userId: boss.id }],
    });
    const roleId = await administratorRoleId(api.db);
    await expect(save({ roleId, title: 'Кто угодно', permissions: [] })).rejects.toMatchObject({
      code: 'role_built_in',
    });
    await expect(api.as(boss).send(removeRole, { id: roleId })).rejects.toMatchObject({ code: 'role_built_in' });
  });

  test('a role is made, changed by its version, and counts from the next request', async () => {
    const { message: made } = await save({ title: ' Редактор ', permissions: ['articles.manage', 'articles.read'] });
    expect(made).toEqual({
      roleId: expect.any(Number),
      title: 'Редактор',
      permissions: ['articles.read', 'articles.manage'],
      hasAll: false,
      needsFactor: false,
      version: 1,
      members: [],
      can: ['edit', 'remove', 'requireFactor', 'view'],
    });
    const petr = await api.aStaff([]);
    await giveRole(api, boss, { phone: petr.phone, roleId: made.roleId });
    const { roleId } = made;
    const { message: changed } = await save({ roleId, version: 1, title: 'Редактор', permissions: ['stories.read'] });
    expect(changed).toMatchObject({
      version: 2,
      members: [{ userId: petr.id }],
      can: ['edit', 'requireFactor', 'view'],
    });
    expect((await api.as(petr).send(whoAmI, {})).message.permissions).toEqual(['stories.read']);
    await expect(save({ roleId, version: 1, title: 'Поздно', permissions: [] })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { version: 2, permissions: ['stories.read'] } },
    });
    expect(await auditedOf(api, 'role', roleId)).toMatchObject([
      { callId: 'admin.role.save', before: null, after: { title: 'Редактор' } },
      { before: { permissions: ['articles.read', 'articles.manage'] }, after: { permissions: ['stories.read'] } },
    ]);
  });

  test('two roles cannot have one title, in whatever case', async () => {
    const { title } = await aRole(api, boss, []);
    for (const same of [title, title.toUpperCase(), ` ${title.toLowerCase()}`])
      await expect(save({ title: same, permissions: [] })).rejects.toMatchObject({
        code: 'role_exists',
        fields: { title: expect.any(String) },
      });
  });

  test('a role somebody has is not removed, one nobody has is', async () => {
    const role = await aRole(api, boss, ['bookings.read']);
    const petr = await api.aStaff([]);
    await giveRole(api, boss, { phone: petr.phone, roleId: role.roleId });
    const remove = () => api.as(boss).send(removeRole, { id: role.roleId });
    await expect(remove()).rejects.toMatchObject({ code: 'role_in_use', status: 409 });
    await takeRole(api, boss, petr.id);
    await remove();
    expect((await all()).map(each => each.roleId)).not.toContain(role.roleId);
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('permissions one does not hold are neither given nor taken, no matter who has the role', async () => {
    const manager = await api.aStaff(['staff.read', 'staff.manage', 'bookings.read']);
    const refused = { code: 'grant_exceeded' };
    await expect(save({ title: 'Выше', permissions: ['users.passports'] }, manager)).rejects.toMatchObject(refused);
    const role = await aRole(api, boss, ['users.read']);
    const change = (permissions: Permission[], version = 1, title = role.title) =>
      save({ roleId: role.roleId, version, title, permissions }, manager);
    await expect(change([])).rejects.toMatchObject(refused);
    await expect(change(['users.read', 'users.manage'])).rejects.toMatchObject(refused);
    // Permissions that the role keeps are not part of the change.
    expect((await change(['users.read', 'bookings.read'])).message.permissions).toEqual([
      'bookings.read',
      'users.read',
    ]);
    const own = (await all()).find(each => each.members.some(member => member.userId === manager.id));
    if (!own) throw new Error('the manager has no role');
    await expect(
      save({ roleId: own.roleId, version: own.version, title: own.title, permissions: [...permissionNames] }, manager),
    ).rejects.toMatchObject(refused);
  });

  test('reading them takes the right to, changing them the other one', async () => {
    const [reader, manager, nobody] = [
      await api.aStaff(['staff.read']),
      await api.aStaff(['staff.manage']),
      await api.aCustomer(),
    ];
    // Who only reads may at most see the back office as a role whose permissions they hold.
    expect((await all(reader)).every(role => role.can.every(what => what === 'view'))).toBe(true);
    for (const person of [manager, nobody]) await expect(all(person)).rejects.toMatchObject({ code: 'profile_denied' });
    for (const person of [reader, nobody])
      await expect(save({ title: 'Моя', permissions: [] }, person)).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('unknown words are no permissions', async () => {
    const body = { title: 'Что это', permissions: ['everything'] as unknown as Permission[] };
    await expect(save(body)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe.each(databaseKinds)('somebody always manages staff (%s)', kind => {
  let api: TestApi;
  let managers: [Person, Person];
  const round = async () => {
    await api.db.update(users).set({ roleId: null }).where(isNotNull(users.roleId));
    managers = [await api.aStaff(), await api.aStaff(['staff.manage', 'staff.read'])];
  };
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const alone = { code: 'last_manager', status: 409 };
  const managing = async () => {
    const result = await api.db.execute(
      sql`select u.id from users u join staff_role r on r.id = u.role_id where r.has_all or r.permissions ? 'staff.manage'`,
    );
    return result.rows.length;
  };

  test('the last one cannot lose the role, by another role, by its change, or by losing it', async () => {
    await round();
    const [boss, manager] = managers;
    const idle = await aRole(api, boss, []);
    await takeRole(api, boss, manager.id);
    await expect(takeRole(api, boss, boss.id)).rejects.toMatchObject(alone);
    const body = { phone: boss.phone, roleId: idle.roleId };
    await expect(giveRole(api, boss, body)).rejects.toMatchObject(alone);

    const managing = await aRole(api, boss, permissionNames);
    await giveRole(api, boss, { phone: boss.phone, roleId: managing.roleId });
    const { roleId, title } = managing;
    await expect(
      api.as(boss).send(saveRole, { body: { roleId, version: 1, title, permissions: ['staff.read'] } }),
    ).rejects.toMatchObject(alone);
    expect((await api.as(boss).send(whoAmI, {})).message.permissions).toEqual(permissionNames);
  });

  test('a colleague who has not set a password yet does not count', async () => {
    await round();
    const [boss, manager] = managers;
    const roleId = await administratorRoleId(api.db);
    const body = { phone: '9500000777', roleId, lastname: 'Юдина', name: 'Вера' };
    await giveRole(api, boss, body);
    await takeRole(api, boss, manager.id);
    await expect(takeRole(api, boss, boss.id)).rejects.toMatchObject(alone);
  });

  test('two who leave at once, or take it from each other: one stays', async () => {
    for (let each = 0; each < 8; each++) {
      await round();
      const [one, two] = [managers[0], await api.aStaff()];
      await takeRole(api, one, managers[1].id);
      const pair = each % 2 === 0 ? [one, two] : [two, one];
      const answers = await Promise.allSettled(
        pair.map((leaving, index) => takeRole(api, index === 0 ? one : two, leaving.id)),
      );
      expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1);
      expect(await managing()).toBe(1);
    }
  });
});
