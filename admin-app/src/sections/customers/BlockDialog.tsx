import { failedAt } from '@venue/sdk';
import { blockCustomer } from '@venue/sdk/customers/admin';
import type { CustomerCard } from '@venue/sdk/customers/model';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

/** Asks until when a person may not book, and why. */
export default function BlockDialog({ card, close }: { card: CustomerCard; close: () => void }) {
  const { userId, block } = card;
  return (
    <SmallDialog title="Закрыть новые брони?" close={close} stays>
      <CallForm
        call={blockCustomer}
        to={{ id: userId }}
        from={{
          blockReason: block?.blockReason ?? '',
          blockedTo: block?.blockedTo ?? addDays(dayOf(new Date()), 30),
        }}
        texts={{
          done: 'Новые брони закрыты',
          refused: 'Не\u00a0удалось закрыть брони',
          failed: failedAt('закрытии броней'),
        }}
        keep={`customer-block:${userId}`}
        label="Запрет броней"
        done={close}
      >
        <p>
          Клиент не&nbsp;сможет бронировать на&nbsp;сайте, на&nbsp;стойке и&nbsp;из&nbsp;листа ожидания. Его брони
          останутся. Он получит СМС и&nbsp;письмо.
        </p>
        <TextArea name="blockReason" label="Причина" hint="Её прочитает клиент." maxLength={140} />
        <DateField name="blockedTo" label="По какой день" hint="Этот день включительно" />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Закрыть брони</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
