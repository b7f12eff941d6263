import { listEvents, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';

/** Options of `useRemoval` for events and announcements, without the kind. */
export const eventRemoval = {
  text: 'На\u00a0сайте его больше не\u00a0будет. Вернуть можно в\u00a0списке: отберите удалённые по\u00a0статусу.',
  remove: removeEvent,
  input: (eventId: number, seen: number | undefined) => {
    const status = eventStatus.schema.safeParse(seen);
    return status.success ? { body: { eventId, seen: status.data } } : undefined;
  },
  restore: restoreEvent,
  list: listEvents,
};
