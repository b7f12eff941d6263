import type { FailureCode } from '@venue/sdk';
import type { Limit } from '../../core/security/attempts.ts';
import type { ProvenPerson } from '../../ports/identity/identity.ts';
import { isOnlyCallers } from '../accounts/accounts.store.ts';

/** Minutes from the press of the button until the person has to be back. */
export const ATTEMPT_MINUTES = 10;

/** An office behind one address fits in; the wait page asks every few seconds. */
export const startsPerAddress: readonly Limit[] = [{ most: 60, seconds: 10 * 60 }];
export const swapsPerAddress: readonly Limit[] = [{ most: 600, seconds: 10 * 60 }];

/** The fields of an account that decide whether a person may enter it. */
export interface Account {
  readonly id: number;
  readonly phoneActive: boolean;
  /** The last sign-in; null for the account of a caller whom nobody has entered yet. */
  readonly lastSeenAt: Date | null;
  /** The role of an account of the staff; null for customers. */
  readonly roleId: number | null;
}

interface Match {
  /** The account already linked with this person. */
  readonly linked: Account | undefined;
  /** The account of the phone the provider proved, and whether another person is linked with it. */
  readonly owner: (Account & { readonly othersLink: boolean }) | undefined;
}

type Entry =
  | { readonly does: 'enter' | 'link'; readonly userId: number }
  | { readonly does: 'make'; readonly phone: string }
  | { readonly does: 'refuse'; readonly code: FailureCode };

/**
 * Which account a verified person enters: the one linked with them, else the one of their verified phone, else a new
 * one. Never a staff account, one linked with somebody else, or one found by a phone that either side has not verified:
 * entering somebody else's number, here or at the provider, must give no access. The account that staff made for a
 * caller is the caller's, whose phone the provider verified.
 */
export function entryOf(person: Pick<ProvenPerson, 'phone'>, { linked, owner }: Match): Entry {
  if (linked) return linked.roleId === null ? { does: 'enter', userId: linked.id } : phoneTaken;
  if (person.phone === null) return { does: 'refuse', code: 'esia_phone_needed' };
  if (!owner) return { does: 'make', phone: person.phone };
  if (owner.roleId !== null || owner.othersLink || !(owner.phoneActive || isOnlyCallers(owner))) return phoneTaken;
  return { does: 'link', userId: owner.id };
}

const phoneTaken: Entry = { does: 'refuse', code: 'esia_phone_taken' };

interface Filled {
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  readonly email: string;
  readonly emailActive: boolean;
  readonly verified: boolean;
}

/**
 * The account's fields after adding the provider's data: only empty fields are filled. A name that the provider
 * supplied and checked makes the account verified; a name typed here does not.
 */
export function filledBy(before: Filled, person: ProvenPerson): Filled {
  const { lastname, name, middlename } = person;
  const nameless = before.lastname === '' && before.name === '' && before.middlename === '';
  const mailless = before.email === '';
  return {
    ...(nameless ? { lastname, name, middlename } : before),
    email: mailless ? person.email : before.email,
    emailActive:
      mailless || before.email === person.email ? person.emailProven || before.emailActive : before.emailActive,
    // guard: identity.rules.test.ts
    verified: before.verified || (nameless && name !== '' && person.trusted),
  };
}
