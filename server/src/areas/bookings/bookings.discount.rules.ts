import { fullSumOf, type Quote, type QuoteLine } from '@venue/sdk/bookings/model';
import { spread } from '../../core/spread.ts';

/** What lines cost without a discount. */
export const fullPriceOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, line) => sum + fullSumOf(line), 0);

/**
 * A quote with a discount, or with another one than it had. It is spread over the lines in proportion, so that their
 * sums, which receipts and invoices have, add up to the price to the kopeck.
 */
export function discounted({ lines, vatPercent }: Quote, discount: number): Quote {
  const full = fullPriceOf(lines);
  const price = full - discount;
  const shares = spread(discount, lines.map(fullSumOf));
  const lower = lines.map((line, index) => ({ ...line, sum: fullSumOf(line) - (shares[index] ?? 0) }));
  return { lines: lower, price, vat: Math.round((price * vatPercent) / (100 + vatPercent)), vatPercent };
}
