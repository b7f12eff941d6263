import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import type { ReactNode } from 'react';
import css from './Block.module.css';

interface Props {
  /** The id of the heading, by which the block is named. */
  id: string;
  title: ReactNode;
  /** A link to the whole list. */
  all?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own, such as the first few of a list. */
export const Block = ({ id, title, all, children }: Props) => (
  <Stack as="section" gap={16} aria-labelledby={id}>
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      {all}
    </div>
    {children}
  </Stack>
);
