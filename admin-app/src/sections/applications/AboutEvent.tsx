import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { decisionsOf, EventChanges, EventDetails } from '../events/events.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** An event or an announcement under review. */
export function AboutEvent({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getEvent, { id: application.objectId });
  const event = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={event ? decisionsOf(event) : isGone(error) ? [] : null}
      steps={event?.history ?? []}
      again={again}
    >
      {event ? (
        <>
          <Heading title={event.eventTitle} chip={<StatusChip option={eventStatus.option(event.objectStatusId)} />} />
          <Versions
            changes={event.approved && <EventChanges event={event} approved={event.approved} />}
            whole={<EventDetails event={event} />}
          />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}
