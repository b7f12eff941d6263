import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import type { Ref } from 'react';
import { StatusNote } from '../../app/cabinet/StatusNote.tsx';
import { answerTitle, nextWords } from './next.ts';

/** An event's status, what happens next, and what staff answered. */
export const EventStatusNote = ({ event, ref }: { event: VenueEvent; ref?: Ref<HTMLElement> }) => (
  <StatusNote
    {...(ref ? { ref } : {})}
    option={eventStatus.option(event.objectStatusId)}
    since={event.objectStatusId === eventStatus.published ? event.publishedAt : null}
    answer={event.rejectionReason === null ? null : { title: answerTitle(event), text: event.rejectionReason }}
  >
    {nextWords(event)}
  </StatusNote>
);
