import { listEvents, removeEvent, restoreEvent } from '@venue/sdk/events/admin';

/** How an event or an announcement is deleted and given back: for `useRemoval`, with its kind. */
export const eventRemoval = {
  text: 'На\u00a0сайте его больше не\u00a0будет. Вернуть можно в\u00a0списке: отберите удалённые по\u00a0статусу.',
  remove: removeEvent,
  input: (eventId: number) => ({ body: { eventId } }),
  restore: restoreEvent,
  list: listEvents,
};
