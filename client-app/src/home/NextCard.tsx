import { type Option, plural, VENUE_ADDRESS } from '@venue/sdk';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { type Ticket, ticketStatus } from '@venue/sdk/tickets/model';
import { formatWhen, formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDay, formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { daysOf, faceOf, hoursOn } from '../calendar/calendar.view.tsx';
import { whatNext } from '../event-requests/event-requests.view.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { ticketPaths } from '../tickets/tickets.paths.ts';
import { visitingPaths } from '../visiting/visiting.paths.ts';
import css from './CabinetHome.module.css';
import { type Next, runsAhead } from './nextOf.ts';

/** What comes next: when, where, the way there and what is to be done. */
export function NextCard({ next }: { next: Next | undefined }) {
  if (next?.kind === 'booking') return <NextBooking booking={next.booking} />;
  if (next?.kind === 'date') return <NextDate item={next.item} />;
  if (next?.kind === 'ticket') return <NextTicket ticket={next.ticket} />;
  return (
    <section className={css.next}>
      <h2>Впереди пока ничего нет</h2>
      <p className={css.soft}>
        Здесь появится ближайшая бронь, мероприятие или билет: когда, где и&nbsp;что нужно сделать.
      </p>
    </section>
  );
}

interface Props {
  label: string;
  option: Option;
  title: string;
  when: string;
  where: ReactNode;
  todo: ReactNode;
  children: ReactNode;
}

const Card = ({ label, option, title, when, where, todo, children }: Props) => (
  <section className={css.next} aria-labelledby="next-heading">
    <div className={css.line}>
      <p className={css.soft}>{label}</p>
      <StatusChip option={option} />
    </div>
    <h2 id="next-heading">{title}</h2>
    <p className={css.when}>{when}</p>
    {where && <p>{where}</p>}
    <p className={css.soft}>{todo}</p>
    <div className={css.actions}>{children}</div>
  </section>
);

/** The venue's address, with a link to directions to this place. */
const AtVenue = ({ room, roomId = null }: { room: string; roomId?: number | null }) => (
  <>
    <span>{`${[VENUE_ADDRESS, room].filter(Boolean).join(', ')}.`}</span>{' '}
    {roomId === null ? (
      <ScreenLink to={visitingPaths.contacts}>Как добраться</ScreenLink>
    ) : (
      <ScreenLink to={roomPaths.room} params={{ roomId }}>
        Как найти помещение
      </ScreenLink>
    )}
  </>
);

function NextBooking({ booking }: { booking: UserBooking }) {
  const { id, roomName, roomId, status, hours, price, expiresAt, can } = booking;
  const order = href(bookingPaths.payment, { order: id });
  const toPay = can.includes('pay');
  const open = Boolean(toPay && expiresAt && Date.parse(expiresAt) > serverNow());
  return (
    <Card
      label={`Ближайшая бронь №\u00a0${id}`}
      option={bookingStatus.option(status)}
      title={roomName}
      when={formatRuns(runsAhead(booking, serverNow()))}
      where={<AtVenue room="" roomId={roomId} />}
      todo={
        <>
          <span>{plural(hours, 'час', 'часа', 'часов')}, </span>
          <Money kopecks={price} />
          <span>.</span>
          {open && expiresAt && <span> Оплатите до&nbsp;{formatDeadline(expiresAt, serverNow())}.</span>}
          {status === bookingStatus.paid && <span> Всё оплачено, ждём вас.</span>}
        </>
      }
    >
      <Button to={order} variant={toPay ? 'contained' : 'outlined'}>
        {toPay ? 'Оплатить' : 'Открыть бронь'}
      </Button>
      <Button to={bookingPaths.list.path} variant="text">
        Все бронирования
      </Button>
    </Card>
  );
}

function NextDate({ item }: { item: CalendarItem }) {
  const { label, page, option } = faceOf(item);
  const [first] = daysOf(item);
  const isRequest = item.kind === 'request';
  return (
    <Card
      label={`Ближайшее: ${label.toLowerCase()}`}
      option={option}
      title={item.title}
      when={`${formatDay(item.start)}, ${hoursOn(item, first)}`}
      where={isRequest ? <AtVenue room={item.place} /> : item.place}
      todo={
        isRequest
          ? whatNext(item.status)
          : 'На\u00a0странице мероприятия\u00a0— его гости, билеты и\u00a0то, что видят посетители.'
      }
    >
      <Button to={page} variant="outlined">
        {isRequest ? 'Открыть заявку' : 'Открыть мероприятие'}
      </Button>
    </Card>
  );
}

function NextTicket({ ticket }: { ticket: Ticket }) {
  const { code: slug, event, ticketName } = ticket;
  return (
    <Card
      label={`Ваш билет: ${ticketName}`}
      option={ticketStatus.option(ticket.ticketStatus)}
      title={event.eventTitle}
      when={formatWhen(event)}
      where={event.roomId === null ? formatWhere(event) : <AtVenue room={event.roomName ?? ''} roomId={event.roomId} />}
      todo="Покажите код билета на&nbsp;входе: на&nbsp;экране или на&nbsp;бумаге."
    >
      <Button to={href(ticketPaths.ticket, { slug })} variant="outlined">
        Показать билет
      </Button>
      <Button to={ticketPaths.mine.path} variant="text">
        Все билеты
      </Button>
    </Card>
  );
}
