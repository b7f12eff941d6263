import { failedAt, formatHours, formatMoney } from '@venue/sdk';
import { returnPurchase } from '@venue/sdk/packages/admin';
import type { PurchaseCard } from '@venue/sdk/packages/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

/** Asks why the money for the unused hours of a package is returned, and shows the sum. */
export default function ReturnPurchase({ card, close }: { card: PurchaseCard; close: () => void }) {
  const { purchaseId, hoursLeft, moneyLeft: sum, packageHours, price } = card;
  return (
    <SmallDialog title="Вернуть деньги за&nbsp;оставшиеся часы?" close={close} stays>
      <CallForm
        keep={`return-package:${purchaseId}`}
        call={returnPurchase}
        from={{ purchaseId, sum, reason: '' }}
        texts={{ done: 'Возврат оформлен', refused: 'Не\u00a0удалось вернуть деньги', failed: failedAt('возврате') }}
        done={close}
        label="Возврат за абонемент"
      >
        <p>
          Вернём {formatMoney(sum)}: {formatHours(hoursLeft)} из&nbsp;{packageHours}, пропорционально цене{' '}
          {formatMoney(price)}. Деньги уйдут тем&nbsp;же способом, каким платили; часов в&nbsp;абонементе
          не&nbsp;останется.
        </p>
        <TextArea name="reason" label="Причина" hint="Её прочитает клиент." maxLength={150} />
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Не&nbsp;возвращать
          </Button>
          <SubmitButton size="medium" color="error">
            Вернуть {formatMoney(sum)}
          </SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
