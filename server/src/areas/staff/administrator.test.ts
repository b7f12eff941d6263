import { getOwnSecurity } from '@venue/sdk/security/admin';
import { acceptInvitation } from '@venue/sdk/staff';
import { saveRole } from '@venue/sdk/staff/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { openSession } from '../auth/sessions.store.ts';
import { password, sendPassword, withFactor } from '../security/security.testing.ts';
import { makeAdministrator, resetLostFactor } from './administrator.service.ts';

let api: TestApi;
beforeEach(async () => {
  await api?.close();
  api = await testApi({ start: new Date() });
});
afterAll(() => api.close());

const input = () => ({ phone: '9125550101', lastname: 'Кузнецова', name: 'Ирина', now: api.clock.now });
const accountOf = async (phone: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.phone, phone));
  if (!row) throw new Error('no account was made');
  return row;
};
const accept = (token: string) =>
  api.client().send(acceptInvitation, { body: { token, password: 'Первый-пароль-26' } });

test('the first account sets its password by the link and manages staff', async () => {
  await accept((await makeAdministrator(api.db, input())) ?? '');
  const { id, phone, passwordHash, ...account } = await accountOf('9125550101');
  expect(account).toMatchObject({ lastname: 'Кузнецова', name: 'Ирина', phoneActive: true });
  expect(await api.ports.passwords.verify(passwordHash, 'Первый-пароль-26')).toBe(true);
  const session = await openSession(api.db, { userId: id, role: 'admin', now: api.clock.now });
  const login = {
    access: session.access,
    profile: session.profile,
    expired: session.expiresAt.toISOString(),
    roleId: 3 as const,
  };
  const role = await api
    .as({ id, phone, login, sessionId: session.sessionId })
    .send(saveRole, { body: { title: 'Сменный', permissions: ['bookings.read'] } });
  expect(role.message.permissions).toEqual(['bookings.read']);
});

test('until the password is set another link replaces the first; afterwards there are no more', async () => {
  const first = await makeAdministrator(api.db, input());
  const second = await makeAdministrator(api.db, input());
  await expect(accept(first ?? '')).rejects.toMatchObject({ code: 'invitation_spent' });
  await accept(second ?? '');
  expect(await makeAdministrator(api.db, { ...input(), phone: '9125550102' })).toBeUndefined();
  await expect(accountOf('9125550102')).rejects.toThrow();
});

test('a customer who becomes the first administrator keeps the account, and not its password', async () => {
  const anna = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья', password: 'Гость-пароль-26' });
  await makeAdministrator(api.db, { ...input(), phone: anna.phone });
  const { id, lastname, passwordHash } = await accountOf(anna.phone);
  expect({ id, lastname }).toEqual({ id: anna.id, lastname: 'Лаптева' });
  expect(await api.ports.passwords.verify(passwordHash, 'Гость-пароль-26')).toBe(false);
});

test('a lost second factor is removed at the shell, which ends the sessions', async () => {
  const anna = await api.aStaff(undefined, { password });
  expect(await resetLostFactor(api.db, anna.phone, api.clock.now)).toBe(false);
  await withFactor(api, anna);
  expect(await sendPassword(api, anna.phone)).toMatchObject({ successful: false });
  expect(await resetLostFactor(api.db, anna.phone, api.clock.now)).toBe(true);
  await expect(api.as(anna).send(getOwnSecurity, {})).rejects.toMatchObject({ code: 'access_denied' });
  expect(await sendPassword(api, anna.phone)).toMatchObject({ successful: true });
});
