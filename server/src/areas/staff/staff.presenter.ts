import { formatPhone, type Permission } from '@venue/sdk';
import { fullName } from '@venue/sdk/profile/model';
import type { StaffMember, StaffRole } from '@venue/sdk/staff/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { membersOfRoles, RoleRow } from './roles.store.ts';
import { mayTurn, noPowers, permissionsOf } from './staff.rules.ts';
import type { MemberRow } from './staff.store.ts';

/** A colleague's name; the phone where none is filled in. */
export const nameOf = ({ lastname, name, middlename, phone }: MemberRow['user']): string =>
  fullName({ bioLastname: lastname, bioName: name, bioMiddlename: middlename }) || formatPhone(phone);

/** A colleague as the reader sees them. */
export function presentMember(
  { user, role, sessions, hasFactor, invitation }: MemberRow,
  context: Context,
): StaffMember {
  const { permissions, userId } = actorOf(context);
  const mayReset = hasFactor && user.id !== userId;
  return {
    userId: user.id,
    userName: nameOf(user),
    phone: user.phone,
    roleId: role.id,
    roleTitle: role.title,
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    sessions,
    hasFactor,
    invitedUntil: invitation?.expiresAt.toISOString() ?? null,
    can: permissions.has('staff.manage')
      ? mayTurn(permissions, role, noPowers)
        ? ['assign', 'invite', ...(mayReset ? (['resetFactor'] as const) : []), 'remove']
        : ['invite']
      : [],
  };
}

type Members = Awaited<ReturnType<typeof membersOfRoles>>;

/** A role as the reader sees it. */
export function presentRole(role: RoleRow, members: Members, permissions: ReadonlySet<Permission>): StaffRole {
  const own = members.filter(each => each.roleId === role.id);
  const manages = permissions.has('staff.manage');
  const holdsAll = mayTurn(permissions, role, noPowers);
  const can: StaffRole['can'] = [];
  if (manages && !role.hasAll) can.push('edit');
  if (manages && !role.hasAll && own.length === 0) can.push('remove');
  if (manages && holdsAll) can.push('requireFactor');
  if (holdsAll && !role.hasAll) can.push('view');
  return {
    roleId: role.id,
    title: role.title,
    permissions: permissionsOf(role),
    hasAll: role.hasAll,
    needsFactor: role.needsFactor,
    version: role.version,
    members: own.map(({ userId, userName, phone }) => ({ userId, userName: userName || formatPhone(phone) })),
    can,
  };
}
