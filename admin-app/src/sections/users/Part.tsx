import type { ReactNode } from 'react';
import css from './UserPage.module.css';

/** A part of a person's card under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h3>{title}</h3>
    {children}
  </section>
);
