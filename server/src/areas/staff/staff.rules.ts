import { isPermission, type Permission, permissionNames } from '@venue/sdk';

export interface Powers {
  readonly hasAll: boolean;
  readonly permissions: readonly Permission[];
}

/** The staff permissions of a customer: none. */
export const noPowers: Powers = { hasAll: false, permissions: [] };

/** What a role may do, in the order of the list of permissions, each once. */
export const permissionsOf = ({ hasAll, permissions }: Powers): Permission[] =>
  permissionNames.filter(name => hasAll || permissions.includes(name));

/** Permissions as a role keeps them: known ones, in the order of the list, each once. */
export const tidied = (permissions: readonly string[]): Permission[] =>
  permissionNames.filter(name => permissions.filter(isPermission).includes(name));

/**
 * Whether a member of staff may change the powers `from` into `to`. They must hold every permission that is given or
 * taken: otherwise managing staff would be a way to every other permission. The role with all permissions also gets
 * future ones, so only those who hold all of them may give or take it.
 */
export function mayTurn(permissions: ReadonlySet<Permission>, from: Powers, to: Powers): boolean {
  // guard: staff.rules.test.ts
  if (from.hasAll !== to.hasAll) return permissionNames.every(name => permissions.has(name));
  const [before, after] = [new Set(permissionsOf(from)), new Set(permissionsOf(to))];
  return permissionNames.filter(name => before.has(name) !== after.has(name)).every(name => permissions.has(name));
}
