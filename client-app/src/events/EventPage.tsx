import { isApiFailure } from '@venue/sdk';
import { getEvent } from '@venue/sdk/events';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { EventSheet } from '@venue/shared-ui/areas/events/EventSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { SubjectReviews } from '../reviews/reviews.view.tsx';
import { OtherDates } from '../series/series.view.tsx';
import { TicketDesk } from '../tickets/tickets.view.tsx';
import { eventPaths } from './events.paths.ts';
import { FreeEntry } from './FreeEntry.tsx';

// Only a few pages have it.
const AlikeEvents = lazyWithRetry(() => import('./AlikeEvents.tsx'));

const { title: homeLabel, path: home } = eventPaths.publicList;

/** A published event, for everybody: what it is, when and where, and its tickets. */
export default function EventPage() {
  const id = numberIn(useParams().eventId);
  const shown = useScreen();
  const { data, error, refetch } = useCall(getEvent, { id: id ?? 0 }, { enabled: id !== null });
  const event = data?.message;
  const isGone = isApiFailure(error) && error.code === 'not_found';
  // Organisers read their unpublished events on a page of their own.
  if (id === null || isGone || (event && event.objectStatusId !== eventStatus.published))
    return <RecordNotFound title="Мероприятие не найдено" home={home} homeLabel={homeLabel} />;
  return (
    <Page {...shown} {...(event ? { title: event.eventTitle } : {})}>
      {event ? (
        <EventSheet
          event={event}
          desk={
            event.tickets.length === 0 ? (
              <FreeEntry event={event} />
            ) : (
              event.eventKind === eventKind.event && (
                <Part fallback={<TextSkeleton lines={3} />}>
                  <TicketDesk eventId={event.eventId} />
                </Part>
              )
            )
          }
        />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить мероприятие" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
      {event?.eventKind === eventKind.event && <OtherDates eventId={event.eventId} />}
      {event?.admission?.isSoldOut && (
        <Suspense fallback={null}>
          <AlikeEvents event={event} />
        </Suspense>
      )}
      {event && <SubjectReviews subject={{ eventId: event.eventId }} />}
    </Page>
  );
}
