import { failedAt, formatMoney } from '@venue/sdk';
import { returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { type Invoice, type InvoiceOrder, ReceiptFields } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';
import css from './Papers.module.css';

interface Props {
  paper: Invoice;
  order: InvoiceOrder;
  close: () => void;
}

const texts = { done: 'Возврат отмечен', failed: failedAt('отметке о\u00a0возврате') };
const Fields = z.pick(ReceiptFields, { sum: true });

/** Records that money of an invoice was sent back. The sum may be chosen under an agreement only. */
export default function ReturnDialog({ paper, order, close }: Props) {
  const { send } = useSend(returnInvoiceMoney, texts);
  const { owed, returnable, ofAgreement } = order;
  const form = useForm({
    schema: Fields,
    keep: `invoice-return:${paper.invoiceId}`,
    from: { sum: owed > 0 ? owed : returnable },
    submit: async (fields, { setServerErrors, markSaved }) => {
      const input = { body: { invoiceId: paper.invoiceId, sum: ofAgreement ? fields.sum : owed } };
      if (!(await send(input, { handles: setServerErrors }))) return;
      markSaved(fields);
      close();
    },
  });
  return (
    <SmallDialog title={`Возврат по\u00a0счёту №\u00a0${paper.invoiceNumber}`} close={close} stays>
      <Form form={form} label="Возврат">
        <p>{paper.customerName}: деньги уже отправлены на&nbsp;счёт организации.</p>
        {ofAgreement ? (
          <>
            <MoneyField name="sum" label="Сумма, ₽" />
            <p className={css.soft}>
              Вернуть можно до&nbsp;{formatMoney(returnable)}. Если по&nbsp;счёту останется меньше его суммы, он снова
              будет ждать оплаты.
            </p>
          </>
        ) : (
          <p>
            Сумма: <strong>{formatMoney(owed)}</strong>
          </p>
        )}
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Деньги возвращены</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
