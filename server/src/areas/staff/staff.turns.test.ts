import type { Permission } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import { acceptInvitation } from '@venue/sdk/staff';
import { inviteStaff, removeRole, saveRole } from '@venue/sdk/staff/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempt } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { welcomed } from '../../testing/live.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { lockStaff, setRole } from './staff.store.ts';
import { aRole, giveRole, lettersTo, takeRole, tokenSentTo } from './staff.testing.ts';

let api: TestApi;
let boss: Person;
let rank: readonly Permission[];
beforeAll(async () => {
  // Only on PostgreSQL: the embedded database runs one transaction at a time.
  api = await testApi({ kind: 'postgres' });
  boss = await api.aStaff();
  rank = ['staff.manage', 'staff.read', 'bookings.read'];
});
afterAll(() => api.close());

describe('whose role is being taken', () => {
  let leaving: Person;
  let accomplice: Person;
  beforeEach(async () => {
    leaving = await api.aStaff(rank);
    accomplice = await api.aStaff([]);
  });

  /** The outcome of a call by `leaving` that was authorized already, and waits while a colleague takes their role. */
  async function meanwhile(act: () => Promise<unknown>): Promise<unknown> {
    const { taken, answer } = await api.db.transaction(async tx => {
      await lockStaff(tx);
      const request = act().then(
        () => 'done',
        (problem: { code?: unknown }) => problem.code,
      );
      await waitingForTurn();
      return { taken: await setRole(tx, leaving.id, null), answer: request };
    });
    expect(taken.roleId).toBeNull();
    return answer;
  }

  async function waitingForTurn(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await api.db.execute(waiting)).rows.length, { timeout: 5000 }).toBe(1);
  }

  test('gives nobody a role any more', async () => {
    const { roleId } = await aRole(api, boss, rank);
    const body = { phone: accomplice.phone, roleId };
    expect(await meanwhile(() => giveRole(api, leaving, body))).toBe('profile_denied');
    expect(await userByPhone(api.db, accomplice.phone)).not.toMatchObject({ roleId });
  });

  test('takes none, makes none, changes none and removes none', async () => {
    const { roleId, title, version } = await aRole(api, boss, ['bookings.read']);
    const body = { roleId, title, version, permissions: [...rank] };
    const acts = [
      () => takeRole(api, leaving, accomplice.id),
      () => api.as(leaving).send(saveRole, { body: { title: 'Новая', permissions: [...rank] } }),
      () => api.as(leaving).send(saveRole, { body }),
      () => api.as(leaving).send(removeRole, { id: roleId }),
    ];
    for (const act of acts) {
      leaving = await api.aStaff(rank);
      expect(await meanwhile(act)).toBe('profile_denied');
    }
  });
});

describe('links to colleagues', () => {
  test('are tried sixty times an hour from one address', async () => {
    const from = (ip: string) => api.client(undefined, ip);
    const body = { token: 'нет такой', password: 'Новый-пароль-26' };
    const before = Array.from({ length: 59 }, () => ({ subject: 'invitations-from:203.0.113.7', at: api.clock.now }));
    await api.db.insert(attempt).values(before);
    const spent = { code: 'invitation_spent' };
    await expect(from('203.0.113.7').send(acceptInvitation, { body })).rejects.toMatchObject(spent);
    const refused = { code: 'rate_limited', retryAfter: 3600 };
    await expect(from('203.0.113.7').send(acceptInvitation, { body })).rejects.toMatchObject(refused);
    await expect(from('203.0.113.8').send(acceptInvitation, { body })).rejects.toMatchObject(spent);
  });

  test('end the sessions of anyone who uses one, and are nothing to who is no colleague any more', async () => {
    const petr = await api.aStaff([]);
    const accept = async () => {
      const body = { token: await tokenSentTo(api, petr.phone), password: 'Новый-пароль-26' };
      return api.client().send(acceptInvitation, { body });
    };
    await api.as(boss).send(inviteStaff, { id: petr.id });
    await api.as(petr).send(whoAmI, {});
    const listener = await welcomed(api.app, petr);
    await accept();
    expect(await listener.closed()).toBe(4401);
    await expect(api.as(petr).send(whoAmI, {})).rejects.toMatchObject({ code: 'access_denied' });
    await api.as(boss).send(inviteStaff, { id: petr.id });
    await api.db.transaction(tx => setRole(tx, petr.id, null));
    await expect(accept()).rejects.toMatchObject({ code: 'invitation_spent' });
  });

  test('do not become a flood by a role that is given and taken in turns', async () => {
    const { roleId } = await aRole(api, boss, []);
    const { id, phone } = await api.aCustomer();
    const give = () => giveRole(api, boss, { phone, roleId });
    for (let sent = 0; sent < 3; sent++) {
      await give();
      await takeRole(api, boss, id);
    }
    await expect(give()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3600 });
    // The refused call changes nothing: they keep their password and their cabinet.
    expect(await userByPhone(api.db, phone)).toMatchObject({ roleId: null });
    expect((await lettersTo(api, phone)).filter(text => text.includes('#'))).toHaveLength(3);
  });

  test('are thirty an hour by one colleague, to any colleagues', async () => {
    const manager = await api.aStaff(['staff.manage', 'staff.read']);
    const { roleId } = await aRole(api, boss, []);
    const named = { lastname: 'Юдина', name: 'Вера' };
    const give = (phone: number) => giveRole(api, manager, { phone: String(phone), roleId, ...named });
    for (let sent = 0; sent < 30; sent++) await give(9_510_000_000 + sent);
    await expect(give(9_510_000_099)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await userByPhone(api.db, '9510000099')).toBeUndefined();
    const petr = await api.aStaff([]);
    await expect(api.as(manager).send(inviteStaff, { id: petr.id })).rejects.toMatchObject({ code: 'rate_limited' });
    await api.as(boss).send(inviteStaff, { id: petr.id });
  });
});
