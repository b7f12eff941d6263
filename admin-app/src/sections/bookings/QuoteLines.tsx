import { discountIn, fullSumOf, isAgreed, type Quote } from '@venue/sdk/bookings/model';
import { PriceLines } from '@venue/shared-ui/parts/record/PriceLines.tsx';

/** The price of a booking, line by line, from a quote of the server. */
export const QuoteLines = ({ quote: { lines, price } }: { quote: Pick<Quote, 'lines' | 'price'> }) => (
  <PriceLines
    lines={lines.map(line => ({
      ...line,
      sum: fullSumOf(line),
      ...(isAgreed(line) ? { quantity: null, unit: 'за\u00a0бронь' } : { unit: line.unit === 'hour' ? 'ч' : 'шт.' }),
    }))}
    discount={discountIn({ lines, price })}
    price={price}
  />
);
