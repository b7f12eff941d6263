import { formatMoney, plural, runsOf } from '@venue/sdk';
import { bookingStatus, type UserBooking } from '@venue/sdk/bookings/model';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { href, preload } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useHoldCountdown } from '../../app/cabinet/useHoldCountdown.ts';
import { RecordCard } from '../../app/records/RecordCard.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import { ClosedNote } from '../ClosedNote.tsx';
import { moveAddress } from '../moveAddress.ts';
import { bookAgain, sameHoursLater } from '../payment/wishOf.ts';
import { RefundNote } from '../RefundNote.tsx';
import { useCancel } from '../useCancel.ts';
import { useReceipt } from '../useReceipt.ts';
import css from './BookingCard.module.css';

interface Props {
  booking: UserBooking;
  cover: RoomCard['cover'];
  /** Its unpaid hold has run out. */
  onEnd(): void;
}

/** One booking in its owner's list, with what can be done about it. */
export function BookingCard({ booking, cover, onEnd }: Props) {
  const { id, status, roomName, price, rejectionReason, refund, can, expiresAt, group, closed } = booking;
  const { release, cancel, busy } = useCancel(id, booking);
  const receipt = useReceipt(id);
  const extras = booking.lines.filter(({ kind }) => kind !== 'tariff').map(({ title }) => title);
  const open = status === bookingStatus.awaitingPayment || status === bookingStatus.processing;
  const left = useHoldCountdown(open ? expiresAt : null, onEnd);
  const page = href(bookingPaths.payment, { order: id });
  return (
    <RecordCard
      picture={cover ? { thumb: cover.thumb, alt: '' } : null}
      heading={
        <Link to={page} onPointerEnter={() => preload(bookingPaths.payment)}>
          {roomName}
        </Link>
      }
      option={bookingStatus.option(status)}
      over={status === bookingStatus.cancelled}
      actions={
        can.length > 0 && (
          <>
            {can.includes('pay') && (
              <Button variant="contained" size="small" to={page}>
                <span>Оплатить</span>
                {left && !left.ended && (
                  <span className={css.left} data-urgent={left.urgent || undefined}>
                    <span className="visually-hidden">, осталось </span>
                    {left.text}
                  </span>
                )}
              </Button>
            )}
            {can.includes('receipt') && (
              <Button
                variant="outlined"
                size="small"
                aria-disabled={receipt.busy}
                onClick={() => void receipt.download()}
              >
                Подтверждение оплаты
              </Button>
            )}
            {can.includes('move') && (
              <Button size="small" color="inherit" to={moveAddress(id)}>
                Перенести
              </Button>
            )}
            {can.includes('receipt') && (
              <Button size="small" color="inherit" {...bookAgain(booking, sameHoursLater(booking))}>
                Повторить
              </Button>
            )}
            {can.includes('release') && (
              <Button size="small" color="inherit" disabled={busy} onClick={() => void release()}>
                Отменить бронь
              </Button>
            )}
            {can.includes('cancel') && (
              <Button
                size="small"
                color="inherit"
                disabled={busy}
                onClick={() => void cancel(booking.refundIfCancelled)}
              >
                Отменить
                <span className={css.back}>вернём {formatMoney(booking.refundIfCancelled)}</span>
              </Button>
            )}
          </>
        )
      }
    >
      <p className={css.when}>{formatRuns(runsOf(booking.slots.map(({ start }) => start)))}</p>
      <p>
        <span>Бронь №&nbsp;{id}&ensp;·&ensp;</span>
        <Money kopecks={price} />
        {group && <span>&ensp;·&ensp;в&nbsp;заказе из&nbsp;{plural(group.count, 'брони', 'броней', 'броней')}</span>}
      </p>
      {extras.length > 0 && <p>{extras.join(', ')}</p>}
      {closed !== null && <ClosedNote booking={booking} reason={closed} />}
      {rejectionReason && <p className={css.reason}>Причина: {rejectionReason}</p>}
      {refund && <RefundNote refund={refund} />}
    </RecordCard>
  );
}
