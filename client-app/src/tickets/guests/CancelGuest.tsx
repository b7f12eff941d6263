import { ApiFailure, failedAt, formatMoney } from '@venue/sdk';
import { cancelGuestTicket } from '@venue/sdk/tickets';
import type { GuestTicket } from '@venue/sdk/tickets/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

interface Props {
  eventId: number;
  guest: GuestTicket;
  close: () => void;
}

/** Asks why a guest's ticket is cancelled; the guest reads it, and has the money back. */
export default function CancelGuest({ eventId, guest, close }: Props) {
  const { ticketNumber, holderName, refund } = guest;
  return (
    <SmallDialog title={`Отменить билет №\u00a0${ticketNumber}?`} close={close} stays>
      <CallForm
        keep={`cancel-ticket:${ticketNumber}`}
        call={cancelGuestTicket}
        to={{ id: eventId }}
        from={{ ticketNumber, refund: refund ?? 0, reason: '' }}
        texts={{
          done: 'Билет отменён',
          refused: 'Не\u00a0удалось отменить билет',
          failed: failedAt('отмене билета'),
        }}
        handles={failure => {
          // The guest has already cancelled or checked in: nothing is left to cancel.
          if (failure instanceof ApiFailure && failure.code === 'move_not_allowed') close();
          return false;
        }}
        done={close}
        label="Отмена билета гостя"
      >
        <p>
          {holderName || 'Гость'}: {refund ? `вернём ${formatMoney(refund)}, всю цену билета` : 'билет бесплатный'}.
          Место достанется другому гостю, а&nbsp;этот получит СМС с&nbsp;причиной.
        </p>
        <TextArea name="reason" label="Причина" hint="Её прочитает гость." maxLength={150} />
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Не&nbsp;отменять
          </Button>
          <SubmitButton size="medium" color="error">
            Отменить билет
          </SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
