import { createClientTerms } from '@venue/sdk/client-terms/admin';
import type { ClientTermsFields } from '@venue/sdk/client-terms/model';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** A tenth less, after the month, up to 10 000 roubles. */
export const someTerms = {
  discountPercent: 10,
  ownPrices: [],
  isPostpaid: true,
  creditLimit: 1_000_000,
  dueDays: 10,
  termsFrom: '2026-11-01',
  termsTo: null,
  allowedBy: 'Директор',
} as const satisfies ClientTermsFields;

/** Adds terms to an agreement in force; returns their id. */
export const termsOf = async (
  api: TestApi,
  staff: Person,
  agreementId: number,
  over: Partial<ClientTermsFields> = {},
): Promise<number> =>
  (await api.as(staff).send(createClientTerms, { body: { ...someTerms, ownPrices: [], ...over, agreementId } })).id;
