import * as z from 'zod/mini';
import { Kopecks } from '../core/schema/fields.ts';

/** The price of a request as it stands: complete lines in kopecks, and what a manager still has to price. */
export const Estimate = z.object({
  lines: z.array(
    z.object({ title: z.string(), quantity: z.int(), unit: z.string(), unitPrice: Kopecks, sum: Kopecks }),
  ),
  price: Kopecks,
  /** As text: «Кейтеринг», «Аренда: выберите тариф». `price` does not include these. */
  unpriced: z.array(z.string()),
});
export type Estimate = z.output<typeof Estimate>;
