import { failedAt } from '@venue/sdk';
import { repeatEventRequest } from '@venue/sdk/event-requests';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Copies a request into a new draft, without its dates. */
export function useDuplicate() {
  const { send, busy } = useSend(repeatEventRequest, {
    done: 'Заявка на мероприятие успешно добавлена',
    refused: 'Не удалось добавить заявку на мероприятие',
    failed: failedAt('добавлении заявки на мероприятие'),
  });
  return { duplicate: async (id: number) => (await send({ id }, { covers: true }))?.id, busy };
}
