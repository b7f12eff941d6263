import type { ReactNode } from 'react';
import css from './Facts.module.css';

/** The facts of a record as a list of names and values; an empty value is shown as «не указано». */
export const Facts = ({ rows }: { rows: readonly (readonly [title: string, value: ReactNode])[] }) => (
  <dl className={css.facts}>
    {rows.map(([title, value]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{value || <span className={css.missing}>не&nbsp;указано</span>}</dd>
      </div>
    ))}
  </dl>
);
