import { ApiFailure, failedAt, formatMoney, plural } from '@venue/sdk';
import { cancelEventRequest, getRequestCancellation } from '@venue/sdk/cancellations';
import { eventRefundTerms, MONEY_BACK_DAYS, type RequestCancellation } from '@venue/sdk/cancellations/model';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Consequences } from '@venue/shared-ui/parts/record/Consequences.tsx';
import { useState } from 'react';
import css from './After.module.css';

const texts = {
  done: 'Мероприятие отменено',
  refused: 'Не\u00a0удалось отменить мероприятие',
  failed: failedAt('отмене мероприятия'),
} as const;

interface Props {
  request: Pick<EventRequest, 'eventRequestId' | 'eventRequestTitle'>;
  close: () => void;
}

/** Shows what calling off an event means, with the money that comes back, and asks for the reason. */
export default function CallOffDialog({ request: { eventRequestId: id, eventRequestTitle: title }, close }: Props) {
  const { data, error, refetch } = useCall(getRequestCancellation, { id });
  const [typed, setTyped] = useState('');
  const what = data?.message;
  return (
    <SmallDialog title="Отменить мероприятие?" close={close} stays>
      {what ? (
        <CallForm
          // Changed numbers need a new confirmation, so the form is remounted; the typed reason is kept.
          key={JSON.stringify(what)}
          call={cancelEventRequest}
          keep={`call-off:${id}`}
          to={{ id }}
          from={{ reason: typed, refund: what.refund, tickets: ticketsIn(what) }}
          texts={texts}
          how={{ covers: true }}
          handles={(failure, sent) => {
            setTyped(sent.reason);
            if (failure instanceof ApiFailure && ['price_changed', 'guests_changed'].includes(failure.code))
              void refetch();
            return false;
          }}
          done={close}
          label={`Отмена: ${title}`}
        >
          <p>{moneyText(what)}</p>
          <Consequences lines={linesOf(what)} />
          <p className={css.soft}>{eventRefundTerms}</p>
          <TextArea
            name="reason"
            label="Причина"
            hint={ticketsIn(what) > 0 ? 'Её прочитают менеджер и\u00a0ваши гости.' : 'Её прочитает менеджер.'}
            maxLength={150}
          />
          <DialogButtons>
            <Button color="inherit" onClick={close}>
              Не&nbsp;отменять
            </Button>
            <SubmitButton color="error" size="medium">
              Отменить мероприятие
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

const ticketsIn = ({ pages }: RequestCancellation) => pages.reduce((sum, { tickets }) => sum + tickets, 0);

/** What becomes of the money, in a sentence. */
function moneyText({ received, refund }: RequestCancellation): string {
  if (received === 0) return 'Вы\u00a0ничего не\u00a0оплатили, поэтому и\u00a0платить ничего не\u00a0нужно.';
  if (refund === 0) return 'До\u00a0начала осталось мало времени: по\u00a0условиям оплата не\u00a0возвращается.';
  return `Вернём ${formatMoney(refund)} на\u00a0счёт, с\u00a0которого платили, в\u00a0течение ${MONEY_BACK_DAYS}\u00a0дней.`;
}

const linesOf = ({ received, refund, unpaid, hours, pages }: RequestCancellation) =>
  [
    ...(received > 0 ? [['Оплачено', formatMoney(received)] as const, ['Вернём', formatMoney(refund)] as const] : []),
    ...(received > refund ? [['Плата за\u00a0позднюю отмену', formatMoney(received - refund)] as const] : []),
    ...(unpaid > 0 ? [['Счёт аннулируем', formatMoney(unpaid)] as const] : []),
    ['Зал', hours > 0 ? `освободится, ${plural(hours, 'час', 'часа', 'часов')}` : 'ещё не\u00a0закреплён'] as const,
    ...pages.map(
      ({ eventTitle, tickets, refund: back }) =>
        [
          `«${eventTitle}» исчезнет из\u00a0афиши`,
          tickets === 0
            ? 'билетов нет'
            : `${plural(tickets, 'билет', 'билета', 'билетов')}, гостям вернём ${formatMoney(back)}`,
        ] as const,
    ),
  ] as const;
