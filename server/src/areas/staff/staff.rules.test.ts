import { type Permission, permissionNames } from '@venue/sdk';
import { expect, test } from 'vitest';
import { mayTurn, noPowers, type Powers, permissionsOf, tidied } from './staff.rules.ts';

const everything = new Set(permissionNames);
const manager = new Set<Permission>(['staff.manage', 'staff.read', 'bookings.read']);
const role = (...permissions: Permission[]): Powers => ({ hasAll: false, permissions });
const listsAll = role(...permissionNames);
const hasAll: Powers = { hasAll: true, permissions: [] };

test.each([
  ['gives what they hold', manager, noPowers, role('bookings.read'), true],
  ['takes what they hold', manager, role('bookings.read', 'staff.read'), noPowers, true],
  ['gives what they lack', manager, noPowers, role('users.read'), false],
  ['takes what they lack', manager, role('users.read'), noPowers, false],
  ['leaves what they lack as it is', manager, role('users.read'), role('users.read', 'staff.read'), true],
  ['turns every permission into everything', manager, listsAll, hasAll, false],
  ['turns everything into every permission', manager, hasAll, listsAll, false],
  ['leaves everything as it is', manager, hasAll, hasAll, true],
  ['with all permissions gives everything', everything, noPowers, hasAll, true],
  ['with all permissions takes everything', everything, hasAll, noPowers, true],
  ['with all permissions but one gives everything', new Set(permissionNames.slice(1)), listsAll, hasAll, false],
] as const)('who manages staff %s', (_, permissions, from, to, may) =>
  expect(mayTurn(permissions, from, to)).toBe(may),
);

test('permissions are known ones, in the order of the list, each once', () => {
  const [first, second] = permissionNames;
  expect(tidied([String(second), 'everything', String(first), String(second)])).toEqual([first, second]);
  expect(permissionsOf(hasAll)).toEqual(permissionNames);
  expect(permissionsOf(noPowers)).toEqual([]);
});
