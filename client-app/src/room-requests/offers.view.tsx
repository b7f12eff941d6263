import { formatMoney, type Option } from '@venue/sdk';
import { releaseBooking } from '@venue/sdk/bookings';
import type { RoomRequest } from '@venue/sdk/room-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RecordCard, RecordList } from '../app/records/RecordCard.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './offers.module.css';

interface ListProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Rooms that the user waits for or is offered, above their bookings. */
export const OfferList = ({ id, title, children }: ListProps) => (
  <section className={css.offers} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <RecordList>{children}</RecordList>
  </section>
);

interface Props {
  room: { readonly roomId: number; readonly roomName: string };
  option: Option;
  /** There is nothing to wait for any more. */
  over: boolean;
  answer?: string | null;
  when: string;
  /** The last offer, whether or not it may still be paid. */
  offer: Pick<NonNullable<RoomRequest['offer']>, 'orderId' | 'price' | 'payUntil'> | null;
  isOffered: boolean;
  can: readonly string[];
  /** The question before the offer is refused, and the texts after it. */
  refusal: { readonly title: string; readonly text: string; readonly done: string; readonly failed: string };
  /** What happens next. */
  next: ReactNode;
  /** The button that ends the wait, where it may be ended. */
  leave: ReactNode;
  children?: ReactNode;
}

/** A room that the user waits for, and the hours that are held for them until they are paid or refused. */
export function OfferCard({ room, offer, isOffered, can, refusal, next, leave, when, children, ...card }: Props) {
  const { title, text, ...texts } = refusal;
  const { send, busy } = useSend(releaseBooking, texts);
  async function refuse(orderId: number) {
    const sure = await confirm({ title, text, yes: 'Отказаться', no: 'Оставить', danger: true });
    if (sure) await send({ body: { orderId } });
  }
  return (
    <RecordCard
      heading={<Link to={href(roomPaths.room, { roomId: room.roomId })}>{room.roomName}</Link>}
      actions={
        can.length > 0 && (
          <>
            {can.includes('pay') && offer && (
              <Button variant="contained" size="small" to={href(bookingPaths.payment, { order: offer.orderId })}>
                Оплатить {formatMoney(offer.price)}
              </Button>
            )}
            {can.includes('refuse') && offer && (
              <Button size="small" color="inherit" disabled={busy} onClick={() => void refuse(offer.orderId)}>
                Отказаться
              </Button>
            )}
            {leave}
          </>
        )
      }
      {...card}
    >
      <p className={css.when}>{when}</p>
      {children}
      <p>
        <span>{next}</span>
        {isOffered && offer?.payUntil && <span> Оплатить можно до&nbsp;{formatDateTime(offer.payUntil)}.</span>}
      </p>
    </RecordCard>
  );
}
