import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, failedAt, isFailure, type Unreachable } from '@venue/sdk';
import { writeSchedule } from '@venue/sdk/bookings';
import type { BookingRequest } from '@venue/sdk/bookings/model';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingPaths } from '../bookings.paths.ts';
import type { Choice } from '../calendar/selection.ts';
import type { SlotState } from '../calendar/slots.ts';
import { keepRequest } from '../resumeRequest.ts';

/** Why the last try to book did not succeed, where the person can do something about it. */
export type Obstacle =
  | {
      readonly kind: 'taken';
      readonly taken: readonly string[];
      readonly nearest: readonly string[];
      readonly hours: number;
      /** The hours that were wanted. */
      readonly slots: readonly string[];
    }
  | { readonly kind: 'price'; readonly was: number; readonly now: number }
  | { readonly kind: 'holds' };

/** What staff read about the visit along with a booking. */
export interface VisitDetails {
  readonly guests: number | null;
  readonly customerComment: string;
}

/** Books a request at the price shown and goes to its payment; calls `onObstacle` if something prevents it. */
export function useBook(choose: Dispatch<Choice>, onObstacle: (obstacle: Obstacle | null) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { send, busy } = useSend(writeSchedule, {
    done: 'Бронирование успешно добавлено',
    refused: 'Не удалось добавить бронирование',
    failed: failedAt('добавлении бронирования'),
  });

  function meet(failure: ApiFailure | Unreachable, request: BookingRequest, price: number): boolean {
    if (!(failure instanceof ApiFailure)) return false;
    if (isFailure(failure, writeSchedule, 'slot_taken')) {
      const { taken, nearest } = failure.data;
      choose({ do: 'sync', states: new Map(taken.map((hour): [string, SlotState] => [hour, 'busy'])) });
      onObstacle({ kind: 'taken', taken, nearest, hours: Math.min(request.slots.length, 9), slots: request.slots });
      void refresh(queries, ['schedule']);
      return true;
    }
    if (isFailure(failure, writeSchedule, 'price_changed')) {
      onObstacle({ kind: 'price', was: price, now: failure.data.price });
      void refresh(queries, ['prices', 'rooms']);
      return true;
    }
    if (failure.code === 'too_many_holds') {
      onObstacle({ kind: 'holds' });
      return true;
    }
    // The tariff or an extra is gone: what is offered has to be read again.
    if (failure.code === 'tariff_gone' || failure.code === 'invalid_input') void refresh(queries, ['rooms', 'prices']);
    if (failure.code === 'slot_invalid') void refresh(queries, ['schedule']);
    return false;
  }

  async function book(request: BookingRequest, price: number, about: VisitDetails): Promise<void> {
    onObstacle(null);
    const reply = await send(
      { body: { ...request, ...about, price } },
      {
        handles: failure => meet(failure, request, price),
        covers: true,
      },
    );
    if (!reply) return;
    // Tariff and extras stay for the next time; these hours are a booking now.
    keepRequest(request.roomId, {
      hours: [],
      tariffId: request.tariffId,
      serviceIds: request.serviceIds,
      equipmentIds: request.equipmentIds,
    });
    void navigate(href(bookingPaths.payment, { order: reply.message.orderId }));
  }

  return { book, busy };
}
