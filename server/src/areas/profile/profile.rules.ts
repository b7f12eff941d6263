import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import type { Passport, ProfileSave } from '@venue/sdk/profile/model';

/** What a person has to have agreed to before this is saved. */
export const consentsFor = ({ passport, card }: Pick<ProfileSave, 'passport' | 'card'>): ConsentPurpose[] => [
  ...(passport ? [consentPurpose.passport] : []),
  ...(card?.cardIsPublished ? [consentPurpose.publication] : []),
];

/** By what staff recognise a person. */
export interface Identity {
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  readonly passport: Passport | undefined;
}

const said = ({ lastname, name, middlename, passport }: Identity): string =>
  JSON.stringify([lastname, name, middlename, passport && Object.entries(passport).sort()]);

/** Whether staff are to check a person: name and passport are there, and are not what they were. */
export const isToBeChecked = (before: Identity, after: Identity): boolean =>
  after.lastname !== '' && after.name !== '' && after.passport !== undefined && said(before) !== said(after);

/** What a list of organisations turns the present one into; `unknown` are numbers that are not among the present. */
export function organisationChanges<W extends { readonly organisationId?: number | undefined }>(
  present: readonly number[],
  wanted: readonly W[],
): { readonly gone: number[]; readonly unknown: number[] } {
  const named = wanted.flatMap(({ organisationId }) => organisationId ?? []);
  return {
    gone: present.filter(id => !named.includes(id)),
    // Named twice, it is not one of the present any more.
    unknown: named.filter((id, index) => !present.includes(id) || named.indexOf(id) !== index),
  };
}
