import { type Access, type AnyCall, ApiFailure, isPermission } from '@venue/sdk';
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

/** Throws where somebody who sees the back office as a role would change something, other than end that. */
export function mayChange({ access, reads, id }: AnyCall, actor: Actor | null): void {
  // guard: server/src/areas/staff/roles.view.test.ts
  if (actor?.viewsAs && access !== 'public' && !reads && !endsView.includes(id)) throw new ApiFailure('view_only');
}

const endsView: readonly string[] = ['admin.role.viewEnd', 'auth.logout'];
