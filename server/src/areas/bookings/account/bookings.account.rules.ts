import { isAgreed, type Quote } from '@venue/sdk/bookings/model';
import type { ClientTermsFields } from '@venue/sdk/client-terms/model';

export type OwnTerms = Pick<ClientTermsFields, 'discountPercent' | 'ownPrices'>;

/**
 * A price by the terms of an organisation: the hours at its own price of the room, or else at its discount. Extras and
 * a price that staff agreed for the booking stay.
 */
export function ownQuote(
  { lines, vatPercent }: Quote,
  roomId: number,
  { discountPercent, ownPrices }: OwnTerms,
): Quote {
  const own = ownPrices.find(each => each.roomId === roomId)?.hourPrice;
  const priced = lines.map(line => {
    if (line.kind !== 'tariff' || isAgreed(line)) return line;
    const unitPrice = own ?? Math.round((line.unitPrice * (100 - discountPercent)) / 100);
    return { ...line, unitPrice, sum: unitPrice * line.quantity };
  });
  const price = priced.reduce((sum, line) => sum + line.sum, 0);
  return { lines: priced, price, vat: Math.round((price * vatPercent) / (100 + vatPercent)), vatPercent };
}
