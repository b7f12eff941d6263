import { eventRequestUpdated, requestMessageSent } from '@venue/sdk/event-requests';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

function useNotes(): void {
  useNote(
    eventRequestUpdated,
    ({ eventRequestId }) => `Площадка обновила заявку на\u00a0мероприятие №\u00a0${eventRequestId}`,
  );
  useNote(requestMessageSent, ({ eventRequestId, fromStaff }) =>
    fromStaff ? `Новое сообщение по\u00a0заявке №\u00a0${eventRequestId}` : undefined,
  );
}

export const cabinet: Cabinet = {
  tiles: [{ to: eventRequestPaths.create, text: 'Опишите мероприятие по\u00a0шагам, площадка ответит' }],
  pushes: [eventRequestUpdated, requestMessageSent],
  useNotes,
};
