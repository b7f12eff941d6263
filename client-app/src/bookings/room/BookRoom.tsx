import type { RoomDetail } from '@venue/sdk/rooms/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { WaitForHours } from '../../waitlist/waitlist.view.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { type Cell, withinOpen } from '../calendar/slots.ts';
import { useSchedule } from '../calendar/useSchedule.ts';
import { useToday } from '../calendar/useToday.ts';
import { keepAgreed, keptAgreed } from './agreed.ts';
import { BookBar } from './BookBar.tsx';
import css from './BookRoom.module.css';
import { ExtraCards } from './ExtraCards.tsx';
import { Gallery } from './Gallery.tsx';
import { guestsIn } from './guestsIn.ts';
import { PricePanel } from './PricePanel.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomWay } from './RoomWay.tsx';
import { TariffCards } from './TariffCards.tsx';
import { sumOf } from './tariffChoice.ts';
import { useBook } from './useBook.ts';
import { useBookingRequest } from './useBookingRequest.ts';
import { usePrice } from './usePrice.ts';

const ObstacleNote = late(() => import('./ObstacleNote.tsx'));
const OpenHolds = late(() => import('./OpenHolds.tsx'));
const AboutVisit = late(() => import('./AboutVisit.tsx'));
const Together = late(() => import('./Together.tsx'));
const GuestEntry = late(() => import('./GuestEntry.tsx'));

/** Booking a room: tariff, hours, extras, the price as it changes, and the way to the payment. */
export function BookRoom({ room }: { room: RoomDetail }) {
  const today = useToday();
  const current = useCurrent();
  const { tariff, setTariff, selection, choose, extras, toggle, about, tell, request } = useBookingRequest(room);
  const [wishedDay, setDay] = useState(() => (selection.hours[0] ? dayOf(selection.hours[0]) : null));
  const schedule = useSchedule(room, withinOpen(wishedDay ?? today, today), today);
  // A day without free hours is a poor start, also before it is known which hours are free.
  const firstWith = (fits: (cell: Cell) => boolean) =>
    schedule.days.find((_, index) => schedule.columns[index]?.some(fits));
  const firstFree = firstWith(cell => cell.state === 'free') ?? firstWith(cell => cell.why !== 'passed');
  const day = withinOpen(wishedDay ?? firstFree ?? today, today);
  const enough = tariff !== null && selection.hours.length >= Math.max(1, tariff.minHours);
  const price = usePrice(request, enough);
  const { book, busy, obstacle, forget } = useBook(choose);
  const guests = guestsIn(about.guests, room.capacity);
  const told = { guests: guests.count, customerComment: about.comment };
  const mayBook = enough && guests.wrong === null;

  // Whoever has just proved their phone has pressed the button already, for the sum they saw.
  const agreed = current ? keptAgreed(room.roomId) : null;
  const goOn = useEffectEvent(() => {
    if (agreed === null || !request) return;
    keepAgreed(room.roomId, null);
    void book(request, agreed, told);
  });
  const ready = agreed !== null && price.fresh;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);

  const { states } = schedule;
  // Some of the hours were taken meanwhile: what is left is another booking, for the person to press the button for.
  const shrunk = agreed !== null && states !== null && !enough;
  useEffect(() => {
    if (shrunk) keepAgreed(room.roomId, null);
  }, [shrunk, room.roomId]);
  useEffect(() => {
    if (states) choose({ do: 'sync', states });
  }, [states, choose]);

  return (
    <div className={css.layout}>
      <div className={css.main}>
        {schedule.held.size > 0 && (
          <Suspense fallback={null}>
            <OpenHolds held={schedule.held} />
          </Suspense>
        )}
        {schedule.error ? (
          <ErrorNote error={schedule.error} title="Не удалось загрузить расписание" retry={schedule.again} />
        ) : (
          <Calendar
            roomId={room.roomId}
            roomName={room.name}
            today={today}
            day={day}
            onDay={setDay}
            days={schedule.days}
            hours={schedule.hours}
            closed={schedule.closed}
            columns={schedule.columns}
            hourPrice={tariff ? start => sumOf(tariff, [start]) : undefined}
            selection={selection}
            onChoose={choice => {
              forget();
              choose(choice);
            }}
            onFreed={schedule.again}
          />
        )}
        <TariffCards tariffs={room.tariffs} current={tariff} hours={selection.hours} onChange={setTariff} />
        {/* Whoever looks at a wide screen sees the room first; on a phone hours are what one came for. */}
        <div className={css.about}>
          <Gallery images={room.images} />
          <RoomFacts room={room} />
        </div>
        <WaitForHours roomId={room.roomId} day={day} hours={schedule.hours} />
        <ExtraCards room={room} extras={extras} onToggle={toggle} />
        <Suspense fallback={null}>
          <AboutVisit about={about} wrong={guests.wrong} tell={tell} />
        </Suspense>
        <RoomWay room={room} />
      </div>
      <div className={css.side}>
        <PricePanel
          tariff={tariff}
          selection={selection}
          price={price}
          onRemove={hours => choose({ do: 'remove', hours })}
        >
          {obstacle && (
            <Suspense fallback={null}>
              <ObstacleNote
                obstacle={obstacle}
                left={selection.hours.length}
                onInstead={hours => {
                  forget();
                  choose({ do: 'replace', hours });
                  if (hours[0]) setDay(dayOf(hours[0]));
                }}
              />
            </Suspense>
          )}
        </PricePanel>
        <Suspense fallback={null}>
          <Together
            part={mayBook && request ? { ...request, ...told } : null}
            onAdded={() => choose({ do: 'clear' })}
          />
        </Suspense>
        <BookBar
          hours={selection.hours}
          price={mayBook ? price : null}
          busy={busy}
          onBook={() => {
            if (request && price.quote && price.fresh) void book(request, price.quote.price, told);
          }}
        >
          {current === null && mayBook ? (
            <Suspense fallback={null}>
              <GuestEntry roomId={room.roomId} sum={price.fresh ? (price.quote?.price ?? null) : null} />
            </Suspense>
          ) : null}
        </BookBar>
      </div>
    </div>
  );
}
