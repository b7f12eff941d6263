import type { Permission } from '@venue/sdk';
import { avatarStatus, verificationOf } from '@venue/sdk/profile/model';
import type { AdminUserCard } from '@venue/sdk/users/model';

interface Marks {
  readonly verified: boolean;
  readonly active: boolean;
}

type Status = 0 | 1 | 2;

/** Verification as a number: 0 for those nobody has confirmed. */
export const statusOf = ({ verified, active }: Marks): Status =>
  verificationOf({ userVerify: verified, userActive: active }) ?? 0;

export const marksOf = (status: Status): Marks => ({ verified: status > 0, active: status === 2 });

/** Whether staff may give a person this status: another one than they have, or any while they wait to be checked. */
export const mayBecome = (present: Status, next: Status, waits: boolean): boolean => next !== present || waits;

/** A change of verification, in the words of the history. */
export const verificationStep = (before: Status, after: Status): string => {
  if (after === 2) return 'Учётная запись подтверждена и активна';
  if (after === 1) return 'Учётная запись подтверждена, но не активна';
  return before === 0 ? 'В подтверждении отказано' : 'Подтверждение снято';
};

interface Seen extends Marks {
  readonly phoneActive: boolean;
  readonly avatarFile: string | null;
  readonly avatarStatus: number;
}

interface Circumstances {
  readonly permissions: ReadonlySet<Permission>;
  /** An application to confirm them is open. */
  readonly waits: boolean;
  readonly hasPassport: boolean;
  /** False for an account that is being deleted, about which nobody decides. */
  readonly isActive: boolean;
}

/** What a member of staff may do with a person's account. */
export function staffMay(
  user: Seen,
  { permissions, waits, hasPassport, isActive }: Circumstances,
): AdminUserCard['can'] {
  const manages = isActive && permissions.has('users.manage');
  const decides = manages && user.avatarFile !== null;
  const all: readonly (readonly [AdminUserCard['can'][number], boolean])[] = [
    ['confirm', manages],
    ['refuse', manages && mayBecome(statusOf(user), 0, waits)],
    ['acceptAvatar', decides && user.avatarStatus !== avatarStatus.accepted],
    ['declineAvatar', decides && user.avatarStatus !== avatarStatus.declined],
    ['revealPassport', hasPassport && permissions.has('users.passports')],
    ['confirmPhone', isActive && !user.phoneActive && permissions.has('desk.manage')],
  ];
  return all.filter(([, may]) => may).map(([action]) => action);
}
