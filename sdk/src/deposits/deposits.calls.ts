import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { Id, message } from '../core/schema/fields.ts';
import { Deposit } from './deposits.model.ts';

const read = {
  method: 'POST',
  reply: message(z.object({ deposit: z.nullable(Deposit) })),
  reads: ['bookings'],
  section: '7 Booking',
  ours: true,
} as const;

/** The deposit of the reader's booking; null without one. The rest is paid as a booking is. */
export const getMyDeposit = call({
  ...read,
  id: 'deposit.detail',
  summary: 'Read the deposit of a booking',
  path: '/booking/deposit',
  access: 'customer',
  body: z.object({ orderId: Id }),
  fails: ['not_found'],
});

/** The same for the booking of a payment link. */
export const getDepositByLink = call({
  ...read,
  id: 'deposit.byLink',
  summary: 'Read the deposit of the booking of a link',
  path: '/booking/link/deposit',
  access: 'public',
  body: z.object({ token: checked(z.string(), z.minLength(1), z.maxLength(100)) }),
  fails: ['link_expired'],
});
