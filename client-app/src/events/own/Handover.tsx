import { failedAt, formatPhone } from '@venue/sdk';
import { getHandover, offerHandover, withdrawHandover } from '@venue/sdk/events';
import { HANDOVER_DAYS, type VenueEvent } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useState } from 'react';
import css from './Participants.module.css';

/** Offers the event to another organiser, or shows to whom it is offered. */
export function Handover({ event: { eventId: id, eventTitle } }: { event: VenueEvent }) {
  const { data, error, refetch } = useCall(getHandover, { id });
  const [typing, setTyping] = useState(false);
  const { send, busy } = useSend(withdrawHandover, {
    done: 'Предложение отозвано',
    failed: failedAt('отзыве предложения'),
  });
  const offer = data?.message.handover;
  return (
    <section className={css.card} aria-labelledby="handover">
      <h2 id="handover">Другой организатор</h2>
      {offer ? (
        <>
          <p>
            Предложили номеру {formatPhone(offer.offeredTo)}. Ждём ответа до&nbsp;{formatDateTime(offer.offeredUntil)},
            до этого организатор&nbsp;— вы.
          </p>
          <Flow gap={10}>
            <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void send({ id })}>
              Отозвать предложение
            </Button>
          </Flow>
        </>
      ) : error ? (
        <ErrorNote error={error} retry={() => void refetch()} />
      ) : data ? (
        <>
          <SoftText size="small">
            Мероприятие можно передать вместе с&nbsp;билетами: проданные останутся в&nbsp;силе, гости и&nbsp;возвраты
            перейдут новому организатору. Что вы&nbsp;платили за&nbsp;размещение, вернётся вам, если мероприятие отменят
            по&nbsp;условиям возврата.
          </SoftText>
          {typing ? (
            <CallForm
              keep={`offer-event:${id}`}
              call={offerHandover}
              to={{ id }}
              from={{ phone: '' }}
              texts={{
                done: 'Отправили предложение',
                refused: 'Не\u00a0удалось предложить мероприятие',
                failed: failedAt('отправке предложения'),
              }}
              label={`Передача: ${eventTitle}`}
              done={() => setTyping(false)}
            >
              <PhoneField
                name="phone"
                label="Номер нового организатора"
                hint={`Пришлём на\u00a0него СМС. Принять можно ${HANDOVER_DAYS}\u00a0дней, но\u00a0не\u00a0позже самого мероприятия.`}
              />
              <Flow gap={10}>
                <SubmitButton>Отправить предложение</SubmitButton>
                <Button color="inherit" onClick={() => setTyping(false)}>
                  Не&nbsp;передавать
                </Button>
              </Flow>
            </CallForm>
          ) : (
            <Flow gap={10}>
              <Button variant="outlined" onClick={() => setTyping(true)}>
                Передать мероприятие
              </Button>
            </Flow>
          )}
        </>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </section>
  );
}
