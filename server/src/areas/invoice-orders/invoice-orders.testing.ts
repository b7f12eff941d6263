import { getInvoiceOffer, makeOrderInvoice } from '@venue/sdk/papers';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCompany } from '../profile/companies.store.ts';
import { organisation } from '../profile/profile.testing.ts';

/** Gives a person an organisation; answers its number. */
export async function anOrganisation(api: TestApi, person: Person): Promise<number> {
  return (await addCompany(api.db, person.id, organisation)).id;
}

export const offerOf = async (api: TestApi, person: Person, orderId: number) =>
  (await api.as(person).send(getInvoiceOffer, { body: { orderId } })).message;

/** Makes an invoice for a booking; returns the invoice's id. */
export async function anOrderInvoice(api: TestApi, person: Person, orderId: number): Promise<number> {
  const organisationId = await anOrganisation(api, person);
  const { sum } = await offerOf(api, person, orderId);
  return (await api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum } })).id;
}
