import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { ClientOffer } from './client-terms.model.ts';
import { bookFails } from './client-terms.shared.ts';

/** What an own unpaid booking costs by the terms of the organisations whose agreement names this account. */
export const listOwnOffers = call({
  id: 'clientTerms.offers',
  summary: 'List the terms by which an own booking can be made',
  method: 'GET',
  path: '/booking/{id}/client-terms',
  access: 'customer',
  reply: message(z.object({ price: Kopecks, clientOffers: z.array(ClientOffer) })),
  fails: ['not_found'],
  reads: ['bookings', 'clientTerms'],
  ours: true,
});

/** Gives an own unpaid booking the price of an organisation; with payment after the month it is confirmed at once. */
export const bookOwnByTerms = call({
  id: 'clientTerms.book',
  summary: 'Book by the terms of an organisation',
  method: 'POST',
  path: '/booking/client-terms',
  access: 'customer',
  body: z.object({ orderId: Id, termsId: Id, price: Kopecks }),
  reply: done,
  fails: bookFails,
  changes: ['bookings', 'schedule', 'clientTerms'],
  repeat: 'idempotency-key',
  ours: true,
});
