import { failedAt } from '@venue/sdk';
import { listMyRoomRequests, withdrawRoomRequest } from '@venue/sdk/room-requests';
import { type RoomRequest, roomRequestMoves, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Suspense, useState } from 'react';
import { OfferCard, OfferList } from './offers.view.tsx';
import { whatNext } from './whatNext.ts';

const ChangeWish = lazyWithRetry(
  () => import('./ChangeWish.tsx'),
  ({ close }) => close(),
);

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
    <OfferList id="room-requests" title="Запросы помещений">
      {requests.map(request => (
        <RequestCard key={request.roomRequestId} request={request} />
      ))}
    </OfferList>
  );
}

const refusal = {
  title: 'Отказаться от\u00a0предложения?',
  text: 'Часы освободятся. Площадка сможет прислать другое предложение.',
  done: 'Вы отказались от предложения',
  failed: failedAt('отказе от\u00a0предложения'),
};

function RequestCard({ request }: { request: RoomRequest }) {
  const { roomRequestId, roomRequestStatus: status, guests, purpose, offer, can } = request;
  const { send, busy } = useSend(withdrawRoomRequest, { done: 'Запрос отозван', failed: failedAt('отзыве запроса') });
  async function withdraw() {
    const question = roomRequestMoves.find(({ action }) => action === 'withdraw');
    const [title = '', text = ''] = (question && 'confirm' in question ? question.confirm : '').split('? ');
    const sure = await confirm({ title: `${title}?`, text, yes: 'Отозвать', no: 'Оставить', danger: true });
    if (sure) await send({ id: roomRequestId });
  }
  const isOffered = status === offered;
  const [changing, setChanging] = useState(false);
  return (
    <OfferCard
      room={offer && isOffered ? offer : request}
      option={roomRequestStatus.option(status)}
      over={status !== waiting && !isOffered}
      answer={request.rejectionReason && `Причина: ${request.rejectionReason}`}
      when={formatRuns(offer && isOffered ? offer.runs : [request])}
      offer={offer}
      isOffered={isOffered}
      can={can}
      refusal={refusal}
      next={whatNext[status]}
      leave={
        <>
          {can.includes('change') && (
            <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
              Изменить запрос
            </Button>
          )}
          {can.includes('withdraw') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void withdraw()}>
              Отозвать запрос
            </Button>
          )}
        </>
      }
    >
      <p>
        Запрос №&nbsp;{roomRequestId}&ensp;·&ensp;гостей: {guests}&ensp;·&ensp;{purpose}
      </p>
      {isOffered && offer && offer.roomId !== request.roomId && (
        <p>Вы&nbsp;просили «{request.roomName}», площадка предлагает это помещение.</p>
      )}
      {isOffered && offer?.comment && <p>{offer.comment}</p>}
      {changing && (
        <Suspense fallback={null}>
          <ChangeWish request={request} close={() => setChanging(false)} />
        </Suspense>
      )}
    </OfferCard>
  );
}
