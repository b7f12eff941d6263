import type { Estimate } from '@venue/sdk/event-requests/model';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import css from './EstimateTable.module.css';

/** What a request costs as it stands, line by line, and what has no price yet. */
export const EstimateTable = ({ estimate: { lines, price, unpriced } }: { estimate: Estimate }) => (
  <section className={css.part} aria-label="Предварительный расчёт">
    <h2>Предварительный расчёт</h2>
    {lines.length > 0 && (
      <ul className={css.lines}>
        {lines.map(({ title, quantity, unit, sum }) => (
          <li key={title}>
            <span>
              {title}
              <span className={css.soft}>
                {' '}
                {quantity}&nbsp;{unit}
              </span>
            </span>
            <Money kopecks={sum} />
          </li>
        ))}
        <li className={css.total}>
          <span>Итого</span>
          <Money kopecks={price} />
        </li>
      </ul>
    )}
    {unpriced.length > 0 && <p className={css.soft}>Без цены: {unpriced.join('; ')}</p>}
  </section>
);
