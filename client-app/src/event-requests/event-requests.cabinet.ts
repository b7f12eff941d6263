import { eventRequestUpdated, requestMessageSent } from '@venue/sdk/event-requests';
import { useNote } from '../app/useNote.ts';

export function useEventRequestNote(): void {
  useNote(
    eventRequestUpdated,
    ({ eventRequestId }) => `Площадка обновила заявку на\u00a0мероприятие №\u00a0${eventRequestId}`,
  );
  useNote(requestMessageSent, ({ eventRequestId, fromStaff }) =>
    fromStaff ? `Новое сообщение по\u00a0заявке №\u00a0${eventRequestId}` : undefined,
  );
}

export const eventRequestPushes = [eventRequestUpdated, requestMessageSent] as const;
