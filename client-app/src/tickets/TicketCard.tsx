import { type Ticket, ticketStatus } from '@venue/sdk/tickets/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import css from './TicketCard.module.css';
import { ticketPaths } from './tickets.paths.ts';
import { whenOf, whereOf } from './words.ts';

/** A ticket in a list: the whole card leads to it. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { code: slug, event, ticketName, holderName } = ticket;
  return (
    <li className={css.card}>
      {event.mainImage && <img src={event.mainImage.thumb} alt="" width={160} height={160} loading="lazy" />}
      <div className={css.body}>
        <p className={css.soft}>{whenOf(event)}</p>
        <h3 className={css.title}>
          <ScreenLink to={ticketPaths.ticket} params={{ slug }}>
            {event.eventTitle}
          </ScreenLink>
        </h3>
        <p className={css.soft}>{[ticketName, holderName, whereOf(event)].filter(Boolean).join(' · ')}</p>
        <p>
          <StatusChip option={ticketStatus.option(ticket.ticketStatus)} />
        </p>
      </div>
    </li>
  );
}
