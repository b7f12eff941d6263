import type { DayMeets } from '@venue/sdk/rooms/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import type { ReactNode } from 'react';

/** Bookings and events of the days that are to be closed; they stay. */
export const Meets = ({ meets, children }: { meets: DayMeets['meets']; children: ReactNode }) => (
  <div role="alert">
    <p>{children} Они останутся в&nbsp;силе:</p>
    <ul>
      {meets.map(each => (
        <li key={`${each.roomName} ${each.start}`}>
          {each.roomName}, {formatRun(each)},{' '}
          {each.orderId === null ? `мероприятие №\u00a0${each.eventRequestId}` : `бронь №\u00a0${each.orderId}`}
        </li>
      ))}
    </ul>
  </div>
);
