import { clashText, type RoomClash } from '@venue/sdk/events/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { deskPaths } from '../desk/desk.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import css from './Event.module.css';
import { eventPaths } from './events.paths.ts';

interface Props {
  clashes: readonly RoomClash[];
  /** Actions beside a clash. */
  action?: ((clash: RoomClash) => ReactNode) | undefined;
}

/** What has the hours that are needed, each with a link to its page. */
export const Clashes = ({ clashes, action }: Props) => (
  <ul className={css.clashes}>
    {clashes.map(clash => (
      <li key={`${clash.start} ${clash.place}`}>
        <Taker clash={clash} /> {action?.(clash)}
      </li>
    ))}
  </ul>
);

function Taker({ clash }: { clash: RoomClash }) {
  const to = addressOf(clash);
  return to === null ? clashText(clash) : <Link to={to}>{clashText(clash)}</Link>;
}

function addressOf({ orderId, eventId, eventRequestId, start }: RoomClash): string | null {
  if (orderId !== null) return `${deskPaths.board.path}?day=${dayOf(start)}&booking=${orderId}`;
  if (eventId !== null) return href(eventPaths.page, { id: eventId });
  return eventRequestId === null ? null : href(eventRequestPaths.page, { id: eventRequestId });
}
