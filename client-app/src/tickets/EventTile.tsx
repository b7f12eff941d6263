import { ageSign, type EventRow } from '@venue/sdk/events/model';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import css from './EventTile.module.css';
import { ticketPaths } from './tickets.paths.ts';
import { whenOf, whereOf } from './words.ts';

/** A published event in lists: the whole tile leads to it. */
export function EventTile({ event }: { event: EventRow }) {
  const { eventId, eventTitle, eventLead, mainImage, category, meta } = event;
  return (
    <li className={css.tile}>
      {mainImage ? (
        <img
          src={mainImage.thumb}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          style={{ objectFit: meta['object-fit'], objectPosition: meta['object-position'] }}
        />
      ) : (
        <span className={css.letter} aria-hidden="true">
          {eventTitle.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={css.body}>
        <p className={css.when}>{whenOf(event)}</p>
        <h3 className={css.title}>
          <ScreenLink to={ticketPaths.event} params={{ eventId }}>
            {eventTitle}
          </ScreenLink>
        </h3>
        <p className={css.soft}>
          {[whereOf(event), category?.categoryName, ageSign.option(event.ageSign).label].filter(Boolean).join(' · ')}
        </p>
        {eventLead && <p className={css.lead}>{eventLead}</p>}
      </div>
    </li>
  );
}
