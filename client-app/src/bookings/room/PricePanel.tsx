import { formatHours, runsOf } from '@venue/sdk';
import { MOST_HOURS } from '@venue/sdk/bookings/model';
import type { Tariff } from '@venue/sdk/rooms/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type ReactNode, Suspense } from 'react';
import { ChosenRuns } from '../calendar/ChosenRuns.tsx';
import type { Selection } from '../calendar/selection.ts';
import css from './PricePanel.module.css';
import type { Price } from './usePrice.ts';

const QuotedPrice = lazyWithRetry(() => import('./QuotedPrice.tsx'));

/** As high as a price of one line, so that the button below does not move when the price comes. */
const priceBone = <Bone height="8.5rem" />;

interface Props {
  tariff: Tariff | null;
  selection: Selection;
  price: Price;
  onRemove(hours: readonly string[]): void;
  /** What prevents the booking, if anything. */
  children?: ReactNode;
}

/** What is chosen and what it costs, line by line. */
export function PricePanel({ tariff, selection, price, onRemove, children }: Props) {
  const { hours, lost, full } = selection;
  const missing = tariff ? tariff.minHours - hours.length : 0;
  const isPriced = tariff !== null && hours.length > 0 && missing <= 0;
  return (
    <Stack as="section" gap={14} aria-labelledby="your-booking">
      <h2 id="your-booking">Ваша бронь</h2>
      {hours.length > 0 ? (
        <ChosenRuns hours={hours} onRemove={onRemove} />
      ) : (
        <p className={css.empty}>Выберите часы в&nbsp;календаре — здесь появится стоимость.</p>
      )}
      {lost.length > 0 && !children && (
        <p className={css.lost} role="status">
          Пока вы&nbsp;выбирали, стали недоступны: {runsOf(lost).map(formatRun).join('; ')}
        </p>
      )}
      {full && (
        <p className={css.lost} role="status">
          Не&nbsp;больше {formatHours(MOST_HOURS)} в&nbsp;одной брони
        </p>
      )}
      {tariff && hours.length > 0 && missing > 0 && (
        <p className={css.lost} role="status">
          Тариф «{tariff.tariffValue}» — от&nbsp;{tariff.minHours}&nbsp;ч. Добавьте ещё&nbsp;{formatHours(missing)} или
          выберите другой тариф.
        </p>
      )}
      {children}
      {isPriced && price.error ? (
        <p className={css.lost} role="alert">
          Не&nbsp;удалось посчитать стоимость.{' '}
          <button type="button" className={css.again} onClick={price.retry}>
            Повторить
          </button>
        </p>
      ) : null}
      {isPriced && price.quote && (
        <Suspense fallback={priceBone}>
          <QuotedPrice quote={price.quote} fresh={price.fresh} />
        </Suspense>
      )}
      {isPriced && !price.quote && !price.error && priceBone}
    </Stack>
  );
}
