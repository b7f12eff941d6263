import { type Permission, permissionNames } from '@venue/sdk';
import { avatarStatus } from '@venue/sdk/profile/model';
import { expect, test } from 'vitest';
import { marksOf, mayBecome, staffMay, statusOf, verificationStep } from './users.rules.ts';

test.each([
  [0, 0, false, false],
  [0, 0, true, true],
  [0, 1, false, true],
  [0, 2, true, true],
  [1, 1, true, true],
  [1, 1, false, false],
  [1, 2, false, true],
  [2, 1, false, true],
  [2, 2, true, true],
  [2, 2, false, false],
  [2, 0, false, true],
] as const)('from %i to %i, waiting: %s, is allowed: %s', (present, expected, waits, may) =>
  expect(mayBecome(present, expected, waits)).toBe(may),
);

test.each([0, 1, 2] as const)('status %i is kept in the two marks of an account', status =>
  expect(statusOf(marksOf(status))).toBe(status),
);

test('a refusal and a confirmation that was taken back are told apart', () => {
  expect(verificationStep(0, 0)).not.toBe(verificationStep(2, 0));
});

const user = { verified: false, active: false, avatarFile: 'a.avatar', avatarStatus: 1, phoneActive: true };
const all = new Set<Permission>(permissionNames);
const may = (changed: Partial<typeof user>, how: Partial<Parameters<typeof staffMay>[1]> = {}) =>
  staffMay({ ...user, ...changed }, { permissions: all, waits: false, hasPassport: true, isActive: true, ...how });

test.each([
  [may({}), ['confirm', 'acceptAvatar', 'declineAvatar', 'revealPassport']],
  [may({}, { waits: true }), ['confirm', 'refuse', 'acceptAvatar', 'declineAvatar', 'revealPassport']],
  [may({ verified: true }), ['confirm', 'refuse', 'acceptAvatar', 'declineAvatar', 'revealPassport']],
  [may({ avatarStatus: avatarStatus.accepted }), ['confirm', 'declineAvatar', 'revealPassport']],
  [may({ avatarStatus: avatarStatus.declined }, { hasPassport: false }), ['confirm', 'acceptAvatar']],
  [may({ phoneActive: false }, { permissions: new Set<Permission>(['desk.manage']) }), ['confirmPhone']],
  [
    may({ phoneActive: false }, { permissions: new Set<Permission>(['users.manage']), hasPassport: false }),
    ['confirm', 'acceptAvatar', 'declineAvatar'],
  ],
  [may({ phoneActive: false }, { isActive: false, hasPassport: false }), []],
  [may({}, { permissions: new Set<Permission>(['users.read']) }), []],
  [may({}, { permissions: new Set<Permission>(['users.read', 'users.passports']) }), ['revealPassport']],
])('staff may %j', (result, expected) => expect(result).toEqual(expected));
