import * as z from 'zod/mini';
import { Kopecks } from '../core/fields.ts';

/** What a request costs as it stands: whole lines in kopecks, and what a manager has yet to price. */
export const Estimate = z.object({
  lines: z.array(
    z.object({ title: z.string(), quantity: z.int(), unit: z.string(), unitPrice: Kopecks, sum: Kopecks }),
  ),
  price: Kopecks,
  /** In words: «Кейтеринг», «Аренда: выберите тариф». The price is without these. */
  unpriced: z.array(z.string()),
});
export type Estimate = z.output<typeof Estimate>;
