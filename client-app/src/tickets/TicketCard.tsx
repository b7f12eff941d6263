import { type Ticket, ticketStatus } from '@venue/sdk/tickets/model';
import { formatWhen, formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { TileHeading } from '@venue/shared-ui/parts/record/Tile.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import css from './TicketCard.module.css';
import { ticketPaths } from './tickets.paths.ts';

/** A ticket in a list: the whole card leads to it. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { code: slug, event, ticketName, holderName } = ticket;
  return (
    <li className={css.card}>
      {event.mainImage && <img src={event.mainImage.thumb} alt="" width={160} height={160} loading="lazy" />}
      <div className={css.body}>
        <SoftText size="small">{formatWhen(event)}</SoftText>
        <TileHeading>
          <ScreenLink to={ticketPaths.ticket} params={{ slug }}>
            {event.eventTitle}
          </ScreenLink>
        </TileHeading>
        <SoftText size="small">{[ticketName, holderName, formatWhere(event)].filter(Boolean).join(' · ')}</SoftText>
        <p>
          <StatusChip option={ticketStatus.option(ticket.ticketStatus)} />
        </p>
      </div>
    </li>
  );
}
