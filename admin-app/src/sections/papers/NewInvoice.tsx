import type { Agreement } from '@venue/sdk/agreements/model';
import { createInvoice } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { InvoiceFields, vatRateOn } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { InvoiceFieldset } from './PaperFieldsets.tsx';
import { paperPaths } from './papers.paths.ts';

interface Props {
  agreement: Agreement;
  close: () => void;
}

/** Adds an invoice to an agreement and leads to it; its services are added there. */
export default function NewInvoice({ agreement: { agreementId, agreementNumber, vatRate }, close }: Props) {
  const navigate = useNavigate();
  const today = dayOf(new Date());
  const { send } = useSend(createInvoice, invoiceRecord.texts.create);
  const form = useForm({
    schema: InvoiceFields,
    keep: `new-invoice:${agreementId}`,
    from: {
      invoiceNumber: '',
      invoiceDate: today,
      invoiceDue: addDays(today, 5),
      vatRate: vatRateOn(vatRate, today),
      invoicePurpose: '',
      comment: '',
    },
    submit: async (fields, { setServerErrors, markSaved }) => {
      const reply = await send({ body: { agreementId, ...fields } }, { handles: setServerErrors });
      if (!reply) return;
      markSaved(fields);
      navigate(href(paperPaths.invoice, { invoiceId: reply.id }));
    },
  });
  return (
    <SmallDialog title={`Счёт по\u00a0договору №\u00a0${agreementNumber}`} close={close} stays>
      <Form form={form} label="Новый счёт">
        <InvoiceFieldset />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Добавить счёт</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
