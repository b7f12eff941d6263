import { decisionWords, formatMoney, formatPhone } from '@venue/sdk';
import { declineRoomRequest, getRoomRequest, withdrawRoomOffer } from '@venue/sdk/room-requests/admin';
import { roomRequestRecord } from '@venue/sdk/room-requests/kind';
import { roomRequestMoves, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { type RecordOf, RecordPage } from '../../app/record/RecordPage.tsx';
import { SendLink } from '../desk/desk.view.ts';
import { UserLink } from '../users/users.view.ts';
import css from './RoomRequestPage.module.css';
import { roomRequestPaths } from './room-requests.paths.ts';

const OfferForm = lazyWithRetry(() => import('./OfferForm.tsx'));

type Request = RecordOf<typeof getRoomRequest>;

/** The possible decisions other than an offer. */
const decisionsOf = ({ roomRequestId, roomName, roomRequestStatus: seen, can }: Request) =>
  moveDecisions({
    kind: roomRequestRecord,
    title: roomName,
    can,
    seen,
    moves: roomRequestMoves,
    call: declineRoomRequest,
    to: { id: roomRequestId },
    says: {
      decline: {
        label: decisionWords.reject.label,
        tone: 'danger',
        title: 'Отклонить запрос?',
        text: 'Клиент получит СМС с\u00a0причиной.',
        reasons: [
          'В\u00a0это время помещение занято',
          'Помещение не\u00a0подходит для такой задачи',
          'Гостей больше, чем вмещает помещение',
        ],
      },
    },
  });

/** Taking the offer back that waits for payment. */
const withdrawalOf = ({ roomRequestId, roomName, roomRequestStatus: seen, can, offer }: Request) =>
  moveDecisions({
    kind: roomRequestRecord,
    title: roomName,
    can,
    seen,
    moves: roomRequestMoves,
    call: withdrawRoomOffer,
    to: { id: roomRequestId },
    says: {
      takeBack: {
        label: 'Отозвать предложение',
        tone: 'danger',
        title: 'Отозвать предложение?',
        from: { seenOffer: offer?.orderId ?? null },
        text: 'Часы освободятся, запрос снова будет ждать ответа. Клиент получит СМС с\u00a0причиной.',
        reasons: [
          'Это время понадобилось площадке',
          'Помещение закрыто на\u00a0ремонт',
          'В\u00a0предложении была ошибка',
        ],
      },
    },
  });

/** A room request: what is wanted, the offers that were made, and the form for a new offer or a rejection. */
export default function RoomRequestPage() {
  return (
    <RecordPage
      kind={roomRequestRecord}
      get={getRoomRequest}
      input={id => ({ id })}
      list={roomRequestPaths.list}
      actions={({ roomRequestStatus: status }) => <StatusChip option={roomRequestStatus.option(status)} />}
    >
      {(request, { refetch }) => (
        <RecordColumns
          kind={roomRequestRecord}
          id={request.roomRequestId}
          below={request.offers.length > 0 && <Offers request={request} />}
          aside={request.can.length > 0 && <Answer request={request} again={refetch} />}
        >
          <Facts
            rows={[
              ...factsOf(roomRequestRecord, request, ['roomName', 'start', 'end', 'guests', 'purpose', 'contactName']),
              [
                roomRequestRecord.fields.userName.label,
                <UserLink key="customer" {...request} name={request.userName || formatPhone(request.userPhone)} />,
              ],
              ...factsOf(roomRequestRecord, request, ['userPhone', 'rejectionReason', 'createdAt']),
            ]}
          />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function Answer({ request, again }: { request: Request; again: () => void }) {
  const [offering, setOffering] = useState(false);
  const { can, offer, offers } = request;
  const mayOffer = can.includes('offer') || can.includes('replace');
  return (
    <div className={css.part}>
      <h2>Ответ клиенту</h2>
      {can.includes('sendLink') && offer && (
        <SendLink orderId={offer.orderId} payUntil={offer.payUntil} sentAt={offers[0]?.linkSentAt ?? null} />
      )}
      {!offering && (mayOffer || can.includes('decline')) && (
        <Flow gap={8}>
          {mayOffer && (
            <Button variant={can.includes('offer') ? 'contained' : 'outlined'} onClick={() => setOffering(true)}>
              {can.includes('replace')
                ? 'Изменить предложение'
                : offers.length === 0
                  ? 'Составить предложение'
                  : 'Новое предложение'}
            </Button>
          )}
          <DecisionButtons decisions={[...decisionsOf(request), ...withdrawalOf(request)]} again={again} />
        </Flow>
      )}
      {offering && mayOffer && (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <OfferForm request={request} close={() => setOffering(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Offers({ request: { offers, roomId } }: { request: Request }) {
  return (
    <section className={css.part} aria-label="Предложения">
      <h2>Предложения</h2>
      {offers.map(each => (
        <article key={each.orderId} className={css.offer} aria-label={`Бронь № ${each.orderId}`}>
          <p>
            <strong>{formatRuns(each.runs)}</strong>
            <span>, {formatMoney(each.price)}</span>
            {each.roomId !== roomId && <span>, {each.roomName}</span>}
          </p>
          <SoftText size="tiny">
            <span>
              Бронь №&nbsp;{each.orderId}. {each.who}, {formatDateTime(each.sentAt)}
            </span>
            {each.payUntil && <span>. Держим до&nbsp;{formatDateTime(each.payUntil)}</span>}
          </SoftText>
          {each.priceReason && (
            <SoftText size="tiny">
              По&nbsp;тарифу {formatMoney(each.quoted)}. Почему другая сумма: {each.priceReason}
            </SoftText>
          )}
          {each.comment && <p>{each.comment}</p>}
        </article>
      ))}
    </section>
  );
}
