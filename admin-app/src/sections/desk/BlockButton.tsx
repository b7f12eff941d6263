import type { CSSProperties } from 'react';
import type { Placed } from './board.ts';
import css from './DayBoard.module.css';
import { detailsOf, labelOf, lookOf, titleOf } from './names.ts';

/** Custom properties, which the types of React do not know. */
export const style = (properties: Readonly<Record<`--${string}`, number>>): CSSProperties =>
  properties as CSSProperties;

interface Props {
  placed: Placed;
  style: CSSProperties;
  /** Whether the arrows stand on it. */
  isCursor: boolean;
  open: (orderId: number) => void;
}

/** What takes hours of a room, as one block. */
export function BlockButton({ placed, style, isCursor, open }: Props) {
  const { block, booking, from, to } = placed;
  const { orderId, place } = block;
  const label = labelOf(placed);
  return (
    <button
      type="button"
      className={css.block}
      style={style}
      data-look={lookOf(block, booking)}
      data-short={to - from === 1 || undefined}
      data-cursor={isCursor ? '' : undefined}
      tabIndex={isCursor ? 0 : -1}
      title={label}
      aria-label={label}
      aria-disabled={orderId === null || undefined}
      onClick={() => orderId !== null && open(orderId)}
    >
      <strong>{titleOf(block, booking)}</strong> {booking && place === null && <span>{detailsOf(booking)}</span>}
    </button>
  );
}
