import type { Consent, ConsentPurpose } from '@venue/sdk/privacy/model';

/** The consent to a purpose that is in force; undefined when there is none. */
export const standing = (consents: readonly Consent[], purpose: ConsentPurpose): Consent | undefined =>
  consents.find(each => each.purpose === purpose && each.withdrawnAt === null);
