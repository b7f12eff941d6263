import { whoAmI } from '@venue/sdk/auth';
import { acceptInvitation, checkInvitation } from '@venue/sdk/staff';
import { exportStaff, inviteStaff, listRoles, listStaff } from '@venue/sdk/staff/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { welcomed } from '../../testing/live.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { administratorRoleId } from './roles.store.ts';
import { allStaff } from './staff.store.ts';
import { aRole, auditedOf, giveRole, lettersTo, takeRole, tokenSentTo } from './staff.testing.ts';

describe.each(databaseKinds)('accounts of staff (%s)', kind => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    boss = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина', middlename: 'Владимировна' });
  });
  afterAll(() => api.close());

  let phones = 9_500_000_000;
  const aPhone = () => String(++phones);
  const named = { lastname: 'Юдина', name: 'Вера', middlename: 'Павловна' };
  const save = (body: { phone: string; roleId: number; lastname?: string; name?: string }, as = boss) =>
    giveRole(api, as, body);
  const accept = (token: string, password = 'Новый-пароль-26') =>
    api.client().send(acceptInvitation, { body: { token, password } });
  const works = (token: string) => api.client().send(checkInvitation, { body: { token } });
  const hashOf = async (phone: string) => (await userByPhone(api.db, phone))?.passwordHash ?? '';
  const opens = async (phone: string, password: string) => api.ports.passwords.verify(await hashOf(phone), password);

  test('a new colleague is written a link, sets a password by it once, and is let in', async () => {
    const role = await aRole(api, boss, ['bookings.read']);
    const phone = aPhone();
    const { message } = await save({ phone, roleId: role.roleId, ...named });
    expect(message).toEqual({
      userId: expect.any(Number),
      userName: 'Юдина Вера Павловна',
      phone,
      roleId: role.roleId,
      roleTitle: role.title,
      lastSeenAt: null,
      sessions: 0,
      invitedUntil: new Date(api.clock.now.getTime() + 24 * 3_600_000).toISOString(),
      hasFactor: false,
      can: ['assign', 'invite', 'remove'],
    });
    const [text] = await lettersTo(api, phone);
    expect(text).toContain(`${api.config.publicUrl}/app/admin/login#`);
    const token = await tokenSentTo(api, phone);
    // The token is not stored as it is.
    const dump = await api.database.pool.query('select * from staff_invitation');
    expect(JSON.stringify(dump.rows)).not.toContain(token);

    expect((await works(token)).message.success).toBe(true);
    await accept(token);
    await expect(works(token)).rejects.toMatchObject({ code: 'invitation_spent' });
    expect(await opens(phone, 'Новый-пароль-26')).toBe(true);
    expect(await userByPhone(api.db, phone)).toMatchObject({ phoneActive: true });
    await expect(accept(token)).rejects.toMatchObject({ code: 'invitation_spent' });
    const { items } = await api.as(boss).send(listStaff, { query: { search: 'юдина' } });
    expect(items).toMatchObject([{ phone, invitedUntil: null }]);
    expect(await auditedOf(api, 'staff', message.userId)).toMatchObject([
      { callId: 'admin.staff.save', subject: 'staff', before: { role: null }, after: { role: role.title } },
    ]);
  });

  test('a link that was not sent, is a day old, or was replaced does not work', async () => {
    const { roleId } = await aRole(api, boss, []);
    const phone = aPhone();
    const { userId } = (await save({ phone, roleId, ...named })).message;
    for (const tried of [works, accept])
      await expect(tried('нет такой')).rejects.toMatchObject({ code: 'invitation_spent' });
    const first = await tokenSentTo(api, phone);
    await api.as(boss).send(inviteStaff, { id: userId });
    const second = await tokenSentTo(api, phone);
    expect(second).not.toBe(first);
    for (const tried of [works, accept]) await expect(tried(first)).rejects.toMatchObject({ code: 'invitation_spent' });
    await expect(accept(second, 'мало')).rejects.toMatchObject({ fields: { password: 'Не меньше 8 символов' } });
    api.clock.advance(24 * 3_600_000);
    for (const tried of [works, accept])
      await expect(tried(second)).rejects.toMatchObject({ code: 'invitation_spent' });
    boss = await api.aStaff();
  });

  test('of two who use one link at once one sets the password', async () => {
    const { roleId } = await aRole(api, boss, []);
    const phone = aPhone();
    await save({ phone, roleId, ...named });
    const token = await tokenSentTo(api, phone);
    const answers = await Promise.allSettled([accept(token, 'первый-пароль'), accept(token, 'второй-пароль')]);
    expect(answers.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a new account needs a name, and a role that is not there is not found', async () => {
    const { roleId } = await aRole(api, boss, []);
    const body = { phone: aPhone(), roleId };
    const required = 'Обязательное поле';
    await expect(save(body)).rejects.toMatchObject({ fields: { lastname: required, name: required } });
    await expect(save({ ...body, ...named, roleId: 999_999 })).rejects.toMatchObject({ code: 'not_found' });
    expect(await userByPhone(api.db, body.phone)).toBeUndefined();
  });

  test('a customer who becomes staff leaves the cabinet and the password of it', async () => {
    const { roleId } = await aRole(api, boss, ['bookings.read']);
    const anna = await api.aCustomer({ password: 'Пароль-кабинета', lastname: 'Лаптева', name: 'Дарья' });
    const { message } = await save({ phone: anna.phone, roleId });
    expect(message).toMatchObject({ userId: anna.id, userName: 'Лаптева Дарья', sessions: 0 });
    await expect(api.as(anna).send(whoAmI, {})).rejects.toMatchObject({ code: 'access_denied' });
    expect(await opens(anna.phone, 'Пароль-кабинета')).toBe(false);
    expect(await lettersTo(api, anna.phone)).toHaveLength(1);
  });

  test('an account its owner is deleting gets no role', async () => {
    const { roleId } = await aRole(api, boss, []);
    const anna = await api.aCustomer();
    await api.db.update(users).set({ deletionAt: api.clock.now }).where(eq(users.id, anna.id));
    await expect(save({ phone: anna.phone, roleId })).rejects.toMatchObject({
      code: 'account_closing',
      fields: { phone: expect.any(String) },
    });
  });

  test('another role counts from the next request, and keeps password and sessions', async () => {
    const petr = await api.aStaff(['bookings.read']);
    const { roleId } = await aRole(api, boss, ['articles.read']);
    await save({ phone: petr.phone, roleId });
    expect((await api.as(petr).send(whoAmI, {})).message.permissions).toEqual(['articles.read']);
    expect(await lettersTo(api, petr.phone)).toEqual([]);
  });

  test('who loses the role loses the sessions, the live ones too, and the link', async () => {
    const petr = await api.aStaff(['staff.read']);
    await api.as(boss).send(inviteStaff, { id: petr.id });
    const listener = await welcomed(api.app, petr);
    await takeRole(api, boss, petr.id);
    expect(await listener.closed()).toBe(4401);
    await expect(api.as(petr).send(listRoles, {})).rejects.toMatchObject({ code: 'access_closed' });
    await expect(works(await tokenSentTo(api, petr.phone))).rejects.toMatchObject({ code: 'invitation_spent' });
    await expect(accept(await tokenSentTo(api, petr.phone))).rejects.toMatchObject({ code: 'invitation_spent' });
    expect(await auditedOf(api, 'staff', petr.id)).toMatchObject([
      { callId: 'admin.staff.invite' },
      { callId: 'admin.staff.remove', before: { role: expect.any(String) }, after: { role: null } },
    ]);
    await expect(takeRole(api, boss, petr.id)).rejects.toMatchObject({
      code: 'already_decided',
      data: { what: 'Доступ закрыт', by: expect.any(String) },
    });
  });

  test('three links an hour go to one colleague', async () => {
    const petr = await api.aStaff([]);
    const invite = () => api.as(boss).send(inviteStaff, { id: petr.id });
    for (let sent = 0; sent < 3; sent++) await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'rate_limited' });
    // The password they have works until a link is used.
    const { items } = await api.as(boss).send(listStaff, { query: { search: petr.phone } });
    expect(items).toMatchObject([{ userId: petr.id, invitedUntil: null, sessions: 1 }]);
  });

  test('nobody gives or takes a permission they do not hold', async () => {
    const manager = await api.aStaff(['staff.read', 'staff.manage', 'bookings.read']);
    const equal = await aRole(api, boss, ['bookings.read']);
    const above = await aRole(api, boss, ['bookings.read', 'users.passports']);
    const petr = await api.aStaff([]);
    await save({ phone: petr.phone, roleId: equal.roleId }, manager);
    const refused = { code: 'grant_exceeded' };
    for (const roleId of [above.roleId, await administratorRoleId(api.db)])
      await expect(save({ phone: petr.phone, roleId }, manager)).rejects.toMatchObject(refused);
    // Nor to themselves, nor from somebody who has more permissions.
    await expect(save({ phone: manager.phone, roleId: above.roleId }, manager)).rejects.toMatchObject(refused);
    await expect(save({ phone: boss.phone, roleId: equal.roleId }, manager)).rejects.toMatchObject(refused);
    await expect(takeRole(api, manager, boss.id)).rejects.toMatchObject(refused);
    const { items } = await api.as(manager).send(listStaff, { query: { pageSize: 100 } });
    expect(items.find(each => each.userId === boss.id)?.can).toEqual(['invite']);
    expect(items.find(each => each.userId === petr.id)?.can).toEqual(['assign', 'invite', 'remove']);
    expect((await api.as(petr).send(whoAmI, {})).message.permissions).toEqual(['bookings.read']);
  });

  test('the list is sorted, filtered and searched', async () => {
    const role = await aRole(api, boss, ['reviews.read']);
    const [a, b] = [
      await api.aStaff([], { lastname: 'Яхонтова', name: 'Алла' }),
      await api.aStaff([], { lastname: 'Абрамов', name: 'Ян' }),
    ];
    for (const { phone } of [a, b]) await save({ phone, roleId: role.roleId });
    const listIds = async (query: Record<string, unknown>) =>
      (await api.as(boss).send(listStaff, { query: { roleId: role.roleId, ...query } })).items.map(each => each.userId);
    expect(await listIds({ sort: 'userName', order: 'asc' })).toEqual([b.id, a.id]);
    expect(await listIds({ sort: 'userName', order: 'desc' })).toEqual([a.id, b.id]);
    expect(await listIds({ search: 'яхонт' })).toEqual([a.id]);
    expect(await listIds({ search: b.phone.slice(-6) })).toEqual([b.id]);
    expect(await listIds({ search: '%' })).toEqual([]);
    for (const sort of ['roleTitle', 'lastSeenAt']) expect(await listIds({ sort })).toHaveLength(2);
  });

  test('everything filtered is given as a table', async () => {
    const role = await aRole(api, boss, ['reviews.read']);
    const made = [
      await api.aStaff([], { lastname: '=Яхонтова', name: 'Алла', phone: '9123330001' }),
      await api.aStaff([], { lastname: 'Абрамов', name: 'Ян', phone: '9123330002' }),
    ];
    for (const { phone } of made) await save({ phone, roleId: role.roleId });
    const query = { format: 'csv', roleId: role.roleId } as const;
    const { data, name } = await api.as(boss).send(exportStaff, { query });
    expect(name).toMatch(/^Сотрудники .*\.csv$/);
    const [titles, ...lines] = (await data.text()).trim().split('\r\n');
    expect(titles).toContain('"Сотрудник";"Роль";"Телефон";"Последний вход"');
    const rest = `"${role.title}";"8 912 333-00-0`;
    expect(lines).toEqual([
      expect.stringContaining(`"'=Яхонтова Алла";${rest}1"`),
      expect.stringContaining(`"Абрамов Ян";${rest}2"`),
    ]);
    const seen: number[] = [];
    for await (const rows of api.database.batches(
      db => allStaff(db, api.clock.now, { roleId: role.roleId, order: 'desc' }),
      1,
    ))
      seen.push(...rows.map(({ user }) => user.id));
    expect(seen).toEqual(made.map(({ id }) => id));
    const other = await api.aStaff(['staff.manage']);
    await expect(api.as(other).send(exportStaff, { query: {} })).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('customers are not in it, and it takes the right to read it', async () => {
    const { message } = await api.as(boss).send(listStaff, { query: { pageSize: 1 } });
    const [row] = (await api.db.execute('select count(*)::int as n from users where role_id is not null')).rows;
    expect(message.total).toBe(row?.n);
    for (const person of [await api.aStaff(['staff.manage']), await api.aCustomer()])
      await expect(api.as(person).send(listStaff, { query: {} })).rejects.toMatchObject({ code: 'profile_denied' });
    const reader = await api.aStaff(['staff.read']);
    expect((await api.as(reader).send(listStaff, { query: {} })).items[0]?.can).toEqual([]);
    await expect(takeRole(api, reader, boss.id)).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
