import { formatHours, plural, runsOf } from '@venue/sdk';
import { bookingRecord } from '@venue/sdk/bookings/kind';
import {
  type AdminBookingCard,
  paidBy,
  paymentStatus,
  refundStatus,
  staffBookingStatus,
} from '@venue/sdk/bookings/model';
import { formatDateTime, formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Countdown } from '@venue/shared-ui/parts/load/Countdown.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { History } from '@venue/shared-ui/parts/record/History.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Mail, Phone } from '../../app/record/Contacts.tsx';
import { RecordMessages } from '../../app/record/messages/RecordMessages.tsx';
import { PersonName } from '../../app/record/PersonName.tsx';
import { AccountMark } from '../users/users.view.ts';
import css from './BookingCard.module.css';
import { BookingPrice } from './BookingPrice.tsx';
import { bookingPaths } from './bookings.paths.ts';
import CancelDialog from './CancelDialog.tsx';
import { RetryRefund } from './RetryRefund.tsx';

/** Everything staff need to know about a booking, and what they may do with it. */
export function BookingCard({ booking }: { booking: AdminBookingCard }) {
  const [asking, setAsking] = useState(false);
  const {
    userId,
    customer,
    phone,
    accountState: account,
    email,
    roomName,
    tariff,
    slots,
    payments,
    refund,
    expiresAt,
    rejectionReason,
    guests,
    customerComment,
    group,
  } = booking;
  const runs = runsOf(slots.map(slot => slot.start));
  return (
    <div className={css.card}>
      {expiresAt && (
        <p className={css.hold}>
          Бронь держится ещё{' '}
          <strong>
            <Countdown until={expiresAt} label={'До\u00a0конца брони'} />
          </strong>
        </p>
      )}
      {rejectionReason && <p className={css.reason}>Причина отмены: {rejectionReason}</p>}

      <Part title="Когда и&nbsp;где">
        <p className={css.strong}>{roomName}</p>
        <ul className={css.plain}>
          {runs.map(run => (
            <li key={run.start}>
              {formatRun(run)}{' '}
              <SoftText as="span" size="small">
                · {formatHours(run.hours)}
              </SoftText>
            </li>
          ))}
        </ul>
        <SoftText size="small">{tariff}</SoftText>
      </Part>

      {group && (
        <Part title={<>Заказ из&nbsp;{plural(group.parts.length, 'бронирования', 'бронирований', 'бронирований')}</>}>
          <ul className={css.plain}>
            {group.parts.map(part => (
              <li key={part.orderId}>
                {part.orderId === booking.orderId ? (
                  <strong>Эта бронь</strong>
                ) : (
                  <Link to={`${bookingPaths.list.path}?booking=${part.orderId}`}>Бронь №&nbsp;{part.orderId}</Link>
                )}
                <span>
                  : {part.roomName},{' '}
                  {runsOf(part.slots.map(slot => slot.start))
                    .map(formatRun)
                    .join('; ')}
                </span>{' '}
                <SoftText as="span" size="small">
                  · {staffBookingStatus.option(part.status).label.toLowerCase()}
                </SoftText>
              </li>
            ))}
          </ul>
        </Part>
      )}

      <Part title="Клиент">
        <p className={css.strong}>
          <PersonName userId={userId} name={customer || 'Имя не\u00a0указано'} />
        </p>
        <AccountMark state={account} />
        <p>
          <Phone digits={phone} />
        </p>
        {email && (
          <p>
            <Mail to={email} />
          </p>
        )}
        {guests !== null && <p>{plural(guests, 'гость', 'гостя', 'гостей')}</p>}
        {customerComment && <p className={css.said}>«{customerComment}»</p>}
      </Part>

      <Part title="Стоимость">
        <BookingPrice {...booking} />
      </Part>

      {(payments.length > 0 || refund) && (
        <Part title="Оплата">
          <ul className={css.rows}>
            {payments.map(({ id, status, sum, at, by }) => (
              <li key={id}>
                <StatusChip option={paymentStatus.option(status)} />
                <Money kopecks={sum} />
                <SoftText as="span" size="small">
                  {formatDateTime(at)} · {paidBy.option(by).label}
                </SoftText>
              </li>
            ))}
            {refund && (
              <li>
                <StatusChip option={refundStatus.option(refund.status)} />
                <Money kopecks={refund.sum} />
                <SoftText as="span" size="small">
                  {formatDateTime(refund.at)}
                </SoftText>
              </li>
            )}
          </ul>
          {booking.can.includes('retryRefund') && (
            <div className={css.retry}>
              <RetryRefund kind="booking" id={booking.orderId} title={`Бронь №\u00a0${booking.orderId}`} />
            </div>
          )}
        </Part>
      )}

      <Part title="История">
        <History steps={booking.history} />
      </Part>

      <RecordMessages kind={bookingRecord} id={booking.orderId} />

      {booking.can.includes('cancel') && (
        <div className={css.actions}>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Отменить бронирование
          </Button>
        </div>
      )}
      {asking && <CancelDialog booking={booking} close={() => setAsking(false)} />}
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
