import type { BookingRequest, Quote } from '@venue/sdk/bookings/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useMemo } from 'react';
import { priceRead } from '../bookings.reads.ts';
import { useSettled } from './useSettled.ts';

const PAUSE_MS = 200;

export interface Price {
  /** The last price told; of an earlier choice while `fresh` is false. */
  readonly quote: Quote | undefined;
  /** It is the price of what is chosen now. */
  readonly fresh: boolean;
  /**
   * What is chosen now costs, in kopecks; null while that is not known. Unlike `fresh` it stays while the price is
   * fetched once more: it is the sum on the screen.
   */
  readonly sum: number | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The price of a request, fetched again as it changes; `enough` means that it can be booked as it is. */
export function usePrice(request: BookingRequest | null, enough: boolean): Price {
  const input = JSON.stringify(request);
  const settled = useSettled(input, PAUSE_MS);
  const body = JSON.parse(settled) as BookingRequest | null;
  const enabled = enough && body !== null && body.slots.length > 0;
  const read = useCall(
    priceRead,
    { body: body ?? { roomId: 1, tariffId: 1, slots: [], serviceIds: [], equipmentIds: [] } },
    { enabled, keepPrevious: true },
  );
  const { data, refetch } = read;
  // guard: RoomCalendar.test.tsx
  const isOfThis = enabled && input === settled && !read.isPlaceholderData;
  const current = isOfThis && !read.isFetching;
  const quote = enough ? data?.message : undefined;
  const fresh = current && data !== undefined && !read.error;
  const sum = isOfThis ? (quote?.price ?? null) : null;
  const error = current ? read.error : null;
  return useMemo(
    () => ({ quote, fresh, sum, error, retry: () => void refetch() }),
    [quote, fresh, sum, error, refetch],
  );
}
