import { failedAt, formatMoney } from '@venue/sdk';
import { releaseBooking } from '@venue/sdk/bookings';
import { listMyRoomRequests, withdrawRoomRequest } from '@venue/sdk/room-requests';
import { type RoomRequest, roomRequestMoves, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { RecordCard, RecordList } from '../app/records/RecordCard.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './MyRequests.module.css';
import { whatNext } from './whatNext.ts';

const { booked, cancelled, waiting, offered } = roomRequestStatus;

/** Hides requests that became bookings, were cancelled or are in the past. */
const isShown = ({ roomRequestStatus: status, start }: RoomRequest): boolean =>
  status !== booked && status !== cancelled && Date.parse(start) > serverNow();

/** The person's requests for rooms, newest first. */
export default function MyRequests() {
  const { data } = useCall(listMyRoomRequests, {});
  const requests = (data?.message.requests ?? []).filter(isShown);
  if (requests.length === 0) return null;
  return (
    <section className={css.requests} aria-labelledby="room-requests">
      <h2 id="room-requests">Запросы помещений</h2>
      <RecordList>
        {requests.map(request => (
          <RequestCard key={request.roomRequestId} request={request} />
        ))}
      </RecordList>
    </section>
  );
}

function RequestCard({ request }: { request: RoomRequest }) {
  const { roomRequestId, roomRequestStatus: status, roomId, roomName, guests, purpose, offer, can } = request;
  const withdrawing = useSend(withdrawRoomRequest, { done: 'Запрос отозван', failed: failedAt('отзыве запроса') });
  const refusing = useSend(releaseBooking, {
    done: 'Вы отказались от предложения',
    failed: failedAt('отказе от\u00a0предложения'),
  });
  async function withdraw() {
    const question = roomRequestMoves.find(({ action }) => action === 'withdraw');
    const [title = '', text = ''] = (question && 'confirm' in question ? question.confirm : '').split('? ');
    const sure = await confirm({ title: `${title}?`, text, yes: 'Отозвать', no: 'Оставить', danger: true });
    if (sure) await withdrawing.send({ id: roomRequestId });
  }
  async function refuse(orderId: number) {
    const sure = await confirm({
      title: 'Отказаться от\u00a0предложения?',
      text: 'Часы освободятся. Площадка сможет прислать другое предложение.',
      yes: 'Отказаться',
      no: 'Оставить',
      danger: true,
    });
    if (sure) await refusing.send({ body: { orderId } });
  }
  return (
    <RecordCard
      heading={<Link to={href(roomPaths.room, { roomId })}>{roomName}</Link>}
      option={roomRequestStatus.option(status)}
      over={status !== waiting && status !== offered}
      answer={request.rejectionReason && `Причина: ${request.rejectionReason}`}
      actions={
        can.length > 0 && (
          <>
            {can.includes('pay') && offer && (
              <Button variant="contained" size="small" to={href(bookingPaths.payment, { order: offer.orderId })}>
                Оплатить {formatMoney(offer.price)}
              </Button>
            )}
            {can.includes('refuse') && offer && (
              <Button size="small" color="inherit" disabled={refusing.busy} onClick={() => void refuse(offer.orderId)}>
                Отказаться
              </Button>
            )}
            {can.includes('withdraw') && (
              <Button size="small" color="inherit" disabled={withdrawing.busy} onClick={() => void withdraw()}>
                Отозвать запрос
              </Button>
            )}
          </>
        )
      }
    >
      <p className={css.when}>{formatRuns(offer && status === offered ? offer.runs : [request])}</p>
      <p>
        Запрос №&nbsp;{roomRequestId}&ensp;·&ensp;гостей: {guests}&ensp;·&ensp;{purpose}
      </p>
      {status === offered && offer?.comment && <p>{offer.comment}</p>}
      <p>
        <span>{whatNext[status]}</span>
        {status === offered && offer?.payUntil && (
          <span> Оплатить можно до&nbsp;{formatDateTime(offer.payUntil)}.</span>
        )}
      </p>
    </RecordCard>
  );
}
