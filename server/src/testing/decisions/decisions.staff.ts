import { removeStaff, saveStaff } from '@venue/sdk/staff/admin';
import { aRole } from '../../areas/staff/staff.testing.ts';
import type { TestApi } from '../api.ts';
import type { Act, Opposites } from './decisions.acts.ts';

async function aRoleOf(api: TestApi) {
  const { id, phone } = await api.aStaff([]);
  const boss = await api.aStaff();
  const [one, other] = [await aRole(api, boss, []), await aRole(api, boss, [])];
  await api.as(boss).send(saveStaff, { body: { phone, roleId: one.roleId, seen: await roleOf(api, id) } });
  const give: Act = client => client.send(saveStaff, { body: { phone, roleId: other.roleId, seen: one.roleId } });
  const take: Act = client => client.send(removeStaff, { id, query: { seen: one.roleId } });
  return { give, take };
}

async function roleOf(api: TestApi, id: number): Promise<number | null> {
  const { rows } = await api.db.execute<{ role_id: number | null }>(`select role_id from users where id = ${id}`);
  return rows[0]?.role_id ?? null;
}

/** By the id of the call that decides: a colleague gets a role, or loses all of them. */
export const staffOpposites: Readonly<Record<string, Opposites>> = {
  [saveStaff.id]: async api => {
    const { give, take } = await aRoleOf(api);
    return [give, take];
  },
  [removeStaff.id]: async api => {
    const { give, take } = await aRoleOf(api);
    return [take, give];
  },
};
