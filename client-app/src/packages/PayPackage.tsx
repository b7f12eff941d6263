import { failedAt, formatHours, formatMoney } from '@venue/sdk';
import { listMyPackages, payPackage } from '@venue/sdk/packages';
import { type OwnPackage, purchaseStatus } from '@venue/sdk/packages/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PaymentFrame } from '../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../app/cabinet/StateCard.tsx';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { packagePaths } from './packages.paths.ts';

const SOON_MS = 2_000;
const NOW_AND_THEN_MS = 10_000;

/** Paying for a package, and every outcome. The state always comes from the server. */
export default function PayPackage() {
  const purchaseId = numberIn(useParams().purchaseId);
  const screen = useScreen();
  const [every, setEvery] = useState(NOW_AND_THEN_MS);
  const { data, error, refetch } = useCall(listMyPackages, {}, { every });
  const own = data?.message.packages.find(each => each.purchaseId === purchaseId);
  const isPaying = own?.isPaying ?? false;
  useEffect(() => setEvery(isPaying ? SOON_MS : NOW_AND_THEN_MS), [isPaying]);
  if (data && !own)
    return <RecordNotFound title="Абонемент не&nbsp;найден" home={packagePaths.mine.path} homeLabel="Мои абонементы" />;
  return (
    <Page {...screen} narrow>
      {own ? (
        <Payment key={own.purchaseId} own={own} again={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить абонемент" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={220} />
      )}
    </Page>
  );
}

function Payment({ own, again }: { own: OwnPackage; again: () => void }) {
  const { purchaseId, packageTitle, packageHours, price, isPaying, canPay, validUntil } = own;
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [result, setResult] = useState<'success' | 'fail' | null>(null);
  const [before] = useState(own.purchaseStatus);
  const { send, busy } = useSend(payPackage, {
    refused: 'Не\u00a0удалось начать оплату',
    failed: failedAt('оплате абонемента'),
  });
  async function start(): Promise<void> {
    if (busy) return;
    const reply = await send({ body: { purchaseId } }, { covers: true });
    setResult(null);
    setFrameUrl(reply?.message.frameUrl ?? null);
    again();
  }
  const fresh = before !== own.purchaseStatus || result !== null;
  if (own.purchaseStatus !== purchaseStatus.awaiting)
    return (
      <StateCard
        look="good"
        title={own.purchaseStatus === purchaseStatus.returned ? 'Деньги возвращены' : 'Абонемент оплачен'}
        fresh={fresh}
        actions={
          <>
            <Button variant="contained" to={roomPaths.list.path}>
              Выбрать помещение
            </Button>
            <Button variant="outlined" to={packagePaths.mine.path}>
              Мои абонементы
            </Button>
          </>
        }
      >
        <p>
          {`«${packageTitle}»: ${formatHours(own.hoursLeft)}${validUntil ? ` до\u00a0${formatDate(validUntil)} включительно` : ''}.`}
        </p>
        <p>Выберите время, а&nbsp;на&nbsp;странице оплаты брони спишите часы.</p>
      </StateCard>
    );
  if (frameUrl && result === null)
    return (
      <section aria-label="Оплата">
        <PaymentFrame
          key={frameUrl}
          title="Оплата абонемента"
          url={frameUrl}
          fresh
          onResult={what => {
            setResult(what);
            again();
          }}
        />
      </section>
    );
  if (result === 'success' && isPaying)
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>Ждём подтверждения от&nbsp;банка. Обычно это несколько секунд; страницу можно закрыть, мы пришлём СМС.</p>
      </StateCard>
    );
  const declined = result !== null && !isPaying;
  return (
    <StateCard
      look={declined ? 'warn' : 'plain'}
      title={declined ? 'Банк отклонил платёж' : 'Осталось оплатить'}
      fresh={fresh}
      actions={
        canPay && (
          <Button variant="contained" size="large" aria-disabled={busy} onClick={() => void start()}>
            {isPaying ? 'Продолжить оплату' : `Оплатить ${formatMoney(price)}`}
          </Button>
        )
      }
    >
      <p>
        «{packageTitle}»: {formatHours(packageHours)}.
      </p>
      <p>
        {canPay
          ? 'Форма откроется прямо здесь. Часы можно использовать сразу после оплаты.'
          : 'Время на\u00a0оплату вышло. Если вы\u00a0уже заплатили, абонемент появится сам.'}
      </p>
    </StateCard>
  );
}
