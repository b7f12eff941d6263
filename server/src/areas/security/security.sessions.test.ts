import { login, loginMarketplace } from '@venue/sdk/auth';
import { endOtherSessions, endOwnSession, getOwnSecurity } from '@venue/sdk/security/admin';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { solved } from '../../testing/captcha.ts';
import { databaseKinds } from '../../testing/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { session } from '../auth/auth.table.ts';
import { openSession } from '../auth/sessions.store.ts';
import { lettersTo } from '../staff/staff.testing.ts';
import { password } from './security.testing.ts';

const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

describe.each(databaseKinds)('sessions of staff (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
  });
  afterAll(() => api.close());

  /** Signs in from a browser; `cookie` is that of a device which did so before. */
  async function enter(phone: string, cookie = '') {
    const payload = { phone, password, email: null, captcha: await solved(api) };
    const headers = { 'user-agent': agent, ...(cookie ? { cookie } : {}) };
    const remoteAddress = '10.7.0.9';
    const reply = await api.app.inject({ method: 'POST', url: `/api${login.path}`, payload, headers, remoteAddress });
    expect(reply.json().message.successful).toBe(true);
    return /device=[^;]*/.exec(String(reply.headers['set-cookie']))?.[0] ?? '';
  }
  const sessionsOf = async (person: Person) => (await api.as(person).send(getOwnSecurity, {})).message.ownSessions;

  test('are listed with device, place and time, and only one’s own open ones', async () => {
    const [anna, petr] = [await api.aStaff([], { password }), await api.aStaff([], { password })];
    api.clock.advance(60_000);
    await enter(anna.phone);
    const [newest, first, ...others] = await sessionsOf(anna);
    expect(others).toEqual([]);
    expect(newest).toMatchObject({
      openedAt: api.clock.now.toISOString(),
      device: 'Chrome, Windows',
      address: '10.7.0.9',
      isCurrent: false,
    });
    expect(first).toMatchObject({ sessionId: anna.sessionId, device: '', address: '', isCurrent: true });
    expect(await sessionsOf(petr)).toHaveLength(1);
  });

  test('of customers are stored without device and place', async () => {
    const { phone } = await api.aCustomer({ password });
    const headers = { 'user-agent': agent };
    const payload = { phone, password };
    const reply = await api.app.inject({ method: 'POST', url: `/api${loginMarketplace.path}`, payload, headers });
    expect(reply.json().message.successful).toBe(true);
    const { rows } = await api.database.pool.query(`select distinct agent, address from session s
      join users u on u.id = s.user_id where u.role_id is null`);
    expect(rows).toEqual([{ agent: '', address: '' }]);
  });

  test('end one by one or all but this, and nobody ends another’s', async () => {
    const [anna, petr] = [await api.aStaff([], { password }), await api.aStaff([], { password })];
    const more = () => openSession(api.db, { userId: anna.id, role: 'admin', now: api.clock.now });
    const { sessionId: id } = await more();
    const gone = { code: 'not_found' };
    await expect(api.as(petr).send(endOwnSession, { id })).rejects.toMatchObject(gone);
    await api.as(anna).send(endOwnSession, { id });
    await expect(api.as(anna).send(endOwnSession, { id })).rejects.toMatchObject(gone);
    expect((await sessionsOf(anna)).map(each => each.sessionId)).toEqual([anna.sessionId]);
    await Promise.all([more(), more()]);
    expect(await sessionsOf(anna)).toHaveLength(3);
    await api.as(anna).send(endOtherSessions, {});
    expect((await sessionsOf(anna)).map(each => each.sessionId)).toEqual([anna.sessionId]);
    expect(await sessionsOf(petr)).toHaveLength(1);
  });

  test('that were over before keep their end, and are ended by nobody', async () => {
    const anna = await api.aStaff([], { password });
    const more = async (how: Partial<typeof session.$inferInsert>) => {
      const { sessionId } = await openSession(api.db, { userId: anna.id, role: 'admin', now: api.clock.now });
      await api.db.update(session).set(how).where(eq(session.id, sessionId));
      return sessionId;
    };
    const before = new Date(api.clock.now.getTime() - 60_000);
    const over = [await more({ expiresAt: before }), await more({ revokedAt: before })];
    for (const id of over)
      await expect(api.as(anna).send(endOwnSession, { id })).rejects.toMatchObject({ code: 'not_found' });
    await api.as(anna).send(endOtherSessions, {});
    const rows = await api.db.select().from(session).where(inArray(session.id, over)).orderBy(session.id);
    expect(rows.map(row => row.revokedAt)).toEqual([null, before]);
  });

  test('a login on a new device is told by SMS and letter, one on a known device is not', async () => {
    const email = `new-device-${kind}@example.ru`;
    const anna = await api.aStaff([], { password, email, emailActive: true });
    const cookie = await enter(anna.phone);
    const text = expect.stringMatching(/вошли с нового устройства: Chrome, Windows, 10\.7\.0\.9\. Если это были не вы/);
    expect(await lettersTo(api, anna.phone)).toEqual([text]);
    expect(await lettersTo(api, email)).toEqual([text]);
    await enter(anna.phone, cookie);
    expect(await lettersTo(api, anna.phone)).toHaveLength(1);
    // Whoever signs in for the first time has no device that is not new.
    const petr = await api.aStaff([], { password });
    await api.db.update(users).set({ lastSeenAt: null }).where(eq(users.id, petr.id));
    await enter(petr.phone);
    expect(await lettersTo(api, petr.phone)).toEqual([]);
  });
});
