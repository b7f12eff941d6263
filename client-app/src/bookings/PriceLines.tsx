import { formatHours, formatMoney } from '@venue/sdk';
import { type AppliedPromo, discountIn, fullSumOf, type Quote } from '@venue/sdk/bookings/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './PriceLines.module.css';

interface Props {
  quote: Quote;
  /** The promo code whose discount the price has, where it is known. */
  promo?: AppliedPromo | null;
  /** What the sum is of, if not of everything that is paid together. */
  total?: string;
  /** The VAT is said elsewhere. */
  short?: boolean;
}

/** What a price is made of, line by line, with the total and the VAT within it. */
export function PriceLines({ quote, promo = null, total = 'Итого', short = false }: Props) {
  const discount = discountIn(quote);
  return (
    <div className={css.lines}>
      <ul>
        {quote.lines.map(({ kind, id, title, quantity, unit, unitPrice }) => (
          <li key={`${kind}${id}${title}`}>
            <span className={css.title}>{title}</span>
            <span className={css.how}>
              {unit === 'hour' ? `${formatHours(quantity)} × ${formatMoney(unitPrice)}` : 'за\u00a0бронь'}
            </span>
            <Money kopecks={fullSumOf({ quantity, unitPrice })} />
          </li>
        ))}
        {discount > 0 && (
          <li>
            <span className={css.title}>{['Скидка по\u00a0промокоду', promo?.promoCode].join(' ').trim()}</span>
            <span>−{formatMoney(discount)}</span>
          </li>
        )}
      </ul>
      <p className={css.total}>
        <span>{total}</span>
        <Money kopecks={quote.price} />
      </p>
      {!short && (
        <SoftText size="tiny">
          В&nbsp;том числе НДС {quote.vatPercent}&nbsp;% — <Money kopecks={quote.vat} />
        </SoftText>
      )}
    </div>
  );
}
