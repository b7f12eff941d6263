import { ApiFailure } from '@venue/sdk';
import { getEvent } from '@venue/sdk/events';
import { ageSign, eventCssScope, eventKind, eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Styled } from '@venue/shared-ui/parts/Styled.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/RecordNotFound.tsx';
import css from './EventPage.module.css';
import { TicketDesk } from './TicketDesk.tsx';
import { ticketPaths } from './tickets.paths.ts';
import { whenOf, whereOf } from './words.ts';

const { title: homeLabel, path: home } = ticketPaths.events;

/** A published event, for everybody: what it is, when and where, and its tickets. */
export default function EventPage() {
  const id = numberIn(useParams().eventId);
  const shown = useScreen();
  const { data, error, refetch } = useCall(getEvent, { id: id ?? 0 }, { enabled: id !== null });
  const event = data?.message;
  const isGone = error instanceof ApiFailure && error.code === 'not_found';
  // Organisers read what is not published yet among their own.
  if (id === null || isGone || (event && event.objectStatusId !== eventStatus.published))
    return <RecordNotFound title="Мероприятие не найдено" home={home} homeLabel={homeLabel} />;
  return (
    <Page {...shown} {...(event ? { title: event.eventTitle } : {})}>
      {event ? (
        <EventSheet event={event} />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить мероприятие" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

function EventSheet({ event }: { event: VenueEvent }) {
  const { eventId, eventLead, eventDescription, mainImage, image, meta, registrationUrl, tickets } = event;
  const wide = image ?? mainImage;
  return (
    <div className={css.layout}>
      <div className={css.main}>
        {wide && (
          <img
            className={css.poster}
            src={wide.url}
            alt={wide.alt}
            width={1600}
            height={900}
            style={image ? undefined : { objectFit: meta['object-fit'], objectPosition: meta['object-position'] }}
          />
        )}
        {eventLead && <p className={css.lead}>{eventLead}</p>}
        <Styled scope={eventCssScope(eventId)} url={event.cssUrl}>
          <Formatted html={eventDescription} />
        </Styled>
      </div>
      <div className={css.side}>
        <Facts event={event} />
        {event.eventKind === eventKind.event && tickets.length > 0 ? (
          <TicketDesk eventId={eventId} />
        ) : (
          registrationUrl && (
            <a className={css.link} href={addressOf(registrationUrl)} target="_blank" rel="noreferrer">
              Зарегистрироваться на&nbsp;сайте организатора
            </a>
          )
        )}
      </div>
    </div>
  );
}

function Facts({ event }: { event: VenueEvent }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Когда', whenOf(event)],
    ['Где', whereOf(event)],
    ['Категория', event.category?.categoryName ?? ''],
    ['Возраст', ageSign.option(event.ageSign).label],
    ['Организатор', event.organizerName],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** An address as a link; people leave the scheme out. */
const addressOf = (url: string) => (/^https?:\/\//.test(url) ? url : `https://${url}`);
