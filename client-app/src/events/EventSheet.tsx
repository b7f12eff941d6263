import { formatMoney } from '@venue/sdk';
import { isAfar } from '@venue/sdk/events';
import {
  ageSign,
  entryType,
  eventCssScope,
  eventFormat,
  registrationType,
  ticketType,
  type VenueEvent,
} from '@venue/sdk/events/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { Styled } from '@venue/shared-ui/parts/Styled.tsx';
import { linkOf, linkText } from '../app/linkOf.ts';
import { Fact, Facts } from '../app/Sheet.tsx';
import css from './EventSheet.module.css';
import { formatWhen, formatWhere } from './formatWhen.ts';

export type ShownEvent = Omit<VenueEvent, 'tickets'> & {
  readonly tickets: readonly Omit<VenueEvent['tickets'][number], 'ticketId' | 'soldCount' | 'expanded'>[];
};

/** An event below its title as guests see it: the picture, when, where, how to get in, and its text. */
export function EventSheet({ event }: { event: ShownEvent }) {
  const { eventId, eventLead, mainImage, image, meta, cssUrl, eventDescription, category, tickets } = event;
  const picture = image ?? mainImage;
  const afar = isAfar(event) && event.onlineUrl !== '';
  const registers = event.registrationType === registrationType.required && event.registrationUrl !== '';
  return (
    <div className={css.sheet}>
      {picture && (
        <img
          className={css.cover}
          src={picture.url}
          alt={picture.alt}
          width={1600}
          height={900}
          // The wide picture is made for this place; of the poster the chosen part stays in sight.
          style={image ? undefined : { objectPosition: meta['object-position'], objectFit: meta['object-fit'] }}
        />
      )}
      {eventLead && <p className={css.lead}>{eventLead}</p>}
      <Facts>
        <Fact title="Когда">{formatWhen(event)}</Fact>
        <Fact title="Где">{formatWhere(event)}</Fact>
        <Fact title="Формат">{eventFormat.option(event.eventFormatType).label}</Fact>
        {afar && (
          <Fact title="Трансляция">
            <Outside to={event.onlineUrl} />
          </Fact>
        )}
        <Fact title="Вход">{entryType.option(event.entryType).label}</Fact>
        {registers && (
          <Fact title="Регистрация">
            <Outside to={event.registrationUrl} />
          </Fact>
        )}
        <Fact title="Возраст">{ageSign.option(event.ageSign).label}</Fact>
        {category && <Fact title="Категория">{category.categoryName}</Fact>}
        {event.organizerName && <Fact title="Организатор">{event.organizerName}</Fact>}
      </Facts>
      {tickets.length > 0 && (
        <section className={css.tickets} aria-label="Билеты">
          <h3>Билеты</h3>
          <ul>
            {tickets.map((ticket, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind that is being typed has no number yet
              <li key={index}>
                <strong>{ticket.ticketName || 'Без названия'}</strong>
                <span>
                  {ticket.ticketType === ticketType.free ? 'бесплатно' : formatMoney(Number(ticket.ticketPrice))}
                </span>
                {(ticket.saleFrom || ticket.saleTo) && (
                  <span className={css.soft}>
                    {ticket.saleFrom && `с\u00a0${formatDateTime(ticket.saleFrom)} `}
                    {ticket.saleTo && `до\u00a0${formatDateTime(ticket.saleTo)}`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Styled scope={eventCssScope(eventId)} url={cssUrl}>
        <Formatted html={eventDescription} />
      </Styled>
    </div>
  );
}

const Outside = ({ to }: { to: string }) => (
  <a href={linkOf(to)} target="_blank" rel="noreferrer nofollow">
    {linkText(to)}
  </a>
);
