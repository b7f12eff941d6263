import { checkEventHours } from '@venue/sdk/events/admin';
import { clashText, type EventDates, type RoomClash } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { deskPaths } from '../desk/desk.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import css from './Event.module.css';
import { eventPaths } from './events.paths.ts';

interface Props extends EventDates {
  eventId?: number | undefined;
  roomId: number | null;
  /** Said when the hours are free; without it nothing is shown then. */
  free?: string;
  /** Actions beside a clash. */
  action?: (clash: RoomClash) => ReactNode;
  children?: ReactNode;
}

const isWhole = ({ date, time }: EventDates) => /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time);

/** Whether the room of an event is free at its time, and what has its hours if not. */
export function RoomHours({ eventId, roomId, date, time, dateEnd, timeEnd, free, action, children }: Props) {
  const when = { date, time, dateEnd: dateEnd || null, timeEnd: timeEnd || null };
  const enabled = roomId !== null && isWhole(when);
  const body = { ...(eventId === undefined ? {} : { eventId }), roomId: roomId ?? 0, ...when };
  const { data } = useCall(checkEventHours, { body }, { enabled });
  const clashes = data?.message.clashes;
  if (!enabled || !clashes) return null;
  if (clashes.length === 0) return free ? <p className={css.free}>{free}</p> : null;
  return (
    <div className={css.note} data-tone="bad" role="status">
      <p>
        <strong>На&nbsp;это время помещение занято.</strong> Опубликовать не&nbsp;получится: выберите другое время или
        помещение.
      </p>
      <ul className={css.clashes}>
        {clashes.map(clash => (
          <li key={`${clash.start} ${clash.place}`}>
            <Taker clash={clash} /> {action?.(clash)}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Taker({ clash }: { clash: RoomClash }) {
  const to = addressOf(clash);
  return to === null ? clashText(clash) : <Link to={to}>{clashText(clash)}</Link>;
}

function addressOf({ orderId, eventId, eventRequestId, start }: RoomClash): string | null {
  if (orderId !== null) return `${deskPaths.board.path}?day=${dayOf(start)}&booking=${orderId}`;
  if (eventId !== null) return href(eventPaths.page, { id: eventId });
  return eventRequestId === null ? null : href(eventRequestPaths.page, { id: eventRequestId });
}
