import { isPermission, type Permission, permissionNames, roleOf } from '@venue/sdk';
import { shortName } from '@venue/sdk/profile/model';
import type { Actor } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Sessions } from '../../core/sessions.ts';
import { ALL, type SessionRow, sessionsBy } from './sessions.store.ts';
import { tokenFits, tokenHash } from './tokens.ts';

/** Authenticates tokens, for calls and for the live channel. */
export function authenticator(db: Db): Sessions['authenticate'] {
  const find = sessionFinder(db);
  return async ({ access, profile }, now) => {
    const row = await find(tokenHash(access));
    const role = row && roleOf(row.role_id);
    if (!row || !role) return { denied: 'access_denied' };
    // If a staff account was closed, its sessions end with a failure that tells why.
    if (role === 'admin' && row.permissions === null) return { denied: 'access_closed' };
    // guard: auth.test.ts
    if (row.revoked_at !== null) return { denied: 'access_denied' };
    const expiresAt = new Date(row.expires_at);
    // guard: auth.test.ts
    if (expiresAt <= now) return { denied: 'token_expired' };
    // A customer who became staff keeps no session of a customer.
    // guard: staff.test.ts
    if (role !== 'admin' && row.permissions !== null) return { denied: 'access_denied' };
    // guard: auth.test.ts
    if (!tokenFits(profile, row.profile_hash)) return { denied: 'profile_denied' };
    const person = { bioLastname: row.lastname, bioName: row.name, bioMiddlename: row.middlename };
    const ownName = shortName(person) || `${role === 'admin' ? 'Сотрудник' : 'Клиент'} № ${row.user_id}`;
    const own = permissionsIn(row.permissions ?? '[]');
    const view = row.view_role_id === null ? undefined : { roleId: row.view_role_id, title: row.view_title ?? '' };
    const visible = permissionsIn(row.view_permissions ?? '[]');
    const actor: Actor = {
      userId: row.user_id,
      role,
      // guard: server/src/areas/staff/roles.view.test.ts
      permissions: view ? new Set([...visible].filter(each => own.has(each))) : own,
      ...(view ? { viewsAs: view } : {}),
      sessionId: row.id,
      // Histories outlive accounts, so they never name a customer.
      name: role === 'admin' ? ownName : 'Клиент',
      ownName,
    };
    return { actor, expiresAt };
  };
}

const MOST_KEPT = 200;
const cache = new Map<string, ReadonlySet<Permission>>();

/** Parses a role's permissions. There are few distinct texts, so the results are cached. */
function permissionsIn(text: string): ReadonlySet<Permission> {
  const cached = cache.get(text);
  if (cached) return cached;
  const read = new Set(text === ALL ? permissionNames : (JSON.parse(text) as string[]).filter(isPermission));
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(text, read);
  return read;
}

/**
 * Finds sessions in batches: requests made while a query is running share the next query, so many requests need one
 * round trip under load. Nothing is cached: each result is read after it was requested, so a revoked session ends at
 * once on every server.
 */
function sessionFinder(db: Db): (accessHash: string) => Promise<SessionRow | undefined> {
  const query = sessionsBy(db);
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { readonly hashes: Set<string>; readonly rows: Promise<Map<string, SessionRow>> } | undefined;

  const ask = async (hashes: Set<string>) => {
    await underWay;
    next = undefined;
    const rows = query([...hashes]);
    underWay = rows.catch(() => undefined);
    return new Map((await rows).map(row => [row.access_hash, row]));
  };
  return async accessHash => {
    if (!next) {
      const hashes = new Set<string>();
      next = { hashes, rows: ask(hashes) };
    }
    next.hashes.add(accessHash);
    return (await next.rows).get(accessHash);
  };
}
