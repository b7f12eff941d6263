import { formatMoney } from '@venue/sdk';
import { PriceLines } from '../PriceLines.tsx';
import css from './PricePanel.module.css';
import type { Price } from './usePrice.ts';

interface Props {
  quote: NonNullable<Price['quote']>;
  /** False while the price of the current choice is loading. */
  fresh: boolean;
}

/** What the chosen hours cost, and why. */
export default function QuotedPrice({ quote, fresh }: Props) {
  return (
    <div className={css.price} data-stale={!fresh || undefined}>
      <PriceLines quote={quote} short />
      <details className={css.why}>
        <summary>Почему такая цена</summary>
        <p>
          Цена — это тариф, умноженный на&nbsp;число часов, и&nbsp;выбранные услуги с&nbsp;оборудованием: одни считаются
          за&nbsp;час, другие за&nbsp;всю бронь. НДС {quote.vatPercent}&nbsp;% ({formatMoney(quote.vat)}) уже внутри.
          Больше доплат нет.
        </p>
      </details>
    </div>
  );
}
