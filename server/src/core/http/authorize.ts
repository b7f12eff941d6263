import { type Access, ApiFailure, isPermission } from '@venue/sdk';
import type { Actor } from '../context.ts';

/** Throws unless this person may make this call. Whether they may make it on a given record is checked by the area. */
export function authorize(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new ApiFailure('access_denied');
  if (access === 'signed-in') return;
  if (access === 'customer') {
    // guard: server/src/areas/staff/roles.test.ts, mount.test.ts
    if (actor.role === 'admin') throw new ApiFailure('profile_denied');
    return;
  }
  if (isPermission(access)) {
    // guard: server/src/areas/staff/roles.test.ts, mount.test.ts
    if (actor.role !== 'admin' || !actor.permissions.has(access)) throw new ApiFailure('profile_denied');
    return;
  }
  if (actor.role !== access) throw new ApiFailure('profile_denied');
}
