import { atVenue, formatMoney } from '@venue/sdk';
import { hasStream } from '@venue/sdk/events';
import {
  ageSign,
  entryType,
  eventCssScope,
  eventFormat,
  registrationType,
  ticketType,
  type VenueEvent,
} from '@venue/sdk/events/model';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../dates/format.ts';
import { Formatted } from '../../parts/record/Formatted.tsx';
import { linkOf, linkText } from '../../parts/record/linkOf.ts';
import { responsiveImage } from '../../parts/record/responsiveImage.ts';
import { CompactFacts, Fact } from '../../parts/record/Sheet.tsx';
import { Styled } from '../../parts/record/Styled.tsx';
import css from './EventSheet.module.css';
import { formatWhen, formatWhere } from './formatWhen.ts';

export type ShownEvent = Omit<VenueEvent, 'tickets'> & {
  readonly tickets: readonly Omit<VenueEvent['tickets'][number], 'ticketId' | 'soldCount' | 'expanded'>[];
};

interface Props {
  event: ShownEvent;
  /** The block where tickets are ordered; without it the kinds of tickets are listed. */
  desk?: ReactNode;
}

/** An event below its title as guests see it: the picture and the text, and when, where and how to get in. */
export function EventSheet({ event, desk }: Props) {
  const { eventId, eventLead, mainImage, image, meta, tickets, onlineUrl, registrationUrl } = event;
  const picture = image ?? mainImage;
  // For an event by ticket, the stream address is shown only on the ticket.
  const isOpenOnline = hasStream(event) && onlineUrl !== '' && event.entryType !== entryType.byTicket;
  const registers = event.registrationType === registrationType.required && registrationUrl !== '';
  return (
    <div className={css.frame}>
      <div className={css.sheet}>
        {picture && (
          <img
            className={css.cover}
            {...responsiveImage(picture, 760)}
            alt={picture.alt}
            width={1600}
            height={900}
            // The wide picture is made for this place; the poster is cropped around its chosen part.
            style={image ? undefined : { objectFit: meta['object-fit'], objectPosition: meta['object-position'] }}
          />
        )}
        <div className={css.side}>
          <div className={css.when}>
            <CompactFacts>
              <Fact title="Когда">
                <span>{formatWhen(event)}</span>
                {event.rescheduledFrom && (
                  <span className={css.moved}>
                    Перенесено, было {formatWhen({ ...event.rescheduledFrom, dateEnd: null, timeEnd: null })}
                  </span>
                )}
              </Fact>
              <Fact title="Где">{event.roomName === null ? formatWhere(event) : atVenue(formatWhere(event))}</Fact>
            </CompactFacts>
          </div>
          {desk ?? (tickets.length > 0 && <TicketKinds tickets={tickets} />)}
          {registers && (
            <a className={css.link} href={linkOf(registrationUrl)} target="_blank" rel="noreferrer nofollow">
              Зарегистрироваться на&nbsp;сайте организатора
            </a>
          )}
          <div className={css.rest}>
            <CompactFacts>
              {isOpenOnline && (
                <Fact title="Трансляция">
                  <a href={linkOf(onlineUrl)} target="_blank" rel="noreferrer nofollow">
                    {linkText(onlineUrl)}
                  </a>
                </Fact>
              )}
              {hasStream(event) && <Fact title="Формат">{eventFormat.option(event.eventFormatType).label}</Fact>}
              <Fact title="Вход">{entryType.option(event.entryType).label}</Fact>
              <Fact title="Возраст">{ageSign.option(event.ageSign).label}</Fact>
              {event.category && <Fact title="Категория">{event.category.categoryName}</Fact>}
              {event.organizerName && <Fact title="Организатор">{event.organizerName}</Fact>}
            </CompactFacts>
          </div>
        </div>
        <div className={css.main}>
          {eventLead && <p className={css.lead}>{eventLead}</p>}
          <Styled scope={eventCssScope(eventId)} url={event.cssUrl}>
            <Formatted html={event.eventDescription} />
          </Styled>
        </div>
      </div>
    </div>
  );
}

const TicketKinds = ({ tickets }: Pick<ShownEvent, 'tickets'>) => (
  <section className={css.tickets} aria-label="Билеты">
    <h3>Билеты</h3>
    <ul>
      {tickets.map((ticket, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind that is being typed has no number yet
        <li key={index}>
          <strong>{ticket.ticketName || 'Без названия'}</strong>
          <span>{ticket.ticketType === ticketType.free ? 'бесплатно' : formatMoney(Number(ticket.ticketPrice))}</span>
          {(ticket.saleFrom || ticket.saleTo) && (
            <span className={css.soft}>
              {ticket.saleFrom && <span>{`с\u00a0${formatDateTime(ticket.saleFrom)} `}</span>}
              {ticket.saleTo && <span>{`до\u00a0${formatDateTime(ticket.saleTo)}`}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
);
