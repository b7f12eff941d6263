import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { Deposit, DepositTerms, OwedRest } from './deposits.model.ts';

const ours = { section: '7 Admin: desk', ours: true } as const;

/** The deposit of a booking as staff see it; null without one. */
export const getDeposit = call({
  ...ours,
  id: 'admin.deposit.detail',
  summary: 'Read the deposit of a booking as staff',
  method: 'GET',
  path: '/admin/deposits/{id}',
  access: 'bookings.read',
  reply: message(z.object({ deposit: z.nullable(Deposit) })),
  fails: ['not_found'],
  reads: ['bookings'],
});

/** The bookings whose rest is owed, the earliest term first: the first two hundred, and how many and how much in all. */
export const listOwedRests = call({
  ...ours,
  id: 'admin.deposit.owed',
  summary: 'List the bookings whose rest is owed',
  method: 'GET',
  path: '/admin/deposits',
  access: 'bookings.read',
  reply: message(z.object({ rests: z.array(OwedRest), total: z.int(), owedSum: Kopecks })),
  reads: ['bookings'],
});

/**
 * Lets an unpaid booking be confirmed by a part of its price; the rest is due by a term, at the latest when the booking
 * ends. It is then paid in any way. For a booking whose deposit has been paid, only the term of the rest is changed.
 */
export const agreeDeposit = call({
  ...ours,
  id: 'admin.deposit.agree',
  summary: 'Let a booking be confirmed by a deposit',
  method: 'POST',
  path: '/admin/deposits/agree',
  access: 'deposits.manage',
  body: DepositTerms,
  reply: done,
  fails: ['not_found', 'deposit_not_now'],
  changes: ['bookings'],
  repeat: 'safe',
});

/** Takes the agreement back while the deposit has not been paid: the whole price is due again. */
export const withdrawDeposit = call({
  ...ours,
  id: 'admin.deposit.withdraw',
  summary: 'Withdraw the deposit of an unpaid booking',
  method: 'POST',
  path: '/admin/deposits/withdraw',
  access: 'deposits.manage',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'deposit_not_now'],
  changes: ['bookings'],
  repeat: 'safe',
});
