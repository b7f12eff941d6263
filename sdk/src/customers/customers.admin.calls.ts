import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { Inn } from '../core/schema/rules.ts';
import { CustomerBlockFields, CustomerCard, CustomerMarkFields } from './customers.model.ts';
import { OrganisationCard } from './customers.organisations.ts';

const ours = { section: '7 Admin: requests and users', ours: true } as const;
const changes = ['users', 'customers'] as const;

/**
 * What a person has with the venue over all kinds, their money as the reconciliation has it, visits, messages, tags,
 * a warning and a block. Kinds and sums that the reader may not read are left out.
 */
export const getCustomer = call({
  ...ours,
  id: 'admin.customer.detail',
  summary: 'Read what a person has with the venue',
  method: 'GET',
  path: '/admin/customers/{id}',
  access: 'users.read',
  reply: message(CustomerCard),
  fails: ['not_found'],
  reads: ['customers', 'users', 'bookings'],
});

/** Sets the tags and the warning of a person, for all of the staff. */
export const markCustomer = call({
  ...ours,
  id: 'admin.customer.mark',
  summary: 'Set tags and a warning of a person',
  method: 'POST',
  path: '/admin/customers/{id}/mark',
  access: 'desk.manage',
  body: CustomerMarkFields,
  reply: done,
  fails: ['not_found', 'account_leaving'],
  changes,
  repeat: 'safe',
});

/**
 * Keeps a person from booking new hours until the end of a day: by the site, at the desk, by request and from the
 * waiting list. Bookings that exist stay. The person reads the reason in an SMS and a letter.
 */
export const blockCustomer = call({
  ...ours,
  id: 'admin.customer.block',
  summary: 'Keep a person from booking until a day',
  method: 'POST',
  path: '/admin/customers/{id}/block',
  access: 'users.manage',
  body: CustomerBlockFields,
  reply: done,
  fails: ['not_found', 'account_leaving', 'move_not_allowed'],
  changes,
  repeat: 'idempotency-key',
});

/** Lets a person book again before the block ends. */
export const unblockCustomer = call({
  ...ours,
  id: 'admin.customer.unblock',
  summary: 'Let a blocked person book again',
  method: 'POST',
  path: '/admin/customers/{id}/unblock',
  access: 'users.manage',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes,
  repeat: 'idempotency-key',
});

/** An organisation over all agreements with its INN: invoices, what it paid and owes, and its people. */
export const getOrganisation = call({
  ...ours,
  id: 'admin.customer.organisation',
  summary: 'Read an organisation by its INN',
  method: 'GET',
  path: '/admin/organisations',
  access: 'agreements.read',
  query: z.object({ INN: Inn }),
  reply: message(OrganisationCard),
  fails: ['not_found'],
  reads: ['agreements', 'users'],
});
