import type { RoomDetail } from '@venue/sdk/rooms/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type ComponentType, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { afterHydration } from '../../app/frame/firstScreen.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import type { Choice } from '../calendar/selection.ts';
import { type Cell, withinOpen } from '../calendar/slots.ts';
import { useSchedule } from '../calendar/useSchedule.ts';
import { useToday } from '../calendar/useToday.ts';
import { BookBar } from './BookBar.tsx';
import css from './BookRoom.module.css';
import { guestsIn } from './guestsIn.ts';
import type * as RoomParts from './RoomParts.tsx';
import { AboutSkeleton, PriceSkeleton } from './RoomSkeleton.tsx';
import { sumOf } from './tariffChoice.ts';
import type { Obstacle } from './useBook.ts';
import { useBookingRequest } from './useBookingRequest.ts';
import { usePrice } from './usePrice.ts';

// The calendar comes first; what is only read, or of no use without hours, comes after it.
export const parts = afterHydration(() => import('./RoomParts.tsx'));
// A part renders again only when its own props change: otherwise, until its code is loaded, each choice would suspend
// and hide it.
const part = <P extends object>(of: (all: typeof RoomParts) => ComponentType<P>, fallback: ReactNode = null) => {
  const Body = lazyWithRetry(parts, undefined, of);
  return memo((props: P) => (
    <Part fallback={fallback}>
      <Body {...props} />
    </Part>
  ));
};
const About = part(all => all.About, <AboutSkeleton />);
const AboutVisit = part(all => all.AboutVisit);
const ExtraCards = part(all => all.ExtraCards);
const PricePanel = part(all => all.PricePanel, <PriceSkeleton />);
const RoomWay = part(all => all.RoomWay);
export const Opinions = part(all => all.Opinions);
const TariffCards = part(all => all.TariffCards);
const TakenHelp = part(all => all.TakenHelp);
const ObstacleNote = lazyWithRetry(parts, undefined, all => all.ObstacleNote);
const OpenHolds = lazyWithRetry(parts, undefined, all => all.OpenHolds);
const Together = lazyWithRetry(afterHydration(() => import('./Together.tsx')));
const Booker = lazyWithRetry(afterHydration(() => import('./Booker.tsx')));

/** Booking a room: tariff, hours, extras, the price as it changes, and the way to the payment. */
export function BookRoom({ room }: { room: RoomDetail }) {
  const today = useToday();
  const { tariff, setTariff, selection, choose, extras, toggle, about, tell, request } = useBookingRequest(room);
  const [wishedDay, setDay] = useState(() => (selection.hours[0] ? dayOf(selection.hours[0]) : null));
  const schedule = useSchedule(room, withinOpen(wishedDay ?? today, today), today);
  // Do not start on a day without free hours; while the schedule loads, skip days whose hours have all passed.
  const firstWith = (fits: (cell: Cell) => boolean) =>
    schedule.days.find((_, index) => schedule.columns[index]?.some(fits));
  const firstFree = firstWith(cell => cell.state === 'free') ?? firstWith(cell => cell.why !== 'passed');
  const day = withinOpen(wishedDay ?? firstFree ?? today, today);
  // The day that the calendar begins with, until somebody chooses one. When loading changes it, the rows are replaced
  // and not moved.
  const [start, setStart] = useState(day);
  if (wishedDay === null && start !== day) setStart(day);
  const enough = tariff !== null && selection.hours.length >= Math.max(1, tariff.minHours);
  const price = usePrice(request, enough);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const guests = guestsIn(about.guests, room.capacity);
  const details = { guests: guests.count, customerComment: about.comment };
  const mayBook = enough && guests.wrong === null;

  const { states } = schedule;
  useEffect(() => {
    if (states) choose({ do: 'sync', states });
  }, [states, choose]);

  const hourPrice = useMemo(() => tariff && ((start: string) => sumOf(tariff, [start])), [tariff]);
  const onChoose = useCallback(
    (choice: Choice) => {
      setObstacle(null);
      choose(choice);
    },
    [choose],
  );
  const onInstead = useCallback(
    (hours: readonly string[]) => {
      setObstacle(null);
      choose({ do: 'replace', hours });
      if (hours[0]) setDay(dayOf(hours[0]));
    },
    [choose],
  );
  const onRemove = useCallback((hours: readonly string[]) => choose({ do: 'remove', hours }), [choose]);

  return (
    <div className={css.layout}>
      <Stack gap={32} narrow>
        <Calendar
          key={start}
          room={room}
          schedule={schedule}
          today={today}
          day={day}
          onDay={setDay}
          hourPrice={hourPrice}
          selection={selection}
          onChoose={onChoose}
        />
        {/* Below the calendar: it comes later than the hours, and must not move them from under a finger. */}
        {schedule.holds.size > 0 && (
          <Suspense fallback={null}>
            <OpenHolds holds={schedule.holds} />
          </Suspense>
        )}
        <TariffCards tariffs={room.tariffs} current={tariff} hours={selection.hours} onChange={setTariff} />
        {/* On a wide screen the room comes first; on a phone the hours do. */}
        <div className={css.about}>
          <About room={room} />
        </div>
        <TakenHelp roomId={room.roomId} day={day} hours={schedule.hours} people={guests.count} onInstead={onInstead} />
        <ExtraCards room={room} extras={extras} onToggle={toggle} />
        <AboutVisit about={about} wrong={guests.wrong} tell={tell} />
        <RoomWay room={room} />
      </Stack>
      <div className={css.side}>
        <div className={css.panel}>
          <PricePanel tariff={tariff} selection={selection} price={price} onRemove={onRemove}>
            {obstacle && (
              <Suspense fallback={null}>
                <ObstacleNote
                  roomId={room.roomId}
                  people={guests.count}
                  obstacle={obstacle}
                  left={selection.hours.length}
                  onInstead={onInstead}
                />
              </Suspense>
            )}
          </PricePanel>
        </div>
        {/* One boundary: a part that came later above the button would move it away from under the pointer. */}
        <Part fallback={<BookBar hours={selection.hours} price={mayBook ? price : null} busy={mayBook} />}>
          <Booker
            roomId={room.roomId}
            request={request}
            hours={selection.hours}
            price={price}
            enough={enough}
            mayBook={mayBook}
            details={details}
            states={states}
            choose={choose}
            onObstacle={setObstacle}
          />
          <Together
            part={mayBook && request ? { ...request, ...details } : null}
            onAdded={() => choose({ do: 'clear' })}
          />
        </Part>
      </div>
    </div>
  );
}
