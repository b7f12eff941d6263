import { failedAt, formatMoney, plural } from '@venue/sdk';
import { cancelTickets } from '@venue/sdk/tickets/admin';
import type { AdminTicketOrderCard } from '@venue/sdk/tickets/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

interface Props {
  orderId: number;
  /** The tickets to cancel. */
  tickets: AdminTicketOrderCard['tickets'];
  /** The number of valid tickets in the order. */
  standing: number;
  close: () => void;
}

/** Asks why tickets of an order are cancelled, and shows the refund. */
export default function CancelTickets({ orderId: id, tickets, standing, close }: Props) {
  const refund = tickets.reduce((sum, each) => sum + (each.refund ?? 0), 0);
  const [first, more] = tickets;
  const title = first && !more ? `Отменить билет №\u00a0${first.ticketNumber}?` : 'Отменить билеты?';
  return (
    <SmallDialog title={title} close={close} stays>
      <CallForm
        keep={`cancel-tickets:${id}`}
        call={cancelTickets}
        to={{ id }}
        from={{ tickets: tickets.map(({ ticketNumber }) => ticketNumber), seen: standing, refund, reason: '' }}
        texts={{
          done: more ? 'Билеты отменены' : 'Билет отменён',
          refused: 'Не\u00a0удалось отменить',
          failed: failedAt('отмене билета'),
        }}
        done={close}
        label="Отмена билетов"
      >
        <p>
          {plural(tickets.length, 'билет', 'билета', 'билетов')}.{' '}
          {refund > 0 ? `Вернём покупателю ${formatMoney(refund)}, всю цену.` : 'Бесплатно: возвращать нечего.'} Места
          станут свободны, покупатель получит СМС с&nbsp;причиной.
        </p>
        <TextArea name="reason" label="Причина" hint="Её прочитает покупатель." maxLength={150} />
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Не&nbsp;отменять
          </Button>
          <SubmitButton size="medium" color="error">
            {more ? 'Отменить билеты' : 'Отменить билет'}
          </SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
