import { ageSign, type EventRow } from '@venue/sdk/events/model';
import { entryText, formatWhen, formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { eventPaths } from './events.paths.ts';

/** What it costs to come, at a glance: what is free, what costs something, what is sold out. */
function EntryMark({ event }: { event: EventRow }) {
  const text = entryText(event);
  return text === '' ? null : <span>{text}</span>;
}

/** A published event in lists. */
export const EventTile = ({ event }: { event: EventRow }) => (
  <RecordTile
    picture={event.mainImage}
    focus={event.meta}
    name={event.eventTitle}
    heading={
      <ScreenLink to={eventPaths.publicPage} params={{ eventId: event.eventId }}>
        {event.eventTitle}
      </ScreenLink>
    }
    above={
      <Flow as="span" gap={6} center>
        <strong>{formatWhen(event)}</strong>
        <EntryMark event={event} />
      </Flow>
    }
    below={[formatWhere(event), event.category?.categoryName, ageSign.option(event.ageSign).label]
      .filter(Boolean)
      .join('\u00a0· ')}
    lead={event.eventLead}
  />
);
