import { eventStatusChanged, listEvents } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNote } from '../app/useNote.ts';
import { openForReason, type Waiting } from '../app/waiting.ts';
import { eventPaths } from './events.paths.ts';

export const useEventNote = () =>
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
export function useEventsSentBack(): Waiting[] | undefined {
  const { data, isPending } = useCall(listEvents, { x: 1, body: { own: true } });
  return isPending ? undefined : eventsSentBack(data?.items ?? []);
}
