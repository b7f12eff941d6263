import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { leftText, useSecondsLeft } from '@venue/shared-ui/parts/load/secondsLeft.ts';
import { memo, useEffect, useEffectEvent } from 'react';
import css from './SlotGrid.module.css';
import { slotColour } from './slotColour.ts';
import { type Cell, labelOf, stateName } from './slots.ts';

interface Props {
  cell: Cell;
  selected: boolean;
  /** A drag is about to change it. */
  touched: boolean;
  /** The cell the Tab key leads to. */
  reachable: boolean;
  /** What a free hour costs. */
  price: string | undefined;
  /** The previous hour has the same state and already shows its label. */
  goesOn: boolean;
  /** A hold that stood in this hour has ended. */
  onFreed(): void;
}

/** One hour. It has no event handlers itself: the grid handles the events. */
export const SlotCell = memo(function SlotCell({ cell, selected, touched, reachable, price, goesOn, onFreed }: Props) {
  const name = stateName(cell, selected);
  const label = labelOf(cell, selected, price);
  const isHeld = cell.state === 'held' && cell.heldUntil;
  const text = cell.state === 'free' && !selected ? (price ?? name) : goesOn || cell.state === 'loading' ? '' : name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell cannot stand in a CSS grid that also scrolls and drags
    <div
      role="gridcell"
      className={css.cell}
      style={slotColour(cell.colour)}
      data-start={cell.start}
      data-state={selected ? 'selected' : cell.state}
      data-touched={touched || undefined}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selected}
      aria-disabled={cell.state !== 'free'}
      aria-label={isHeld ? undefined : label}
    >
      {selected && <Icon name="check" size={16} />}
      {isHeld ? (
        <>
          <span className="visually-hidden">{label}</span>
          <HoldCountdown until={isHeld} onFreed={onFreed} />
        </>
      ) : (
        <span className={css.word}>{text}</span>
      )}
    </div>
  );
});

/**
 * «держат ещё 07:41»: the time left of another customer's unpaid hold. The countdown is hidden from screen readers,
 * which would read it out every second; they only hear that the hour is held.
 */
function HoldCountdown({ until, onFreed }: { until: string; onFreed: () => void }) {
  const left = useSecondsLeft(until);
  const ended = left === 0;
  const freed = useEffectEvent(onFreed);
  useEffect(() => {
    if (ended) freed();
  }, [ended]);
  return (
    <span className={css.word} aria-hidden="true">
      <span className={css.long}>держат ещё </span>
      <span className={css.digits}>{leftText(left)}</span>
    </span>
  );
}
