import { type Login, type Permission, type RoleName, roles } from '@venue/sdk';
import { type UserRow, users } from '../areas/accounts/accounts.table.ts';
import { staffRole } from '../areas/accounts/roles.table.ts';
import { openSession } from '../areas/auth/sessions.store.ts';
import { administratorRoleId, keepAdministratorRole } from '../areas/staff/roles.store.ts';
import type { Db } from '../core/db/database.ts';
import { type Passwords, unknowableHash } from '../core/security/passwords.ts';

/** Somebody with an account, signed in. */
export interface Person {
  readonly id: number;
  readonly phone: string;
  readonly login: Login;
  readonly sessionId: number;
}

export type PersonOptions = Partial<
  Pick<UserRow, 'phone' | 'lastname' | 'name' | 'middlename' | 'email' | 'emailActive'>
> & {
  /** Hashed for real, which takes a while; without it nobody can log in by password. */
  readonly password?: string;
};

/** What an account may do: everything, some things by a role of its own, or nothing that staff do. */
export type May = 'all' | readonly Permission[] | null;

let made = 0;

/** Makes an account and a session without the calls that would make them. */
export async function aPerson(
  parts: { db: Db; passwords: Passwords; now: Date },
  role: RoleName,
  may: May,
  { password, ...wish }: PersonOptions,
): Promise<Person> {
  made++;
  const { db, passwords, now } = parts;
  const [user] = await db
    .insert(users)
    .values({
      phone: `900${String(made).padStart(7, '0')}`,
      passwordHash: password === undefined ? unknowableHash() : await passwords.hash(password),
      phoneActive: true,
      roleId: await roleFor(db, may, now),
      createdAt: now,
      ...wish,
    })
    .returning({ id: users.id, phone: users.phone });
  if (!user) throw new Error('no account was made');
  const { access, profile, expiresAt, sessionId } = await openSession(db, { userId: user.id, role, now });
  const login: Login = { access, profile, expired: expiresAt.toISOString(), roleId: roles[role].id };
  return { ...user, login, sessionId };
}

async function roleFor(db: Db, may: May, now: Date): Promise<number | null> {
  if (may === null) return null;
  if (may === 'all') {
    await keepAdministratorRole(db, now);
    return administratorRoleId(db);
  }
  const [role] = await db
    .insert(staffRole)
    .values({ title: `Роль ${made}`, permissions: [...may], createdAt: now, updatedAt: now })
    .returning({ id: staffRole.id });
  return role?.id ?? null;
}
