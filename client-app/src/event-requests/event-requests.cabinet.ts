import {
  eventRequestUpdated,
  listActiveEventRequests,
  listMyEventRequests,
  requestMessageSent,
} from '@venue/sdk/event-requests';
import { type EventRequestRow, eventRequestStatus, proposalStatus } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import { unfinished, type Waiting } from '../app/cabinet/waiting.ts';
import { eventRequestPaths } from './event-requests.paths.ts';
import { nextOf } from './next.ts';

function useNotes(): void {
  useNote(
    eventRequestUpdated,
    ({ eventRequestId }) => `Площадка обновила заявку на\u00a0мероприятие №\u00a0${eventRequestId}`,
  );
  useNote(requestMessageSent, ({ eventRequestId, fromStaff }) =>
    fromStaff ? `Новое сообщение по\u00a0заявке №\u00a0${eventRequestId}` : undefined,
  );
}

const { draft, conversation, payment } = eventRequestStatus;

/** What the customer must do about a request; undefined if the venue must act next. */
function askedOf(row: EventRequestRow) {
  const { eventRequestStatus: status, proposalStatus: proposal } = row;
  if (status === payment) return nextOf(row);
  if (status === conversation && proposal === proposalStatus.sent)
    return 'Площадка прислала предложение. Примите его или напишите, что изменить.';
  if (row.unread > 0) return `Новых сообщений: ${row.unread}`;
  return undefined;
}

export const eventRequestsWaiting = (rows: readonly EventRequestRow[]): Waiting[] => {
  const line = (each: EventRequestRow, text: string): Waiting => ({
    title: `Заявка на\u00a0мероприятие №\u00a0${each.eventRequestId}${each.eventRequestTitle && ` · ${each.eventRequestTitle}`}: ${eventRequestStatus.option(each.eventRequestStatus).label.toLowerCase()}`,
    text,
    to: href(eventRequestPaths.edit, { eventRequestId: each.eventRequestId }),
  });
  const drafts = rows.filter(each => each.eventRequestStatus === draft);
  return [
    ...rows.flatMap(each => {
      const asked = askedOf(each);
      return asked === undefined ? [] : [line(each, asked)];
    }),
    ...rows
      .filter(each => each.can.includes('review'))
      .map(each => ({ ...line(each, 'Расскажите, как всё прошло'), isLater: true as const })),
    ...unfinished(
      drafts.map(each => line(each, 'Заполните её и\u00a0отправьте площадке')),
      'Черновики заявок на\u00a0мероприятия',
      `${eventRequestPaths.events.path}?show=requests`,
    ),
  ];
};

/** Requests with something to answer, pay or finish; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const mine = useCall(listMyEventRequests, { body: {} });
  const active = useCall(listActiveEventRequests, { body: {} });
  if (mine.isPending || active.isPending) return undefined;
  return eventRequestsWaiting([...(active.data?.items ?? []), ...(mine.data?.items ?? [])]);
}

export const cabinet: Cabinet = { pushes: [eventRequestUpdated, requestMessageSent], useNotes, useWaiting };
