import { formatMoney } from '@venue/sdk';
import { ticketType, type VenueEvent } from '@venue/sdk/events/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Suspense, useState } from 'react';
import { EventQueue } from '../../ticket-waits/ticket-waits.view.tsx';
import { Guests, TermsForm } from '../../tickets/tickets.view.tsx';
import css from './Participants.module.css';
import { useParticipants } from './useParticipants.ts';

/** How many tickets of each kind are held, and the list of who holds them as a file. */
export function Participants({ event }: { event: VenueEvent }) {
  const { keep, busy } = useParticipants(event.eventId);
  const [listed, setListed] = useState(false);
  const sold = event.tickets.reduce((all, ticket) => all + ticket.soldCount, 0);
  return (
    <section className={css.card} aria-labelledby="participants">
      <h2 id="participants">Участники</h2>
      {event.tickets.length > 0 && (
        <ul className={css.kinds}>
          {event.tickets.map(each => (
            <li key={each.ticketId}>
              <span className={css.name}>{each.ticketName}</span>
              <SoftText as="span" size="small">
                {each.ticketType === ticketType.free ? 'бесплатно' : formatMoney(each.ticketPrice)}
              </SoftText>
              <span>
                {each.soldCount} из&nbsp;{each.ticketQuantity}
              </span>
              <progress
                value={each.soldCount}
                max={each.ticketQuantity}
                aria-label={`Занято мест: ${each.ticketName}`}
              />
            </li>
          ))}
        </ul>
      )}
      {sold === 0 ? (
        <SoftText size="small">Билетов пока никто не&nbsp;взял.</SoftText>
      ) : (
        <>
          <Flow gap={10}>
            {!listed && (
              <Button variant="outlined" onClick={() => setListed(true)}>
                Показать гостей
              </Button>
            )}
            <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void keep('table')}>
              Список в&nbsp;XLSX
            </Button>
            <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void keep('pdf')}>
              Список в&nbsp;PDF
            </Button>
          </Flow>
          <SoftText size="small">
            В&nbsp;списке имена и&nbsp;телефоны гостей. Гость с&nbsp;учётной записью увидит в&nbsp;ней, что список
            открывали.
          </SoftText>
          {listed && (
            <Suspense fallback={<TextSkeleton lines={5} />}>
              <Guests eventId={event.eventId} />
            </Suspense>
          )}
        </>
      )}
      {event.tickets.length > 0 && (
        <Suspense fallback={null}>
          <EventQueue eventId={event.eventId} />
        </Suspense>
      )}
      <Suspense fallback={<TextSkeleton lines={2} />}>
        <TermsForm eventId={event.eventId} />
      </Suspense>
    </section>
  );
}
