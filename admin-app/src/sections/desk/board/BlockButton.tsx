import type { CSSProperties } from 'react';
import { blockEntry } from './blockEntry.tsx';
import type { Placed } from './board.ts';
import css from './DayBoard.module.css';
import { detailsOf, labelOf, lookOf, titleOf } from './names.ts';

/** CSS custom properties as a style; React's types do not include them. */
export const style = (properties: Readonly<Record<`--${string}`, number>>): CSSProperties =>
  properties as CSSProperties;

interface Props {
  placed: Placed;
  style: CSSProperties;
  /** Whether the keyboard cursor is on the block. */
  isCursor: boolean;
  /** Whether its edges can be pulled. */
  hasGrips: boolean;
  open: (placed: Placed) => void;
}

/** A button for a block of taken hours of a room; an event’s is a link to its page. */
export function BlockButton({ placed, style, isCursor, hasGrips, open }: Props) {
  const { block, booking, from, to } = placed;
  const label = labelOf(placed);
  const shown = {
    className: css.block,
    style,
    'data-look': lookOf(block, booking),
    'data-short': to - from === 1 || undefined,
    'data-cursor': isCursor ? '' : undefined,
    tabIndex: isCursor ? 0 : -1,
    title: label,
    'aria-label': label,
  } as const;
  return blockEntry(
    placed,
    shown,
    <>
      <strong>{titleOf(block, booking)}</strong> {booking && block.place === null && <span>{detailsOf(booking)}</span>}
      {hasGrips && (
        <>
          <span className={css.grip} data-grip="start" aria-hidden="true" />
          <span className={css.grip} data-grip="end" aria-hidden="true" />
        </>
      )}
    </>,
    () => open(placed),
  );
}
