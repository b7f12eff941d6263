import { failedAt } from '@venue/sdk';
import { withdrawEvent } from '@venue/sdk/events';
import { type EventRow, eventMoves } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

const [question] = eventMoves.flatMap(move => (move.action === 'withdraw' ? [move.confirm] : []));

/** Asks for confirmation and withdraws an event from verification. */
export function useWithdrawEvent({ eventId, eventTitle }: Pick<EventRow, 'eventId' | 'eventTitle'>) {
  const { send, busy } = useSend(withdrawEvent, {
    done: 'Отозвано с\u00a0проверки',
    refused: 'Не удалось отозвать с\u00a0проверки',
    failed: failedAt('отзыве с\u00a0проверки'),
  });
  const withdraw = async (): Promise<void> => {
    const title = question ?? 'Отозвать с\u00a0проверки?';
    const text = `«${eventTitle}» снова станет черновиком: его можно будет изменить и\u00a0отправить ещё раз.`;
    if (await confirm({ title, text, yes: 'Отозвать' })) await send({ body: { eventId } }, { covers: true });
  };
  return { withdraw, busy };
}
