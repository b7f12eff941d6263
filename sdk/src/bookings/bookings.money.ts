import * as z from 'zod/mini';

/** What a payment may be for. */
export const PaidKind = z.enum(['booking', 'event', 'package', 'ticketOrder', 'certificate']);
export type PaidKind = z.output<typeof PaidKind>;
