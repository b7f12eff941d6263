import type { ReactNode } from 'react';
import css from './Facts.module.css';

/** What is known about a record, a name beside each value. What is not filled in says so. */
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
