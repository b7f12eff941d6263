import block from './DayBoard.module.css';
import css from './Legend.module.css';
import { type Look, looks } from './names.ts';

/** What the colours of the board mean. */
export const Legend = () => (
  <ul className={css.legend} aria-label="Обозначения">
    {(Object.keys(looks) as Look[]).map(look => (
      <li key={look}>
        <span className={`${block.block} ${css.mark}`} data-look={look} aria-hidden="true" />
        {looks[look]}
      </li>
    ))}
  </ul>
);
