import { ageSign, type EventRow } from '@venue/sdk/events/model';
import { entryText, formatWhen, formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import css from './EventTile.module.css';
import { eventPaths } from './events.paths.ts';

/** What it costs to come, at a glance: what is free, what costs something, what is sold out. */
function EntryMark({ event }: { event: EventRow }) {
  const text = entryText(event);
  return text === '' ? null : <span>{text}</span>;
}

/** When an event is, with its hours in one line. */
function When({ event }: { event: EventRow }) {
  const [days, hours] = formatWhen(event).split(/(?=\d\d:\d\d–\d\d:\d\d$)/);
  return (
    <strong>
      <span>{days}</span>
      {hours && <span className={css.hours}>{hours}</span>}
    </strong>
  );
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
        <When event={event} />
        <EntryMark event={event} />
      </Flow>
    }
    below={[formatWhere(event), event.category?.categoryName, ageSign.option(event.ageSign).label]
      .filter(Boolean)
      .join('\u00a0· ')}
    lead={event.eventLead}
  />
);
