import { failedAt, formatMoney } from '@venue/sdk';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { type AdminBooking, bookingStatus } from '@venue/sdk/bookings/model';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { DecisionForm, DecisionFrame } from '../../app/decision/DecisionFrame.tsx';
import { Suggestions } from '../../app/decision/Suggestions.tsx';

interface Props {
  booking: Pick<AdminBooking, 'orderId' | 'status' | 'price' | 'roomName' | 'start'>;
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

/** Asks for the reason of a cancellation, which the customer reads, and says what happens to the money. */
export default function CancelDialog({ booking, close }: Props) {
  const { orderId, status, price, roomName, start } = booking;
  return (
    <DecisionFrame title={`Отменить бронь №\u00a0${orderId}?`} close={close}>
      <p>
        {roomName}, {formatDayAndTime(start)}.{' '}
        {status === bookingStatus.paid
          ? `Бронь оплачена: клиенту вернётся вся сумма — ${formatMoney(price)}.`
          : 'Бронь не\u00a0оплачена: часы сразу станут свободны.'}
      </p>
      <DecisionForm
        keep={`cancel-booking:${orderId}`}
        call={cancelBooking}
        from={{ orderId, seen: status, rejectionReason: '' }}
        texts={texts}
        done={close}
        label={`Отмена брони №\u00a0${orderId}`}
      >
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
    </DecisionFrame>
  );
}
