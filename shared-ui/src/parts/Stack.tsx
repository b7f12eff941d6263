import type { HTMLAttributes } from 'react';
import css from './Stack.module.css';

/** The distances between parts of a screen, in pixels. */
export type Gap = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32;

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'p';
  gap: Gap;
  /** Its parts are as wide as their content. */
  start?: boolean;
  /** A wide part, such as a table, scrolls instead of widening the stack. */
  narrow?: boolean;
}

/** Parts one below another. A list has no marks. */
export const Stack = ({ as: Tag = 'div', gap, start, narrow, ...rest }: Props) => (
  <Tag
    className={[css.stack, css[`gap${gap}`], start && css.start, narrow && css.narrow].filter(Boolean).join(' ')}
    {...rest}
  />
);
