import { isPermission, type Permission, permissionNames } from '@venue/sdk';
import { logout, whoAmI } from '@venue/sdk/auth';
import { listBookings } from '@venue/sdk/bookings/admin';
import { allCalls } from '@venue/sdk/calls';
import { endView, listRoles, listStaff, removeRole, saveRole, viewAsRole } from '@venue/sdk/staff/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aRole } from './staff.testing.ts';

describe.each(databaseKinds)('seeing the back office as a role (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    boss = await api.aStaff();
  });
  afterAll(() => api.close());

  const whoIs = async (person: Person) => (await api.as(person).send(whoAmI, {})).message;
  const view = (person: Person, id: number) => api.as(person).send(viewAsRole, { id });
  const denied = { code: 'profile_denied' };

  test('narrows the rights to those of the role on the server, until one goes back', async () => {
    const anna = await api.aStaff();
    const role = await aRole(api, boss, ['bookings.read', 'bookings.manage']);
    await view(anna, role.roleId);
    expect(await whoIs(anna)).toMatchObject({
      permissions: ['bookings.read', 'bookings.manage'],
      viewsAs: { roleId: role.roleId, title: role.title },
    });
    await api.as(anna).send(listBookings, { query: {} });
    await expect(api.as(anna).send(listStaff, { query: {} })).rejects.toMatchObject(denied);
    // Another session, of the same person or not, keeps its own rights.
    expect(await whoIs(boss)).toMatchObject({ permissions: permissionNames, viewsAs: null });
    await api.as(anna).send(endView, {});
    expect(await whoIs(anna)).toMatchObject({ permissions: permissionNames, viewsAs: null });
    await api.as(anna).send(listStaff, { query: {} });
  });

  test('never widens them: not by choosing a role with more, and not when the role gains some', async () => {
    const ownRights: Permission[] = ['staff.read', 'bookings.read'];
    const anna = await api.aStaff(ownRights);
    const wide = await aRole(api, boss, ['bookings.read', 'users.read']);
    await expect(view(anna, wide.roleId)).rejects.toMatchObject({ code: 'grant_exceeded' });
    const narrow = await aRole(api, boss, ['bookings.read']);
    await view(anna, narrow.roleId);
    const permissions: Permission[] = ['bookings.read', 'users.read'];
    const body = { roleId: narrow.roleId, version: narrow.version, title: narrow.title, permissions };
    await api.as(boss).send(saveRole, { body });
    expect((await whoIs(anna)).permissions).toEqual(['bookings.read']);
    await api.as(anna).send(endView, {});
    expect((await whoIs(anna)).permissions).toEqual(ownRights);
  });

  test('changes nothing, whatever the role may change', async () => {
    const anna = await api.aStaff();
    const { roleId } = await aRole(api, boss, ['staff.read', 'staff.manage', 'bookings.read', 'bookings.manage']);
    await view(anna, roleId);
    const body = { title: 'Другая', permissions: [] };
    await expect(api.as(anna).send(saveRole, { body })).rejects.toMatchObject({ code: 'view_only', status: 409 });
    const writes = allCalls.filter(({ access, reads, id }) => {
      const isAllowed =
        access === 'admin' || access === 'signed-in' || (isPermission(access) && /^(staff|bookings)\./.test(access));
      return isAllowed && !reads && id !== endView.id && id !== logout.id;
    });
    expect(writes.length).toBeGreaterThan(10);
    const headers = { access: anna.login.access, profile: anna.login.profile };
    for (const { method, path } of writes) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
      const reply = await api.app.inject({ method, url, headers });
      expect([path, reply.json().code]).toEqual([path, 'view_only']);
    }
    await api.as(anna).send(endView, {});
  });

  test('ends with the role, and one may sign out of it', async () => {
    const anna = await api.aStaff();
    const { roleId } = await aRole(api, boss, []);
    await view(anna, roleId);
    expect((await whoIs(anna)).permissions).toEqual([]);
    await api.as(boss).send(removeRole, { id: roleId });
    expect((await whoIs(anna)).viewsAs).toBe(null);
    const { message } = await api.as(boss).send(listRoles, {});
    expect(message.roles.find(role => role.hasAll)?.can).not.toContain('view');
    await view(anna, (await aRole(api, boss, [])).roleId);
    await api.as(anna).send(logout, {});
  });
});
