import type { Input, Permission } from '@venue/sdk';
import { removeStaff, saveRole, saveStaff } from '@venue/sdk/staff/admin';
import type { StaffRole } from '@venue/sdk/staff/model';
import { and, eq } from 'drizzle-orm';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { userById, userByPhone } from '../accounts/accounts.store.ts';

let made = 0;

/** A new role, created by a member of staff. */
export async function aRole(api: TestApi, as: Person, permissions: readonly Permission[]): Promise<StaffRole> {
  const body = { title: `Сменный ${++made}`, permissions: [...permissions] };
  return (await api.as(as).send(saveRole, { body })).message;
}

/** Gives a role, with the current one as `seen`. */
export async function giveRole(api: TestApi, as: Person, body: Omit<Input<typeof saveStaff>['body'], 'seen'>) {
  const seen = (await userByPhone(api.db, body.phone))?.roleId ?? null;
  return api.as(as).send(saveStaff, { body: { ...body, seen } });
}

/** Removes a role, with the current one as `seen`. */
export async function takeRole(api: TestApi, as: Person, id: number) {
  const seen = (await userById(api.db, id))?.roleId ?? 1;
  return api.as(as).send(removeStaff, { id, query: { seen } });
}

/** The texts sent to a phone, oldest first. */
export async function lettersTo(api: TestApi, phone: string): Promise<string[]> {
  const rows = await api.db.select().from(outbox).where(eq(outbox.recipient, phone)).orderBy(outbox.id);
  return rows.map(row => row.body);
}

/** The token of the last link that was sent to a phone. */
export async function tokenSentTo(api: TestApi, phone: string): Promise<string> {
  const tokens = (await lettersTo(api, phone)).map(text => /#([\w-]+)/.exec(text)?.[1]);
  return tokens.findLast(token => token !== undefined) ?? '';
}

/** The audit log rows of one record, oldest first. */
export const auditedOf = (api: TestApi, subject: 'role' | 'staff', subjectId: number) =>
  api.db
    .select()
    .from(audit)
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, subjectId)))
    .orderBy(audit.id);
