import { eventStatusChanged } from '@venue/sdk/events';
import { eventStatus } from '@venue/sdk/events/model';
import { useNote } from '../app/useNote.ts';

export const useEventNote = () =>
  useNote(
    eventStatusChanged,
    ({ eventId, objectStatusId }) =>
      `Мероприятие №\u00a0${eventId}: ${eventStatus.option(objectStatusId).label.toLowerCase()}`,
  );
