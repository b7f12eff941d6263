import { failedAt, formatHours } from '@venue/sdk';
import { extendPurchase } from '@venue/sdk/packages/admin';
import type { PurchaseCard } from '@venue/sdk/packages/model';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

/** Asks until when a package is extended, and why. */
export default function ExtendPurchase({ card, close }: { card: PurchaseCard; close: () => void }) {
  const { purchaseId, validUntil, hoursLeft } = card;
  if (validUntil === null) return null;
  return (
    <SmallDialog title="Продлить абонемент?" close={close} stays>
      <CallForm
        keep={`extend-package:${purchaseId}`}
        call={extendPurchase}
        from={{ purchaseId, seen: validUntil, validUntil: addDays(validUntil, 30), reason: '' }}
        texts={{ done: 'Абонемент продлён', refused: 'Не\u00a0удалось продлить', failed: failedAt('продлении') }}
        done={close}
        label="Продление абонемента"
      >
        <p>
          Сейчас действует до&nbsp;{formatDate(validUntil)}, осталось {formatHours(hoursLeft)}. Клиент получит СМС
          и&nbsp;письмо.
        </p>
        <DateField name="validUntil" label="Действует до" hint="Этот день включительно" />
        <TextArea name="reason" label="Причина" hint="Её прочитает клиент." maxLength={150} />
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Не&nbsp;продлевать
          </Button>
          <SubmitButton size="medium">Продлить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
