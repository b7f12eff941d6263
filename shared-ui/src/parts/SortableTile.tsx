import type { ReactNode } from 'react';
import { type ItemWords, useSortableItem } from './Sortable.tsx';
import css from './SortableTile.module.css';

interface Props {
  id: number;
  words: ItemWords;
  /** Its picture is faint, because visitors do not see it. */
  hidden?: boolean;
  picture: ReactNode;
  /** Its buttons beside the handle; omitted for those who may change nothing. */
  tools?: ReactNode;
  /** Its details. */
  children: ReactNode;
}

/** A tile of a sortable grid: a picture, its details and its buttons. */
export function SortableTile({ id, words, hidden = false, picture, tools, children }: Props) {
  const { place, handle } = useSortableItem(id, words);
  return (
    <li className={css.tile} {...place} data-hidden={hidden || undefined}>
      <div className={css.picture}>{picture}</div>
      <div className={css.details}>{children}</div>
      {tools && (
        <div className={css.tools}>
          {handle}
          {tools}
        </div>
      )}
    </li>
  );
}
