import type { FailureCode } from '@venue/sdk';
import type { Limit } from '../../core/security/attempts.ts';
import type { ProvenPerson } from '../../ports/identity/identity.ts';

/** Minutes from the press of the button until the person has to be back. */
export const ATTEMPT_MINUTES = 10;

/** An office behind one address fits in; the wait page asks every few seconds. */
export const startsPerAddress: readonly Limit[] = [{ most: 60, seconds: 10 * 60 }];
export const swapsPerAddress: readonly Limit[] = [{ most: 600, seconds: 10 * 60 }];

/** What of an account decides who may come in. */
export interface Account {
  readonly id: number;
  readonly phoneActive: boolean;
  /** The role of an account of the staff; null for customers. */
  readonly roleId: number | null;
}

interface Found {
  /** The account this person came into before. */
  readonly linked: Account | undefined;
  /** The account of the phone the provider proved, and whether another person is linked with it. */
  readonly owner: (Account & { readonly othersLink: boolean }) | undefined;
}

type Entry =
  | { readonly does: 'enter' | 'link'; readonly userId: number }
  | { readonly does: 'make'; readonly phone: string }
  | { readonly does: 'refuse'; readonly code: FailureCode };

/**
 * Which account a proven person comes into: the one linked with them, else the one of their proven phone, else a new
 * one. Never a staff account, never one that is somebody else's, and never by a phone that either side has not proven:
 * anyone who writes a foreign number down, here or there, gains nothing by it.
 */
export function entryOf(person: Pick<ProvenPerson, 'phone'>, { linked, owner }: Found): Entry {
  if (linked) return linked.roleId === null ? { does: 'enter', userId: linked.id } : taken;
  if (person.phone === null) return { does: 'refuse', code: 'esia_phone_needed' };
  if (!owner) return { does: 'make', phone: person.phone };
  if (owner.roleId !== null || !owner.phoneActive || owner.othersLink) return taken;
  return { does: 'link', userId: owner.id };
}

const taken: Entry = { does: 'refuse', code: 'esia_phone_taken' };

interface Filled {
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  readonly email: string;
  readonly emailActive: boolean;
  readonly verified: boolean;
}

/**
 * What a person's data change in an account: blanks are filled, what somebody has typed stays. A name that came from
 * the provider and was checked there counts as verified; a name typed here does not become so.
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
    verified: before.verified || (nameless && name !== '' && person.trusted),
  };
}
