import { ApiFailure, failedAt, formatMoney, plural } from '@venue/sdk';
import type { cancelEvent, getCancellation } from '@venue/sdk/events';
import type { cancelEvent as cancelAnyEvent, getCancellation as getAnyCancellation } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import type { EventCancellation, EventRow } from '@venue/sdk/events/model';
import { useState } from 'react';
import { useCall } from '../../data/useCall.ts';
import { TextArea } from '../../fields/inputs.tsx';
import { CallForm } from '../../form/CallForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '../../mui/SmallDialog.tsx';
import { Button } from '../../parts/Button.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import { Consequences } from '../../parts/record/Consequences.tsx';

/** What was decided on no longer holds: it is read again. */
const stale = ['guests_changed', 'rescheduled_again', 'already_decided'];

interface Props {
  event: Pick<EventRow, 'eventId' | 'eventKind' | 'eventTitle' | 'objectStatusId'>;
  get: typeof getCancellation | typeof getAnyCancellation;
  cancel: typeof cancelEvent | typeof cancelAnyEvent;
  by: 'organiser' | 'staff';
  close: () => void;
  done: () => void;
}

/** Confirms the cancellation of an event with tickets: shows the guests and the refunds, and asks for the reason. */
export default function CancelEventDialog({ event, get, cancel, by, close, done }: Props) {
  const { eventId: id, eventTitle, objectStatusId: seen } = event;
  const { noun } = eventRecordOf(event);
  const { data, error, refetch } = useCall(get, { id });
  const [typed, setTyped] = useState('');
  const what = data?.message;
  return (
    <SmallDialog title={`Отменить ${noun.acc}?`} close={close} stays>
      {what ? (
        <CallForm
          // Changed numbers need a new confirmation, so the form is remounted; the typed reason is kept.
          key={JSON.stringify(what)}
          call={cancel}
          keep={`cancel-event:${id}`}
          to={{ id }}
          from={{
            // Staff also send the status they see, so that a status changed meanwhile is refused.
            ...(by === 'staff' ? { seen } : {}),
            tickets: what.tickets,
            refund: what.refund,
            placementRefund: what.placementRefund,
            seenReschedule: what.lastReschedule,
            reason: typed,
          }}
          texts={{
            done: 'Отменено. Билеты возвращаются',
            refused: 'Не\u00a0удалось отменить',
            failed: failedAt('отмене'),
          }}
          how={{ covers: true }}
          handles={(failure, sent) => {
            setTyped(sent.reason);
            if (failure instanceof ApiFailure && stale.includes(failure.code)) void refetch();
            return false;
          }}
          done={done}
          label={`Отмена: ${eventTitle}`}
        >
          <p>
            «{eventTitle}» исчезнет из&nbsp;афиши, билеты перестанут действовать, каждый гость получит СМС
            с&nbsp;причиной. Вернуть всё назад будет нельзя.
          </p>
          <Numbers what={what} by={by} />
          <TextArea name="reason" label="Причина" hint="Её прочитают гости: коротко и&nbsp;понятно." maxLength={150} />
          <DialogButtons>
            <Button color="inherit" onClick={close}>
              Не&nbsp;отменять
            </Button>
            <SubmitButton color="error" size="medium">
              Отменить и&nbsp;вернуть деньги
            </SubmitButton>
          </DialogButtons>
        </CallForm>
      ) : error ? (
        <ErrorNote
          error={error}
          title="Отменить сейчас нельзя"
          {...(error instanceof ApiFailure && error.code === 'move_not_allowed' ? {} : { retry: () => void refetch() })}
        />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </SmallDialog>
  );
}

function Numbers({ what, by }: { what: EventCancellation; by: Props['by'] }) {
  const { tickets, guests, refund, unpaid, placementRefund } = what;
  const back = by === 'staff' ? 'Вернём организатору за\u00a0размещение' : 'Вернём вам за\u00a0размещение';
  return (
    <Consequences
      lines={[
        [
          'Лишатся билетов',
          `${plural(guests, 'гость', 'гостя', 'гостей')}, ${plural(tickets, 'билет', 'билета', 'билетов')}`,
        ],
        ['Вернём гостям', refund > 0 ? formatMoney(refund) : 'билеты бесплатные'],
        ...(unpaid > 0 ? [['Неоплаченные заказы закроются', String(unpaid)] as const] : []),
        ...(placementRefund > 0 ? [[back, formatMoney(placementRefund)] as const] : []),
      ]}
    />
  );
}
