import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure, failedAt, formatMoney, isFailure, type Unreachable } from '@venue/sdk';
import { type GroupQuote, writeGroup } from '@venue/sdk/bookings';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingPaths } from '../bookings.paths.ts';
import { type DraftPart, keepParts } from './draft.ts';

/** Books the collected parts at the prices shown, and goes to the payment. */
export function useOrder() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { send, busy } = useSend(writeGroup, {
    refused: 'Не удалось добавить бронирование',
    failed: failedAt('добавлении бронирования'),
  });

  function meet(failure: ApiFailure | Unreachable, was: number): boolean {
    if (!(failure instanceof ApiFailure)) return false;
    if (isFailure(failure, writeGroup, 'slot_taken')) {
      setObstacle(
        'Пока вы\u00a0оформляли заказ, часть часов заняли. Ничего не\u00a0забронировано: уберите их или выберите другие.',
      );
      void refresh(queries, ['schedule']);
      return true;
    }
    if (isFailure(failure, writeGroup, 'price_changed')) {
      setObstacle(
        `Стоимость изменилась: было ${formatMoney(was)}, стало ${formatMoney(failure.data.price)}. Если всё верно, нажмите «Забронировать всё» ещё раз.`,
      );
      void refresh(queries, ['prices']);
      return true;
    }
    if (failure.code === 'too_many_holds') {
      setObstacle('У\u00a0вас уже есть неоплаченные брони. Оплатите их или отмените, чтобы оформить этот заказ.');
      return true;
    }
    void refresh(queries, ['prices', 'schedule']);
    return false;
  }

  async function order(parts: readonly DraftPart[], quote: GroupQuote): Promise<void> {
    setObstacle(null);
    const priced = parts.map((part, index) => ({ ...part, price: quote.parts[index]?.quote?.price ?? 0 }));
    const reply = await send(
      { body: { parts: priced } },
      { handles: failure => meet(failure, quote.price), covers: true },
    );
    if (!reply) return;
    keepParts([]);
    void navigate(href(bookingPaths.payment, { order: reply.message.orderIds[0] ?? 0 }));
  }

  return { order, busy, obstacle };
}
