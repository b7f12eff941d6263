import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, Kopecks, message, page, pageBody } from '../core/schema/fields.ts';
import { inOrder } from '../core/schema/inputDates.ts';
import { Inn } from '../core/schema/rules.ts';
import { ClientOffer, ClientTerms, ClientTermsFields } from './client-terms.model.ts';
import { bookFails } from './client-terms.shared.ts';

const section = '7 Admin: agreements, invoices, acts';
const read = { method: 'POST', access: 'agreements.read', reads: ['clientTerms'], section, ours: true } as const;
const write = { method: 'POST', access: 'agreements.manage', changes: ['clientTerms'], section, ours: true } as const;

export const clientTermsSorts = ['termsId', 'customer', 'creditLimit', 'updatedAt'] as const;

/** A page of the organisations with terms of their own; `search` looks at number, name and INN. */
export const listClientTerms = call({
  ...read,
  id: 'admin.clientTerms.list',
  summary: 'List the terms of organisations',
  path: '/admin/client-terms/show',
  body: z.extend(pageBody(clientTermsSorts), { agreementId: z.optional(Id) }),
  reply: page(ClientTerms),
  reads: ['clientTerms', 'bookings', 'agreements'],
});

/** The terms of one organisation, and how much of the limit is left. */
export const getClientTerms = call({
  ...read,
  id: 'admin.clientTerms.detail',
  summary: 'Read the terms of an organisation',
  path: '/admin/client-terms/detailed',
  body: z.object({ termsId: Id }),
  reply: message(ClientTerms),
  fails: ['not_found'],
  reads: ['clientTerms', 'bookings', 'agreements'],
});

/** Adds terms to an agreement in force (else `not_editable`), which has none yet (else `terms_exist`). */
export const createClientTerms = call({
  ...write,
  id: 'admin.clientTerms.create',
  summary: 'Add the terms of an organisation',
  path: '/admin/client-terms/create',
  body: z.extend(ClientTermsFields, { agreementId: Id }).check(inOrder('termsFrom', 'termsTo')),
  reply: created(ClientTerms),
  fails: ['not_found', 'not_editable', 'terms_exist'],
  repeat: 'idempotency-key',
});

/** Saves what is sent of the terms. A stale `version` is a `conflict`. Bookings keep their prices and their months. */
export const saveClientTerms = call({
  ...write,
  id: 'admin.clientTerms.update',
  summary: 'Save the terms of an organisation',
  path: '/admin/client-terms/update',
  body: z
    .extend(z.partial(ClientTermsFields), { termsId: Id, version: Version })
    .check(inOrder('termsFrom', 'termsTo')),
  reply: message(ClientTerms),
  fails: ['not_found', { conflict: current(ClientTerms) }],
  repeat: 'idempotency-key',
});

/**
 * What an unpaid booking costs by the terms of the organisations of its customer, and of the one with this INN. Empty
 * where none has terms in force, or an invoice already waits for its money.
 */
export const listDeskOffers = call({
  id: 'admin.clientTerms.offers',
  summary: 'List the terms by which a booking can be made',
  method: 'GET',
  path: '/admin/board/{id}/client-terms',
  access: 'desk.manage',
  query: z.object({ INN: z.optional(Inn) }),
  reply: message(z.object({ price: Kopecks, clientOffers: z.array(ClientOffer) })),
  fails: ['not_found'],
  reads: ['clientTerms', 'bookings', 'agreements'],
  ours: true,
});

/**
 * Gives an unpaid booking the price of an organisation. With payment after the month it is confirmed at once; beyond
 * the limit it is `credit_limit`. `price` is what staff saw.
 */
export const bookByTerms = call({
  id: 'admin.clientTerms.book',
  summary: 'Book by the terms of an organisation',
  method: 'POST',
  path: '/admin/board/client-terms',
  access: 'desk.manage',
  body: z.object({ orderId: Id, termsId: Id, price: Kopecks }),
  reply: done,
  fails: bookFails,
  changes: ['bookings', 'schedule', 'clientTerms', 'agreements'],
  repeat: 'idempotency-key',
  ours: true,
});
