import { ApiFailure } from '@venue/sdk';
import { getEvent } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import type { VenueEvent } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../../app/records/RecordNotFound.tsx';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';

const home = eventRequestPaths.events;

/** Loads the event in the address, keeps it up to date, and shows it only to its organiser. */
export function EventLoader({ children }: { children: (event: VenueEvent, again: () => void) => ReactNode }) {
  const id = numberIn(useParams().eventId);
  const shown = useScreen();
  const { data, error, refetch } = useCall(getEvent, { id: id ?? 0 }, { enabled: id !== null });
  if (id === null) return <NotFound home={home.path} />;
  // Everybody may read a published event, but only its organiser may do anything with it.
  const foreign = data && data.message.can.length === 0;
  if (foreign || (!data && error instanceof ApiFailure && error.code === 'not_found'))
    return <RecordNotFound title="Мероприятие не найдено" home={home.path} homeLabel={home.title} />;
  if (data) return children(data.message, () => void refetch());
  return (
    <Page {...shown}>
      {error ? (
        <ErrorNote error={error} title="Не удалось загрузить мероприятие" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

/** «Анонс № 12»: the title of its pages. */
export const titleOf = (event: VenueEvent): string => `${eventRecordOf(event).label} №\u00a0${event.eventId}`;
