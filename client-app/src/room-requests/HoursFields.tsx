import { requestHours } from '@venue/sdk/room-requests/model';
import type { OpenDay } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { clock } from '../rooms/hours.view.ts';

interface Props {
  /** When the room is open. */
  week: readonly OpenDay[];
  labels?: readonly [from: string, to: string];
}

/** From when to when, among the hours at which the room is open on the chosen day. */
export function HoursFields({ week, labels: [from, to] = ['С', 'До'] }: Props) {
  const [day, fromHour, toHour] = useWatch({ name: ['day', 'fromHour', 'toHour'] }) as [unknown, number, number];
  const open = requestHours(week, isDay(day) ? day : dayOf(serverNow()));
  return (
    <>
      <Choose name="fromHour" label={from} options={clock(open.from, open.to - 1, fromHour)} />
      <Choose name="toHour" label={to} options={clock(open.from + 1, open.to, toHour)} />
    </>
  );
}
