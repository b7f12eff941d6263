import { formatDate } from '@venue/sdk';
import css from './DateJump.module.css';
import { withinOpen } from './slots.ts';

interface Props {
  day: string;
  first: string;
  last: string;
  onDay(day: string): void;
}

/** Jumps to a date. The browser's own field works under a text of ours: it would write the date its own way. */
export const DateJump = ({ day, first, last, onDay }: Props) => (
  <label className={css.jump}>
    <span className="visually-hidden">Перейти к&nbsp;дате</span>
    <span className={css.shown} aria-hidden="true">
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM4 11h16M8.5 3.5v5M15.5 3.5v5" />
      </svg>
      {formatDate(`${day}T07:00:00Z`)}
    </span>
    <input
      type="date"
      value={day}
      min={first}
      max={last}
      onClick={event => event.currentTarget.showPicker?.()}
      onChange={event => event.target.value && onDay(withinOpen(event.target.value, first))}
    />
  </label>
);
