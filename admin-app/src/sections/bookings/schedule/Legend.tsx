import css from './Legend.module.css';
import { kindNames } from './names.ts';
import grid from './WeekGrid.module.css';
import type { HourKind } from './week.ts';

/** What the colours of the week mean. */
export function Legend() {
  return (
    <ul className={css.legend} aria-label="Обозначения">
      {(Object.keys(kindNames) as HourKind[]).map(kind => (
        <li key={kind}>
          <span className={`${grid.cell} ${css.mark}`} data-kind={kind} aria-hidden="true" />
          {kindNames[kind]}
        </li>
      ))}
    </ul>
  );
}
