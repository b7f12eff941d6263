import type { ReactNode } from 'react';
import css from './Heading.module.css';

/** The name of a record under review and its status. */
export const Heading = ({ title, chip }: { title: string; chip: ReactNode }) => (
  <header className={css.head}>
    <h2>{title}</h2>
    {chip}
  </header>
);
