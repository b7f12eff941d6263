import { formatMoney } from '@venue/sdk';
import type { Agreement } from '@venue/sdk/agreements/model';
import { createAct, listInvoicesForAct } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { ActFields, actForm, vatRateOn } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import { ActFieldset } from './PaperFieldsets.tsx';
import { paperPaths } from './papers.paths.ts';

interface Props {
  agreement: Agreement;
  close: () => void;
}

type Invoices = RecordOf<typeof listInvoicesForAct>['invoices'];

const NewActFields = z.extend(ActFields, { invoiceId: z.nullable(z.int()), actForm: actForm.schema });

/** Adds an act to an agreement, from an invoice or written by hand, and opens it. */
export default function NewAct({ agreement, close }: Props) {
  const { data, error, refetch } = useCall(listInvoicesForAct, { body: { agreementId: agreement.agreementId } });
  return (
    <SmallDialog title={`Акт по\u00a0договору №\u00a0${agreement.agreementNumber}`} close={close} stays>
      {data ? (
        <Fields agreement={agreement} invoices={data.message.invoices} close={close} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить счета" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </SmallDialog>
  );
}

function Fields({ agreement: { agreementId, vatRate }, invoices, close }: Props & { invoices: Invoices }) {
  const navigate = useNavigate();
  const today = dayOf(new Date());
  const [first] = invoices;
  const { send } = useSend(createAct, actRecord.texts.create);
  const form = useForm({
    schema: NewActFields,
    keep: `new-act:${agreementId}`,
    from: {
      invoiceId: first?.invoiceId ?? null,
      actForm: actForm.act,
      actNumber: '',
      actDate: today,
      actFrom: first?.invoiceDate ?? today,
      actTo: today,
      vatRate: first?.vatRate ?? vatRateOn(vatRate, today),
      comment: '',
    },
    submit: async (fields, { setServerErrors, markSaved }) => {
      const reply = await send({ body: { agreementId, ...fields } }, { handles: setServerErrors });
      if (!reply) return;
      markSaved(fields);
      navigate(href(paperPaths.act, { actId: reply.id }));
    },
  });
  const { control, setValue } = form.methods;
  const invoiceId = useWatch({ control, name: 'invoiceId' });
  const chosen = invoices.find(each => each.invoiceId === invoiceId);
  useEffect(() => {
    if (chosen) setValue('vatRate', chosen.vatRate);
  }, [chosen, setValue]);
  return (
    <Form form={form} label="Новый акт">
      {invoices.length > 0 && (
        <Choose
          name="invoiceId"
          label="По&nbsp;какому счёту"
          hint={chosen ? 'Услуги, которых ещё нет в\u00a0актах, перейдут в\u00a0этот акт' : 'Услуги вы напишете сами'}
          empty="Без счёта"
          optional
          options={invoices.map(each => ({
            id: each.invoiceId,
            label: `№ ${each.invoiceNumber} от ${formatDate(each.invoiceDate)}, осталось ${formatMoney(each.left)}`,
          }))}
        />
      )}
      <Choose name="actForm" label="Форма документа" hint="Потом её&nbsp;не&nbsp;поменять" options={actForm.options} />
      <ActFieldset fixedRate={chosen !== undefined} />
      <DialogButtons cancel={close}>
        <SubmitButton size="medium">Добавить акт</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
