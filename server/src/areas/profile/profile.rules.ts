import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import type { Passport, ProfileSave } from '@venue/sdk/profile/model';

/** The consents that a person must have given before this is saved. */
export const consentsFor = ({ passport, card }: Pick<ProfileSave, 'passport' | 'card'>): ConsentPurpose[] => [
  ...(passport ? [consentPurpose.passport] : []),
  ...(card?.cardIsPublished ? [consentPurpose.publication] : []),
];

/** The data by which staff identify a person. */
export interface Identity {
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  readonly passport: Passport | undefined;
}

const identityText = ({ lastname, name, middlename, passport }: Identity): string =>
  JSON.stringify([lastname, name, middlename, passport && Object.entries(passport).sort()]);

/** Whether staff have to check a person: name and passport are given, and have changed. */
export const isToBeChecked = (before: Identity, after: Identity): boolean =>
  after.lastname !== '' &&
  after.name !== '' &&
  after.passport !== undefined &&
  identityText(before) !== identityText(after);

/**
 * Compares a new list of organisations with the present one: `gone` are ids left out, `unknown` ids that are not
 * present.
 */
export function organisationChanges<W extends { readonly organisationId?: number | undefined }>(
  present: readonly number[],
  wanted: readonly W[],
): { readonly gone: number[]; readonly unknown: number[] } {
  const named = wanted.flatMap(({ organisationId }) => organisationId ?? []);
  return {
    gone: present.filter(id => !named.includes(id)),
    // An id that is repeated is unknown too.
    // guard: profile.rules.test.ts
    unknown: named.filter((id, index) => !present.includes(id) || named.indexOf(id) !== index),
  };
}
