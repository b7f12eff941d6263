import { eventPushes, eventStatusChanged, listEvents } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { openForReason, type Waiting } from '../app/waiting.ts';
import { eventPaths } from './events.paths.ts';

const useNotes = () =>
  useNote(
    eventStatusChanged,
    ({ eventId, objectStatusId }) =>
      `Мероприятие №\u00a0${eventId}: ${eventStatus.option(objectStatusId).label.toLowerCase()}`,
  );

const { rework, rejected, awaitingPayment } = eventStatus;
const back: readonly number[] = [rework, rejected, awaitingPayment];

const eventsSentBack = (rows: readonly EventRow[]): Waiting[] =>
  rows
    .filter(each => back.includes(each.objectStatusId))
    .map(each => ({
      title: `${eventRecordOf(each).label} «${each.eventTitle}»: ${eventStatus.option(each.objectStatusId).label.toLowerCase()}`,
      text:
        each.rejectionReason ??
        (each.objectStatusId === awaitingPayment ? 'Оплатите, чтобы опубликовать' : openForReason),
      to: href(eventPaths.own, { eventId: each.eventId }),
    }));

/** Events that staff sent back or that wait to be paid; undefined until they are known. */
function useSentBack(): Waiting[] | undefined {
  const { data, isPending } = useCall(listEvents, { x: 1, body: { own: true } });
  return isPending ? undefined : eventsSentBack(data?.items ?? []);
}

export const cabinet: Cabinet = {
  tiles: [{ to: eventPaths.create, text: 'Анонс, билеты и\u00a0афиша на\u00a0сайте площадки' }],
  pushes: eventPushes,
  useNotes,
  useSentBack,
};
