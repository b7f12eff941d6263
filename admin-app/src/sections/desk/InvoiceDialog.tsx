import { Email, failedAt, formatMoney } from '@venue/sdk';
import { type DeskInvoice, makeDeskInvoice, PayerFields } from '@venue/sdk/desk/admin';
import { contragentType } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './Desk.module.css';
import { PayerInn } from './PayerInn.tsx';

interface Props {
  orderId: number;
  offer: DeskInvoice;
  close: () => void;
}

/** The choice of an organisation that the account does not have yet. */
const ANOTHER = 0;
const nobody = {
  name: '',
  type: contragentType.company,
  INN: '',
  KPP: '',
  OGRN: '',
  legalAddress: '',
  headPosition: '',
  headName: '',
} as const;

const letter = { sendTo: z.union([z.literal(''), Email], { error: 'Проверьте адрес' }), withAgreement: z.boolean() };
const Fields = z.object({ payer: PayerFields, ...letter });
type Values = z.input<typeof Fields>;
/** An organisation of the account needs no requisites here. */
const FieldsOfKnown: z.ZodMiniType<unknown, Values> = z.object({ payer: z.any(), ...letter });

/** Makes the invoice of a booking for an organisation that phones: one of its caller's, or one found by its INN. */
export default function InvoiceDialog({ orderId, offer, close }: Props) {
  const { organisations, sum, keptUntil } = offer;
  const [chosen, setChosen] = useState(organisations[0]?.organisationId ?? ANOTHER);
  const isNew = chosen === ANOTHER;
  const { send } = useSend(makeDeskInvoice, {
    done: 'Счёт готов, часы ждут оплаты',
    refused: 'Не\u00a0удалось выставить счёт',
    failed: failedAt('выставлении счёта'),
  });
  const emailOf = (id: number) => organisations.find(each => each.organisationId === id)?.email ?? '';
  const form = useForm<Values>({
    schema: isNew ? Fields : FieldsOfKnown,
    keep: `desk-invoice:${orderId}`,
    from: { payer: nobody, sendTo: emailOf(chosen), withAgreement: false },
    submit: async (values, { setServerErrors, markSaved }) => {
      const { payer, sendTo, withAgreement } = values;
      const body = {
        ...{ orderId, sum, withAgreement },
        organisationId: isNew ? null : chosen,
        payer: isNew ? payer : null,
        sendTo: sendTo === '' ? null : sendTo,
      };
      if (!(await send({ body }, { handles: setServerErrors }))) return;
      markSaved(values);
      close();
    },
  });
  const choose = (id: number) => {
    setChosen(id);
    form.methods.setValue('sendTo', emailOf(id));
  };
  return (
    <SmallDialog title="Счёт организации" close={close} stays>
      <Form form={form} label="Счёт организации">
        <p className={css.soft}>
          {keptUntil && <span>Часы будем держать до&nbsp;{formatDateTime(keptUntil)}. </span>}
          <span>Счёт останется в&nbsp;«Документах» клиента.</span>
        </p>
        {organisations.length > 0 && (
          <Field label="Кто платит">
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={chosen}
                options={[
                  ...organisations.map(({ organisationId: id, name, INN }) => ({ id, label: `${name}, ИНН ${INN}` })),
                  { id: ANOTHER, label: 'Другая организация' },
                ]}
                onChange={id => choose(id ?? ANOTHER)}
              />
            )}
          </Field>
        )}
        {isNew && <PayerInn />}
        <Text
          name="sendTo"
          label="Эл.&nbsp;почта для счёта"
          type="email"
          inputMode="email"
          maxLength={254}
          hint="Если не&nbsp;указать, клиент найдёт счёт в&nbsp;своих документах"
          optional
        />
        <Checkbox name="withAgreement" label="Отправить и&nbsp;договор" />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Выставить счёт на&nbsp;{formatMoney(sum)}</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
