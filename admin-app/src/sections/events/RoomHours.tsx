import { checkEventHours } from '@venue/sdk/events/admin';
import type { EventDates, RoomClash } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { ReactNode } from 'react';
import { Clashes } from './Clashes.tsx';
import css from './Event.module.css';

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
      <Clashes clashes={clashes} action={action} />
      {children}
    </div>
  );
}
