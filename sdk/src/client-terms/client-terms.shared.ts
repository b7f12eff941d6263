import * as z from 'zod/mini';
import { Kopecks } from '../core/schema/fields.ts';

/** Why a booking is not made by the terms of an organisation; shared by the desk and the site. */
export const bookFails = [
  'not_found',
  'booking_not_payable',
  'hold_expired',
  'sum_changed',
  'terms_over',
  'requisites_missing',
  { credit_limit: z.object({ creditLeft: Kopecks }) },
] as const;
