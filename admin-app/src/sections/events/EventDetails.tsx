import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, eventCssScope } from '@venue/sdk/events/model';
import { formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { Styled } from '@venue/shared-ui/parts/record/Styled.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { formatWhen } from './formatWhen.ts';

const facts = [
  'eventFormatType',
  'onlineUrl',
  'category',
  'entryType',
  'tickets',
  'registrationUrl',
  'ageSign',
  'participantsLimit',
  'organizerName',
  'price',
  'eventLead',
] as const;

/** A whole event, read-only: facts, pictures, and its text with its styles. */
export function EventDetails({ event }: { event: AdminEvent }) {
  const { eventId, mainImage, image, cssUrl, price } = event;
  const pictures = [mainImage, image].filter(picture => picture !== null);
  const fields = facts.filter(name => name !== 'price' || price !== null);
  return (
    <>
      <Facts
        rows={[['Когда', formatWhen(event)], ['Где', formatWhere(event)], ...factsOf(eventRecord, event, fields)]}
      />
      {pictures.length > 0 && <Gallery label="Картинки" photos={pictures} />}
      <Styled scope={eventCssScope(eventId)} url={cssUrl}>
        <Formatted html={event.eventDescription} />
      </Styled>
    </>
  );
}
