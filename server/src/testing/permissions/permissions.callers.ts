import { type AnyCall, isPermission, type Login, type Permission, permissionNames } from '@venue/sdk';
import { eq } from 'drizzle-orm';
import { session } from '../../areas/auth/auth.table.ts';
import { openSession } from '../../areas/auth/sessions.store.ts';
import type { Person } from '../api.people.ts';
import type { TestApi } from '../api.ts';

/** Every kind of caller that a call's access distinguishes. */
export const callers = [
  'nobody',
  'a customer of the marketplace',
  'a customer of the landing',
  'staff without any permission',
  'staff with exactly the permission',
  'staff with all the others',
  'an expired session',
  'a revoked session',
] as const;

export type Caller = (typeof callers)[number];

/** The decision about a caller before their input is read: let in, or one of these failures. */
export type Verdict = 'let in' | 'access_denied' | 'profile_denied' | 'token_expired';

export const denials: readonly string[] = ['access_denied', 'profile_denied', 'token_expired'];

/** The verdict that follows from the declared access alone. */
export function verdictOf(access: AnyCall['access'], caller: Caller): Verdict {
  if (access === 'public') return 'let in';
  if (caller === 'nobody' || caller === 'a revoked session') return 'access_denied';
  if (caller === 'an expired session') return 'token_expired';
  if (access === 'signed-in') return 'let in';
  const staff = caller.startsWith('staff');
  if (access === 'customer') return staff ? 'profile_denied' : 'let in';
  if (access === 'admin') return staff ? 'let in' : 'profile_denied';
  if (isPermission(access)) return caller === 'staff with exactly the permission' ? 'let in' : 'profile_denied';
  return caller === `a customer of the ${access}` ? 'let in' : 'profile_denied';
}

/**
 * Signs callers in, always the same few accounts. A call may end the sessions of a caller whom it lets in, so that
 * caller gets a new one each time; callers who are refused keep theirs, and are other accounts.
 */
export async function doorsOf(api: TestApi) {
  const customer = { marketplace: await api.aCustomer({ role: 'marketplace' }), landing: await api.aCustomer() };
  const staff = new Map<string, Person>();
  const staffWith = async (name: string, permissions: readonly Permission[]) => {
    const cached = staff.get(name) ?? (await api.aStaff(permissions));
    staff.set(name, cached);
    return cached;
  };
  const headersOf = async (person: Person, role: 'admin' | 'landing' | 'marketplace') => {
    const opened = await openSession(api.db, { userId: person.id, role, now: api.clock.now });
    return { sessionId: opened.sessionId, headers: { access: opened.access, profile: opened.profile } };
  };
  const spoilt = async (person: Person, role: 'admin' | 'landing', how: Partial<typeof session.$inferInsert>) => {
    const { sessionId, headers } = await headersOf(person, role);
    await api.db.update(session).set(how).where(eq(session.id, sessionId));
    return headers;
  };

  /** The tokens a caller sends to a call of this access; an ended session would have been let in before its end. */
  const signIn = async (access: AnyCall['access'], caller: Caller): Promise<Partial<Login>> => {
    const needed = isPermission(access) ? [access] : [];
    const whether = verdictOf(access, caller) === 'let in' ? 'let in' : 'refused';
    const exactly = () => staffWith(`exactly ${access}`, needed);
    const ended = async (how: Partial<typeof session.$inferInsert>) =>
      access === 'admin' || needed.length > 0
        ? spoilt(await exactly(), 'admin', how)
        : spoilt(customer.landing, 'landing', how);
    switch (caller) {
      case 'nobody':
        return {};
      case 'a customer of the marketplace':
        return (await headersOf(customer.marketplace, 'marketplace')).headers;
      case 'a customer of the landing':
        return (await headersOf(customer.landing, 'landing')).headers;
      case 'staff without any permission':
        return (await headersOf(await staffWith(`none, ${whether}`, []), 'admin')).headers;
      case 'staff with exactly the permission':
        return (await headersOf(await exactly(), 'admin')).headers;
      case 'staff with all the others': {
        const others = permissionNames.filter(name => !needed.includes(name));
        return (await headersOf(await staffWith(`all but ${needed}, ${whether}`, others), 'admin')).headers;
      }
      case 'an expired session':
        return ended({ expiresAt: api.clock.now });
      case 'a revoked session':
        return ended({ revokedAt: api.clock.now });
    }
  };

  const refused = new Map<string, Promise<Partial<Login>>>();
  return (access: AnyCall['access'], caller: Caller): Promise<Partial<Login>> => {
    if (verdictOf(access, caller) === 'let in') return signIn(access, caller);
    const name = `${caller} at ${access}`;
    const stored = refused.get(name) ?? signIn(access, caller);
    refused.set(name, stored);
    return stored;
  };
}
