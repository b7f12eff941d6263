import { memo } from 'react';
import grid from './SlotGrid.module.css';
import css from './SlotLegend.module.css';

const marks = [
  ['free', 'свободно'],
  ['selected', 'выбрано'],
  ['busy', 'занято'],
  ['held', 'держат до оплаты'],
  ['mine', 'ваша бронь'],
  ['unavailable', 'недоступно'],
] as const;

/** What the calendar's colours mean, on cells as they are in it. */
export const SlotLegend = memo(() => (
  <ul className={css.legend} aria-label="Обозначения в календаре">
    {marks.map(([state, text]) => (
      <li key={state}>
        <span className={`${grid.cell} ${css.mark}`} data-state={state} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
));
