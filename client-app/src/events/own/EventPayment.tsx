import { failedAt, formatMoney } from '@venue/sdk';
import { payForEvent } from '@venue/sdk/events';
import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useState } from 'react';
import { PaymentFrame } from '../../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import css from './Participants.module.css';
import { placementTerms } from './placementTerms.ts';

interface Props {
  event: VenueEvent;
  /** Reads the event again. */
  again: () => void;
}

/** Pays for an event in the provider's frame. Once it is paid it is published and this card disappears. */
export function EventPayment({ event, again }: Props) {
  const { eventId, price, objectStatusId } = event;
  const { send, busy } = useSend(payForEvent, {
    refused: 'Не удалось оплатить мероприятие',
    failed: failedAt('оплате мероприятия'),
  });
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  // A hint only: the result of the payment is read from the server.
  const [frameResult, setFrameResult] = useState<'success' | 'fail' | null>(null);
  if (price === null) return null;
  const underWay = objectStatusId === eventStatus.processing;
  const start = async () => {
    if (busy) return;
    const reply = await send({ body: { eventId, price } }, { covers: true });
    setFrameResult(null);
    setFrameUrl(reply?.message.frameUrl ?? null);
    // The price may have changed meanwhile, or the event is paid already.
    if (!reply) again();
  };
  const pay = (
    <Button variant="contained" size="large" aria-disabled={busy || undefined} onClick={() => void start()}>
      {underWay ? 'Продолжить оплату' : `Оплатить ${formatMoney(price)}`}
    </Button>
  );
  return (
    <section className={css.card} aria-labelledby="payment">
      <h2 id="payment">Оплата</h2>
      {frameResult === 'success' && underWay ? (
        <StateCard look="wait" title="Ждём подтверждения от&nbsp;банка" fresh>
          <p>Обычно это несколько секунд; страницу можно закрыть.</p>
        </StateCard>
      ) : frameUrl && frameResult === null ? (
        <PaymentFrame
          key={frameUrl}
          title={`Оплата мероприятия № ${eventId}`}
          url={frameUrl}
          fresh
          onResult={word => {
            setFrameResult(word);
            again();
          }}
        />
      ) : frameResult === 'fail' ? (
        <StateCard look="warn" title="Платёж не&nbsp;прошёл" fresh actions={pay}>
          <p>Деньги не&nbsp;списаны. Попробуйте ещё раз.</p>
          <SoftText size="small">{placementTerms}</SoftText>
        </StateCard>
      ) : (
        <>
          <SoftText size="small">
            {underWay
              ? 'Оплата начата и\u00a0не\u00a0закончена: её можно продолжить.'
              : 'Форма банка откроется прямо здесь.'}
          </SoftText>
          <SoftText size="small">{placementTerms}</SoftText>
          <Flow gap={10}>{pay}</Flow>
        </>
      )}
    </section>
  );
}
