import { formatHours } from '@venue/sdk';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import type { ReactNode } from 'react';
import css from './BookBar.module.css';
import type { Price } from './usePrice.ts';

interface Props {
  hours: readonly string[];
  /** Null until what is chosen may be booked. */
  price: Price | null;
  busy: boolean;
  /** Omitted while the booking code is loading. */
  onBook?: () => void;
  /** What a cancellation costs; omitted while that code is loading. */
  terms?: ReactNode;
  /** For a visitor: replaces the button. */
  children?: ReactNode;
}

/** «Выбран 21 час», but «выбрано 11 часов». */
const isOne = (hours: number) => hours % 10 === 1 && hours % 100 !== 11;

/** The button that books, with the sum it books for; on narrow screens it stays at the bottom of the window. */
export function BookBar({ hours: chosen, price, busy, onBook, terms, children }: Props) {
  const quote = price?.quote;
  const hours = chosen.length;
  // While a price loads, the button waits instead of flashing disabled.
  const waiting = busy || (price !== null && !price.fresh);
  return (
    <div className={css.bar} data-guest={children ? true : undefined}>
      <p className={css.sum} role="status">
        {hours === 0 ? (
          <span className={css.soft}>Часы не&nbsp;выбраны</span>
        ) : (
          <>
            <span className={css.soft}>{`${isOne(hours) ? 'Выбран' : 'Выбрано'} ${formatHours(hours)}`}</span>
            {quote && (
              // A stale price of an earlier choice is not announced with these hours.
              <strong data-stale={!price?.fresh || undefined} aria-hidden={!price?.fresh || undefined}>
                <Money kopecks={quote.price} />
              </strong>
            )}
          </>
        )}
      </p>
      {children ?? (
        <Button
          className={css.button}
          variant="contained"
          size="large"
          disabled={price === null}
          aria-disabled={waiting}
          onClick={() => !waiting && onBook?.()}
          startIcon={busy ? <Spinner size={20} /> : null}
        >
          Забронировать
        </Button>
      )}
      <p className={css.terms} data-chosen={hours > 0 || undefined}>
        {terms ?? <span>Часы подождут вас, пока вы&nbsp;платите.</span>}
      </p>
    </div>
  );
}
