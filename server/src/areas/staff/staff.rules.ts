import { isPermission, type Permission, permissionNames } from '@venue/sdk';

export interface Powers {
  readonly hasAll: boolean;
  readonly permissions: readonly Permission[];
}

/** What a customer may do of what staff may. */
export const noPowers: Powers = { hasAll: false, permissions: [] };

/** What a role may do, in the order of the list of permissions, each once. */
export const permissionsOf = ({ hasAll, permissions }: Powers): Permission[] =>
  permissionNames.filter(name => hasAll || permissions.includes(name));

/** Permissions as a role keeps them: known ones, in the order of the list, each once. */
export const tidied = (permissions: readonly string[]): Permission[] =>
  permissionNames.filter(name => permissions.filter(isPermission).includes(name));

/**
 * Whether a member of staff may turn these powers into those. What is given and what is taken must be held by whoever
 * does it: otherwise managing staff would be a way to every other permission. The role that has everything includes
 * what is added later, so it is given and taken by those alone who hold everything now.
 */
export function mayTurn(held: ReadonlySet<Permission>, from: Powers, to: Powers): boolean {
  if (from.hasAll !== to.hasAll) return permissionNames.every(name => held.has(name));
  const [before, after] = [new Set(permissionsOf(from)), new Set(permissionsOf(to))];
  return permissionNames.filter(name => before.has(name) !== after.has(name)).every(name => held.has(name));
}
