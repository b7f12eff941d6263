import type { HTMLAttributes } from 'react';
import css from './Stack.module.css';
import type { Gap } from './Stack.tsx';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'p' | 'span';
  gap: Gap;
  /** Low parts stand in the middle of the line. */
  center?: boolean;
}

/** Parts beside one another, on as many lines as they need. A list has no marks. */
export const Flow = ({ as: Tag = 'div', gap, center, ...rest }: Props) => (
  <Tag className={[css.flow, css[`gap${gap}`], center && css.center].filter(Boolean).join(' ')} {...rest} />
);
