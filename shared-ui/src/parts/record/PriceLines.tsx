import { formatMoney } from '@venue/sdk';
import { Money } from '../Money.tsx';
import { SoftText } from '../SoftText.tsx';
import css from './PriceLines.module.css';

interface Line {
  readonly title: string;
  /** Null for a price of the whole, which `unit` then names: «за бронь». */
  readonly quantity: number | null;
  readonly unit: string;
  readonly sum: number;
}

interface Props {
  lines: readonly Line[];
  /** What a promo code takes off the sums of the lines. */
  discount?: number;
  price: number;
}

/** What something costs, line by line, with the total; money in kopecks. */
export const PriceLines = ({ lines, discount = 0, price }: Props) => (
  <ul className={css.lines}>
    {lines.map(({ title, quantity, unit, sum }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be called the same
      <li key={index}>
        <span>
          {title}
          <SoftText as="span" size="small">
            {' '}
            {quantity === null ? unit : `${quantity}\u00a0${unit}`}
          </SoftText>
        </span>
        <Money kopecks={sum} />
      </li>
    ))}
    {discount > 0 && (
      <li>
        <span>Скидка по&nbsp;промокоду</span>
        <span>−{formatMoney(discount)}</span>
      </li>
    )}
    <li className={css.total}>
      <span>Итого</span>
      <Money kopecks={price} />
    </li>
  </ul>
);
