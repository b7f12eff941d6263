import { failedAt, formatHours } from '@venue/sdk';
import { leaveWait, listMyWaits } from '@venue/sdk/waitlist';
import { type Wait, type WaitStatus, waitStatus } from '@venue/sdk/waitlist/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Suspense, useState } from 'react';
import { OfferCard, OfferList } from '../room-requests/offers.view.tsx';

const ChangeWait = lazyWithRetry(
  () => import('./ChangeWait.tsx'),
  ({ close }) => close(),
);

const { waiting, held, booked, left } = waitStatus;

/** Hides entries that were paid (they are among the bookings), were left by the user or are in the past. */
const isShown = ({ waitStatus: status, day, toHour }: Wait): boolean =>
  status !== booked && status !== left && Date.parse(instantOf(day, toHour)) > serverNow();

/** What happens next, in words. */
const next: Readonly<Record<WaitStatus, string>> = {
  [waiting]: 'Придержим часы и\u00a0пришлём СМС, как только они освободятся.',
  [held]: 'Часы пока за\u00a0вами.',
  [booked]: '',
  [waitStatus.missed]: 'Часы перешли следующему или\u00a0свободны для\u00a0всех.',
  [left]: '',
  [waitStatus.over]: 'К\u00a0этому времени часы не\u00a0освободились.',
  [waitStatus.cancelled]: 'Часы понадобились площадке. В\u00a0очередь можно встать снова.',
};

/** The user's waitlist entries, newest first. */
export default function MyWaits() {
  const { data } = useCall(listMyWaits, {});
  const waits = (data?.message.inLine ?? []).filter(isShown);
  if (waits.length === 0) return null;
  return (
    <OfferList id="waits" title="Жду, когда освободится">
      {waits.map(wait => (
        <WaitCard key={wait.waitId} wait={wait} />
      ))}
    </OfferList>
  );
}

const refusal = {
  title: 'Отказаться от\u00a0часов?',
  text: 'Часы перейдут следующему в\u00a0очереди или освободятся.',
  done: 'Вы\u00a0отказались от\u00a0часов',
  failed: failedAt('отказе от\u00a0часов'),
};

function WaitCard({ wait }: { wait: Wait }) {
  const { waitId, waitStatus: status, roomName, day, fromHour, toHour, hours, ahead, isBehind, offer, can } = wait;
  const { send, busy } = useSend(leaveWait, {
    done: 'Вы\u00a0вышли из\u00a0очереди',
    failed: failedAt('выходе из\u00a0очереди'),
  });
  async function leave() {
    const text = `${roomName}, ${formatLongDay(day)}. Ваше место займёт следующий.`;
    const sure = await confirm({ title: 'Выйти из\u00a0очереди?', text, yes: 'Выйти', no: 'Остаться', danger: true });
    if (sure) await send({ id: waitId });
  }
  const isOffered = status === held;
  const [changing, setChanging] = useState(false);
  return (
    <OfferCard
      room={wait}
      option={waitStatus.option(status)}
      over={status !== waiting && !isOffered}
      when={
        offer && isOffered
          ? formatRuns(offer.runs)
          : `${formatLongDay(day)}, ${formatHours(hours)}${hours > 1 ? ' подряд' : ''} с\u00a0${fromHour}:00 до\u00a0${toHour}:00`
      }
      offer={offer}
      isOffered={isOffered}
      can={can}
      refusal={refusal}
      next={
        <>
          {status === waiting && <span>{ahead === 0 ? 'Вы\u00a0первые. ' : `Перед вами: ${ahead}. `}</span>}
          <span>
            {isBehind
              ? 'В\u00a0прошлый раз эти часы остались без\u00a0оплаты, поэтому сначала они будут свободны для\u00a0всех. Если их\u00a0никто не\u00a0займёт, придержим их\u00a0для\u00a0вас и\u00a0пришлём СМС.'
              : next[status]}
          </span>
        </>
      }
      leave={
        <>
          {can.includes('change') && (
            <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
              Другое время
            </Button>
          )}
          {can.includes('leave') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void leave()}>
              Выйти из&nbsp;очереди
            </Button>
          )}
        </>
      }
    >
      {changing && (
        <Suspense fallback={null}>
          <ChangeWait wait={wait} close={() => setChanging(false)} />
        </Suspense>
      )}
    </OfferCard>
  );
}
