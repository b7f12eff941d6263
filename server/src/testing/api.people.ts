import { type Login, type Permission, type RoleName, roles } from '@venue/sdk';
import { openSession } from '../areas/auth/sessions.store.ts';
import { type UserRow, users } from '../areas/users/users.table.ts';
import type { Db } from '../core/database.ts';
import type { Passwords } from '../core/passwords.ts';

/** Somebody with an account, signed in. */
export interface Person {
  readonly id: number;
  readonly phone: string;
  readonly login: Login;
  readonly sessionId: number;
}

export type Wish = Partial<Pick<UserRow, 'phone' | 'lastname' | 'name' | 'middlename' | 'email' | 'emailActive'>> & {
  /** Hashed for real, which takes a while; without it nobody can log in by password. */
  readonly password?: string;
};

let made = 0;

/** Makes an account and a session without the calls that would make them. */
export async function aPerson(
  parts: { db: Db; passwords: Passwords; now: Date },
  role: RoleName,
  permissions: readonly Permission[] | null,
  { password, ...wish }: Wish,
): Promise<Person> {
  made++;
  const { db, passwords, now } = parts;
  const [user] = await db
    .insert(users)
    .values({
      phone: `900${String(made).padStart(7, '0')}`,
      passwordHash: password === undefined ? 'none' : await passwords.hash(password),
      phoneActive: true,
      permissions: permissions && [...permissions],
      createdAt: now,
      ...wish,
    })
    .returning({ id: users.id, phone: users.phone });
  if (!user) throw new Error('no account was made');
  const { access, profile, expiresAt, sessionId } = await openSession(db, { userId: user.id, role, now });
  const login: Login = { access, profile, expired: expiresAt.toISOString(), roleId: roles[role].id };
  return { ...user, login, sessionId };
}
