import { eventRequestUpdated } from '@venue/sdk/event-requests';
import { useNote } from '../app/useNote.ts';

export const useEventRequestNote = () =>
  useNote(
    eventRequestUpdated,
    ({ eventRequestId }) => `Площадка обновила заявку на\u00a0мероприятие №\u00a0${eventRequestId}`,
  );
