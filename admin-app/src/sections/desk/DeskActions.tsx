import { failedAt, formatMoney } from '@venue/sdk';
import { getDeskBooking, giveMoneyAtDesk, markArrival, payAtDesk } from '@venue/sdk/desk/admin';
import { type DeskBooking, type DeskPayment, deskPayment } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { ByTerms } from '../client-terms/client-terms.view.ts';
import { DeskDeposit } from '../deposits/deposits.view.ts';
import { DeskPromo } from '../promo-codes/promo-codes.view.ts';
import { arrivalOption } from './arrival.ts';
import css from './Desk.module.css';
import { DeskInvoice } from './DeskInvoice.tsx';
import { SendLink } from './SendLink.tsx';

const SbpDialog = lazyWithRetry(
  () => import('./SbpDialog.tsx'),
  ({ close }) => close(),
);
const MoveDialog = lazyWithRetry(
  () => import('./MoveDialog.tsx'),
  ({ close }) => close(),
);

/** What the desk does with a booking: takes money, gives it back, sends the link to pay by, marks who came. */
export function DeskActions({ orderId }: { orderId: number }) {
  const { data } = useCall(getDeskBooking, { id: orderId });
  const booking = data?.message;
  const mayAgree = useMay()('deposits.manage');
  if (!booking || (booking.can.length === 0 && !booking.comment && !booking.arrival)) return null;
  const mayChangePrice = booking.can.includes('promo');
  return (
    <div className={css.actions}>
      {booking.comment && <p>Заметка: {booking.comment}</p>}
      {booking.can.includes('pay') && <Pay booking={booking} />}
      {(mayChangePrice || booking.paid > 0 || booking.can.includes('invoice')) && (
        <Suspense fallback={null}>
          <DeskDeposit booking={booking} mayAgree={mayAgree && (mayChangePrice || booking.paid > 0)} />
        </Suspense>
      )}
      {booking.can.includes('sendLink') && (
        <SendLink orderId={orderId} payUntil={booking.payUntil} sentAt={booking.linkSentAt} />
      )}
      {booking.can.includes('invoice') && <DeskInvoice orderId={orderId} />}
      {booking.can.includes('invoice') && <ByTerms orderId={orderId} />}
      {mayChangePrice && (
        <Suspense fallback={null}>
          <DeskPromo orderId={orderId} isFree={booking.price === 0} />
        </Suspense>
      )}
      {booking.can.includes('giveBack') && <GiveBack booking={booking} />}
      {booking.can.includes('move') && <ToMove booking={booking} />}
      {(booking.can.includes('arrive') || booking.arrival) && <Arrival booking={booking} />}
    </div>
  );
}

function ToMove({ booking }: { booking: DeskBooking }) {
  const [open, setOpen] = useState(false);
  return (
    <Flow gap={8}>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        Перенести или изменить
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MoveDialog booking={booking} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Flow>
  );
}

function Pay({ booking: { orderId, due, can } }: { booking: DeskBooking }) {
  const [sbp, setSbp] = useState(false);
  const { send, busy } = useSend(payAtDesk, { done: 'Оплата принята', failed: failedAt('приёме оплаты') });
  const take = async (by: DeskPayment) => {
    const sure = await confirm({
      title: `Принять ${formatMoney(due)}?`,
      text: `${deskPayment.option(by).label}. Бронь №\u00a0${orderId} станет оплаченной, клиент получит СМС.`,
      yes: 'Деньги приняты',
      no: 'Отмена',
    });
    if (sure) await send({ body: { orderId, by, sum: due } });
  };
  return (
    <>
      <p>
        К&nbsp;оплате <strong>{formatMoney(due)}</strong>
      </p>
      <Flow gap={8}>
        {deskPayment.options.map(({ id, label }) => (
          <Button key={id} variant="contained" aria-busy={busy || undefined} onClick={() => void take(id)}>
            {label}
          </Button>
        ))}
        {can.includes('sbp') && (
          <Button variant="contained" onClick={() => setSbp(true)}>
            СБП
          </Button>
        )}
      </Flow>
      {sbp && (
        <Suspense fallback={null}>
          <SbpDialog orderId={orderId} sum={due} close={() => setSbp(false)} />
        </Suspense>
      )}
    </>
  );
}

function GiveBack({ booking: { orderId, owed } }: { booking: DeskBooking }) {
  const { send, busy } = useSend(giveMoneyAtDesk, { done: 'Деньги выданы', failed: failedAt('выдаче денег') });
  const give = async () => {
    const sure = await confirm({
      title: `Выдать ${formatMoney(owed)}?`,
      text: 'Деньги возвращают тем\u00a0же путём, каким приняли: на\u00a0стойке или переводом на\u00a0счёт организации. Клиент получит СМС.',
      yes: 'Деньги выданы',
      no: 'Отмена',
    });
    if (sure) await send({ body: { orderId, sum: owed } });
  };
  return (
    <>
      <p>
        Вернуть клиенту на&nbsp;стойке или на&nbsp;счёт организации <strong>{formatMoney(owed)}</strong>
      </p>
      <Flow gap={8}>
        <Button variant="contained" aria-busy={busy || undefined} onClick={() => void give()}>
          Выдать деньги
        </Button>
      </Flow>
    </>
  );
}

function Arrival({ booking: { orderId, arrival, can } }: { booking: DeskBooking }) {
  const { send, busy } = useSend(markArrival, { failed: failedAt('отметке о\u00a0приходе') });
  const set = (to: DeskBooking['arrival']) => void send({ body: { orderId, arrival: to } });
  return (
    <Flow gap={8}>
      {arrival && <StatusChip option={arrivalOption[arrival]} />}
      {can.includes('arrive') && (
        <>
          {arrival !== 'came' && (
            <Button variant="outlined" aria-busy={busy || undefined} onClick={() => set('came')}>
              Пришли
            </Button>
          )}
          {arrival === null && (
            <Button variant="outlined" color="inherit" aria-busy={busy || undefined} onClick={() => set('absent')}>
              Не&nbsp;пришли
            </Button>
          )}
          {arrival !== null && (
            <Button color="inherit" aria-busy={busy || undefined} onClick={() => set(null)}>
              Снять отметку
            </Button>
          )}
        </>
      )}
    </Flow>
  );
}
