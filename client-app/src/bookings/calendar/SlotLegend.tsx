import { slotColours } from '@venue/sdk/bookings/model';
import { memo } from 'react';
import grid from './SlotGrid.module.css';
import css from './SlotLegend.module.css';
import { slotColour } from './slotColour.ts';

const marks = [
  ['free', 'свободно', slotColours.free],
  ['selected', 'выбрано', undefined],
  ['busy', 'занято', slotColours.busy],
  ['held', 'держат до оплаты', slotColours.busy],
  ['mine', 'ваша бронь', slotColours.confirmed],
  ['unavailable', 'недоступно', slotColours.unavailable],
] as const;

/** What the calendar's colours mean, on cells as they are in it. */
export const SlotLegend = memo(() => (
  <ul className={css.legend} aria-label="Обозначения в календаре">
    {marks.map(([state, text, colour]) => (
      <li key={state}>
        <span className={`${grid.cell} ${css.mark}`} style={slotColour(colour)} data-state={state} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
));
