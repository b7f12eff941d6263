import { useApi, useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { CancelTerms } from '../CancelTerms.tsx';
import type { Choice } from '../calendar/selection.ts';
import type { SlotState } from '../calendar/slots.ts';
import { keepAgreed, readAgreedSum } from './agreed.ts';
import { BookBar } from './BookBar.tsx';
import { type Obstacle, useBook, type VisitDetails } from './useBook.ts';
import type { BookingRequestState } from './useBookingRequest.ts';
import type { Price } from './usePrice.ts';

const GuestEntry = lazyWithRetry(() => import('./GuestEntry.tsx'));

interface Props {
  roomId: number;
  request: BookingRequestState['request'];
  hours: readonly string[];
  price: Price;
  /** The chosen hours reach the tariff's minimum. */
  enough: boolean;
  /** What is chosen may be booked as it is. */
  mayBook: boolean;
  details: VisitDetails;
  /** The current state of each hour; null until loaded. */
  states: ReadonlyMap<string, SlotState> | null;
  choose: Dispatch<Choice>;
  onObstacle(obstacle: Obstacle | null): void;
}

/** Books the current choice: by a button, or for a visitor by verifying a phone in its place. */
export default function Booker({
  roomId,
  request,
  hours,
  price,
  enough,
  mayBook,
  details,
  states,
  choose,
  onObstacle,
}: Props) {
  const current = useCurrent();
  const { client } = useApi();
  const { book, busy } = useBook(choose, onObstacle);

  // The price is asked for as soon as hours are chosen.
  useEffect(() => void client.prepare(), [client]);

  // A visitor who has just verified their phone already pressed the button, for the sum shown then.
  const agreed = current ? readAgreedSum(roomId) : null;
  const goOn = useEffectEvent(() => {
    if (agreed === null || !request) return;
    keepAgreed(roomId, null);
    void book(request, agreed, details);
  });
  const ready = agreed !== null && price.fresh;
  useEffect(() => {
    if (ready) goOn();
  }, [ready]);

  // Some of the hours were booked meanwhile: the rest is a different booking, which the user must confirm.
  const shrunk = agreed !== null && states !== null && !enough;
  useEffect(() => {
    if (shrunk) keepAgreed(roomId, null);
  }, [shrunk, roomId]);

  return (
    <BookBar
      hours={hours}
      price={mayBook ? price : null}
      busy={busy}
      terms={hours[0] === undefined ? undefined : <CancelTerms start={hours[0]} />}
      onBook={() => {
        if (request && price.quote && price.fresh) void book(request, price.quote.price, details);
      }}
    >
      {current === null && mayBook ? (
        <Part fallback={null}>
          <GuestEntry roomId={roomId} sum={price.sum} />
        </Part>
      ) : null}
    </BookBar>
  );
}
