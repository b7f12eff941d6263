import { failedAt } from '@venue/sdk';
import { noteReceipt } from '@venue/sdk/receipts/admin';
import { type MoneyMovement, ReceiptNumbers } from '@venue/sdk/receipts/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';

const texts = {
  done: 'Чек записан',
  refused: 'Не удалось записать чек',
  failed: failedAt('записи чека'),
} as const;

/** Writes down the numbers of a receipt that the venue's cash register has printed. */
export default function NoteDialog({ row, close }: { row: MoneyMovement; close: () => void }) {
  const { send } = useSend(noteReceipt, texts);
  const { receiptId, receipt, title, sum } = row;
  const form = useForm({
    schema: ReceiptNumbers,
    keep: `cash-receipt:${receiptId}`,
    from: { storageNumber: '', documentNumber: '', attribute: '' },
    submit: async (fields, { setServerErrors, markSaved }) => {
      if (receiptId === null || receipt === null) return;
      const reply = await send({ body: { receiptId, seen: receipt, ...fields } }, { handles: setServerErrors });
      if (!reply) return;
      markSaved(fields);
      close();
    },
  });
  return (
    <SmallDialog title="Чек кассы" close={close} stays>
      <Form form={form} label="Чек кассы">
        <p>
          {title}: <Money kopecks={sum ?? 0} />. Номера напечатаны внизу чека.
        </p>
        <DigitsField name="storageNumber" label="ФН: номер фискального накопителя" most={16} />
        <DigitsField name="documentNumber" label="ФД: номер документа" most={10} />
        <DigitsField name="attribute" label="ФПД: фискальный признак" most={10} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Записать</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
