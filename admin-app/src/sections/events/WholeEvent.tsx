import { formatMoney } from '@venue/sdk';
import { ticketLine } from '@venue/sdk/events/kind';
import { type AdminEvent, ageSign, entryType, eventCssScope, eventFormat } from '@venue/sdk/events/model';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';
import { formatWhen, formatWhere } from './words.ts';

/** An event to read, whole: facts, pictures, its text with its styles. */
export function WholeEvent({ event }: { event: AdminEvent }) {
  const { eventId, mainImage, image, tickets, onlineUrl, registrationUrl, cssUrl, price } = event;
  const pictures = [mainImage, image].filter(picture => picture !== null);
  return (
    <>
      {cssUrl && <link rel="stylesheet" href={cssUrl} precedence="default" />}
      <Facts
        rows={[
          ['Когда', formatWhen(event)],
          ['Где', formatWhere(event)],
          ['Формат', eventFormat.option(event.eventFormatType).label],
          ['Трансляция', onlineUrl && <ExternalLink to={onlineUrl} />],
          ['Категория', event.category?.categoryName],
          ['Вход', entryType.option(event.entryType).label],
          ['Билеты', tickets.length > 0 && <Lines lines={tickets.map(ticketLine)} />],
          ['Регистрация', registrationUrl && <ExternalLink to={registrationUrl} />],
          ['Возраст', ageSign.option(event.ageSign).label],
          ['Участников не\u00a0больше', event.participantsLimit],
          ['Организатор', event.organizerName],
          ...(price === null ? [] : [['К\u00a0оплате', formatMoney(price)] as const]),
          ['Коротко', event.eventLead],
        ]}
      />
      {pictures.length > 0 && <Gallery label="Картинки" photos={pictures} />}
      <div className={eventCssScope(eventId)}>
        <Formatted html={event.eventDescription} />
      </div>
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map(line => <p key={line}>{line}</p>);
