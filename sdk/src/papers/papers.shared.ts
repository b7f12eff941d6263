import { file } from '../core/schema/file.ts';

// Shared by the calls of invoices and acts; they are one section of the specification with agreements.
const section = '7 Admin: agreements, invoices, acts';
export const read = { method: 'POST', access: 'agreements.read', reads: ['agreements'], section } as const;
export const write = { method: 'POST', access: 'agreements.manage', changes: ['agreements'], section } as const;
export const create = { ...write, repeat: 'idempotency-key' } as const;
export const pdf = { method: 'POST', access: 'agreements.read', reply: file('application/pdf'), section } as const;
/** Shared by the staff calls about the invoice of an order or an event. */
export const ofOrder = {
  method: 'POST',
  access: 'agreements.manage',
  changes: ['agreements', 'bookings', 'schedule', 'event-requests'],
  repeat: 'idempotency-key',
  ours: true,
} as const;
