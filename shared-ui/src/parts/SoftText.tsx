import type { HTMLAttributes } from 'react';
import css from './SoftText.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span';
  size: 'small' | 'tiny';
}

/** Secondary text: a hint, a detail, a date. */
export const SoftText = ({ as: Tag = 'p', size, ...rest }: Props) => <Tag className={css[size]} {...rest} />;
