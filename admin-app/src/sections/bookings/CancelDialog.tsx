import { failedAt, formatMoney, isFailure } from '@venue/sdk';
import { cancelBooking, getBookingCard } from '@venue/sdk/bookings/admin';
import type { AdminBooking, AdminBookingCard } from '@venue/sdk/bookings/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { Choose, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import { DecisionForm, DecisionFrame } from '../../app/decision/DecisionFrame.tsx';
import { Suggestions } from '../../app/decision/Suggestions.tsx';

interface Props {
  booking: Pick<AdminBooking, 'orderId' | 'status' | 'roomName' | 'start'>;
  close: () => void;
}

const texts = {
  done: 'Бронирование отменено',
  refused: 'Не удалось отменить бронирование',
  failed: failedAt('отмене бронирования'),
} as const;

const reasons = [
  'По просьбе клиента',
  'Технические неполадки в\u00a0помещении',
  'Помещение закрыто на ремонт',
  'Нарушены правила площадки',
] as const;

/** Asks for the reason of a cancellation, which the customer reads, and how much of the money is returned. */
export default function CancelDialog({ booking, close }: Props) {
  const { orderId, status, roomName, start } = booking;
  const { data, error, refetch } = useCall(getBookingCard, { id: orderId });
  const card = data?.message;
  const [typed, setTyped] = useState('');
  return (
    <DecisionFrame title={`Отменить бронь №\u00a0${orderId}?`} close={close}>
      <p>
        <span>
          {roomName}, {formatDayAndTime(start)}.
        </span>{' '}
        {card && <span>{toldOf(card.cancelRefund)}</span>}
      </p>
      {card ? (
        <DecisionForm
          // New sums begin the form anew, with what was typed.
          key={JSON.stringify(card.cancelRefund)}
          keep={`cancel-booking:${orderId}`}
          call={cancelBooking}
          from={{
            orderId,
            seen: status,
            rejectionReason: typed,
            ...(card.cancelRefund ? { refund: card.cancelRefund.whole } : {}),
          }}
          texts={texts}
          handles={(failure, sent) => {
            if (isFailure(failure, cancelBooking, 'price_changed')) {
              setTyped(sent.rejectionReason);
              void refetch();
            }
            return false;
          }}
          done={close}
          label={`Отмена брони №\u00a0${orderId}`}
        >
          {card.cancelRefund && differs(card.cancelRefund) && (
            <Choose name="refund" label="Сколько вернуть" options={choices(card.cancelRefund)} />
          )}
          <TextArea
            name="rejectionReason"
            label="Причина отмены"
            hint={'Клиент увидит её у\u00a0себя и\u00a0получит в\u00a0СМС.'}
            maxLength={500}
          />
          <Suggestions name="rejectionReason" label="Готовые причины" options={reasons} />
          <DialogButtons>
            <Button color="inherit" onClick={close}>
              Не&nbsp;отменять
            </Button>
            <SubmitButton color="error" size="medium">
              Отменить бронирование
            </SubmitButton>
          </DialogButtons>
        </DecisionForm>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить бронь" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </DecisionFrame>
  );
}

type Refunds = NonNullable<AdminBookingCard['cancelRefund']>;

const differs = ({ byTerms, whole }: Refunds): boolean => byTerms !== whole;

const choices = ({ byTerms, whole }: Refunds) => [
  { id: whole, label: `Всё: ${formatMoney(whole)}` },
  { id: byTerms, label: `По\u00a0правилам: ${formatMoney(byTerms)}` },
];

function toldOf(refunds: AdminBookingCard['cancelRefund']): string {
  if (!refunds) return 'Бронь не\u00a0оплачена: часы сразу станут свободны.';
  const { byTerms, whole } = refunds;
  return differs(refunds)
    ? `Бронь оплачена. По\u00a0правилам отмены клиенту полагается ${formatMoney(byTerms)} из\u00a0${formatMoney(whole)}.`
    : `Бронь оплачена: клиенту вернётся вся сумма — ${formatMoney(whole)}.`;
}
