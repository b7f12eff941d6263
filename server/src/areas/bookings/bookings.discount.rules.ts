import { fullSumOf, type Quote, type QuoteLine } from '@venue/sdk/bookings/model';

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
  let before = 0;
  const spread = lines.map(line => {
    const own = fullSumOf(line);
    const after = before + own;
    // Of what all lines up to this one bear, what the earlier ones do not.
    const share = full === 0 ? 0 : Math.round((discount * after) / full) - Math.round((discount * before) / full);
    before = after;
    return { ...line, sum: own - share };
  });
  return { lines: spread, price, vat: Math.round((price * vatPercent) / (100 + vatPercent)), vatPercent };
}
