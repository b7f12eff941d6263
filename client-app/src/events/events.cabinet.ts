import { eventPushes, eventStatusChanged, listEvents, listOfferedEvents } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import { openForReason, unfinished, type Waiting } from '../app/cabinet/waiting.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from './events.paths.ts';

const useNotes = () =>
  useNote(
    eventStatusChanged,
    ({ eventId, objectStatusId }) =>
      `Мероприятие №\u00a0${eventId}: ${eventStatus.option(objectStatusId).label.toLowerCase()}`,
  );

const { rework, rejected, awaitingPayment } = eventStatus;
const back: readonly number[] = [rework, rejected, awaitingPayment];

const eventsWaiting = (rows: readonly EventRow[]): Waiting[] => {
  const line = (each: EventRow, text: string): Waiting => ({
    title: `${eventRecordOf(each).label} «${each.eventTitle}»: ${eventStatus.option(each.objectStatusId).label.toLowerCase()}`,
    text,
    to: href(eventPaths.own, { eventId: each.eventId }),
  });
  const drafts = rows.filter(each => each.objectStatusId === eventStatus.draft);
  return [
    ...rows
      .filter(each => back.includes(each.objectStatusId))
      .map(each =>
        line(
          each,
          each.rejectionReason ??
            (each.objectStatusId === awaitingPayment ? 'Оплатите, чтобы опубликовать' : openForReason),
        ),
      ),
    ...unfinished(
      drafts.map(each => line(each, 'Допишите и\u00a0отправьте на\u00a0проверку')),
      'Черновики мероприятий',
      `${eventRequestPaths.events.path}?show=events`,
    ),
  ];
};

/** Events that others offer, that staff sent back or that wait to be paid, and drafts; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listEvents, { x: 1, body: { own: true } });
  const offered = useCall(listOfferedEvents, {});
  if (isPending || offered.isPending) return undefined;
  return [
    ...(offered.data?.message.offeredEvents ?? []).map(({ eventTitle }) => ({
      title: `Вам передают мероприятие «${eventTitle}»`,
      text: 'Примите его или откажитесь',
      to: eventPaths.offered.path,
    })),
    ...eventsWaiting(data?.items ?? []),
  ];
}

export const cabinet: Cabinet = { pushes: eventPushes, useNotes, useWaiting };
