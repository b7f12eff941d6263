import type { DayMeets } from '@venue/sdk/rooms/model';
import type { ReactNode } from 'react';

interface Props {
  meets: DayMeets['meets'];
  /** Formats the time of an entry. */
  when: (each: DayMeets['meets'][number]) => string;
  children: ReactNode;
}

/** Bookings and events of the days that are to be closed; they stay. */
export const Meets = ({ meets, when, children }: Props) => (
  <div role="alert">
    <p>
      <span>{children}</span>
      <span> Они останутся в&nbsp;силе:</span>
    </p>
    <ul>
      {meets.map(each => (
        <li key={`${each.roomName} ${each.start}`}>
          {each.roomName}, {when(each)}, {nameOf(each)}
        </li>
      ))}
    </ul>
  </div>
);

function nameOf({ orderId, eventId, eventRequestId }: DayMeets['meets'][number]): string {
  if (orderId !== null) return `бронь №\u00a0${orderId}`;
  return eventId === null ? `заявка на\u00a0мероприятие №\u00a0${eventRequestId}` : `мероприятие №\u00a0${eventId}`;
}
