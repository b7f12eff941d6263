import { file } from '../core/schema/file.ts';

// Shared by the calls of agreements and their templates.
const section = '7 Admin: agreements, invoices, acts';
export const read = { method: 'POST', access: 'agreements.read', reads: ['agreements'], section } as const;
export const write = { method: 'POST', access: 'agreements.manage', changes: ['agreements'], section } as const;
export const create = { ...write, repeat: 'idempotency-key' } as const;
export const pdf = { method: 'POST', access: 'agreements.read', reply: file('application/pdf'), section } as const;
