import type { Estimate } from '@venue/sdk/event-requests/model';
import { PriceLines } from '@venue/shared-ui/parts/record/PriceLines.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './EstimateTable.module.css';

/** The estimate of a request, line by line, and the items without a price. */
export const EstimateTable = ({ estimate: { lines, price, unpriced } }: { estimate: Estimate }) => (
  <section className={css.part} aria-label="Предварительный расчёт">
    <h2>Предварительный расчёт</h2>
    {lines.length > 0 && <PriceLines lines={lines} price={price} />}
    {unpriced.length > 0 && <SoftText size="small">Без цены: {unpriced.join('; ')}</SoftText>}
  </section>
);
