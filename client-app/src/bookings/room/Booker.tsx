import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { type Dispatch, Suspense, useEffect, useEffectEvent } from 'react';
import type { Choice } from '../calendar/selection.ts';
import type { SlotState } from '../calendar/slots.ts';
import { keepAgreed, keptAgreed } from './agreed.ts';
import { BookBar } from './BookBar.tsx';
import { type Obstacle, type Told, useBook } from './useBook.ts';
import type { BookingRequestState } from './useBookingRequest.ts';
import type { Price } from './usePrice.ts';

const GuestEntry = late(() => import('./GuestEntry.tsx'));

interface Props {
  roomId: number;
  request: BookingRequestState['request'];
  hours: readonly string[];
  price: Price;
  /** There are hours enough for the tariff. */
  enough: boolean;
  /** What is chosen may be booked as it is. */
  mayBook: boolean;
  told: Told;
  /** What each hour is now; null until it is known. */
  states: ReadonlyMap<string, SlotState> | null;
  choose: Dispatch<Choice>;
  onObstacle(obstacle: Obstacle | null): void;
}

/** Books what is chosen: by the button, or for a visitor by a phone that is proved in its place. */
export default function Booker({
  roomId,
  request,
  hours,
  price,
  enough,
  mayBook,
  told,
  states,
  choose,
  onObstacle,
}: Props) {
  const current = useCurrent();
  const { book, busy } = useBook(choose, onObstacle);

  // Whoever has just proved their phone has pressed the button already, for the sum they saw.
  const agreed = current ? keptAgreed(roomId) : null;
  const goOn = useEffectEvent(() => {
    if (agreed === null || !request) return;
    keepAgreed(roomId, null);
    void book(request, agreed, told);
  });
  const ready = agreed !== null && price.fresh;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);

  // Some of the hours were taken meanwhile: what is left is another booking, for the person to press the button for.
  const shrunk = agreed !== null && states !== null && !enough;
  useEffect(() => {
    if (shrunk) keepAgreed(roomId, null);
  }, [shrunk, roomId]);

  return (
    <BookBar
      hours={hours}
      price={mayBook ? price : null}
      busy={busy}
      onBook={() => {
        if (request && price.quote && price.fresh) void book(request, price.quote.price, told);
      }}
    >
      {current === null && mayBook ? (
        <Suspense fallback={null}>
          <GuestEntry roomId={roomId} sum={price.fresh ? (price.quote?.price ?? null) : null} />
        </Suspense>
      ) : null}
    </BookBar>
  );
}
