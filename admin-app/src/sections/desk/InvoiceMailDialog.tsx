import { Email, failedAt } from '@venue/sdk';
import { mailDeskInvoice } from '@venue/sdk/desk/admin';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';

interface Props {
  orderId: number;
  /** Where it went before. */
  to: string;
  close: () => void;
}

const Fields = z.object({ sendTo: Email });

/** Mails the invoice of a booking to an address. */
export default function InvoiceMailDialog({ orderId, to, close }: Props) {
  const { send } = useSend(mailDeskInvoice, { done: 'Письмо отправлено', failed: failedAt('отправке письма') });
  const form = useForm({
    schema: Fields,
    keep: `desk-invoice-mail:${orderId}`,
    from: { sendTo: to },
    submit: async (values, { setServerErrors, markSaved }) => {
      if (!(await send({ body: { orderId, ...values } }, { handles: setServerErrors }))) return;
      markSaved(values);
      close();
    },
  });
  return (
    <SmallDialog title="Отправить счёт письмом" close={close} stays>
      <Form form={form} label="Письмо со&nbsp;счётом">
        <Text name="sendTo" label="Эл.&nbsp;почта" type="email" inputMode="email" maxLength={254} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Отправить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
