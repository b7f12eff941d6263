import { formatMoney } from '@venue/sdk';
import { payInvoice } from '@venue/sdk/papers/admin';
import {
  type Invoice,
  type InvoiceOrder,
  invoiceEnd,
  orderInvoiceStatus,
  ReceiptFields,
} from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import css from './Papers.module.css';

interface Props {
  paper: Invoice;
  order: InvoiceOrder;
  close: () => void;
}

const Fields = z.extend(ReceiptFields, { enough: z.boolean() });
const texts = {
  done: 'Поступление отмечено',
  refused: 'Не\u00a0удалось отметить поступление',
  failed: 'Произошла ошибка при отметке поступления',
};

/** Records money received for an invoice; the consequences are shown before it is sent. */
export default function ReceiptDialog({ paper, order, close }: Props) {
  const { send } = useSend(payInvoice, texts);
  const left = order.unpaid;
  const form = useForm({
    schema: Fields,
    keep: `invoice-receipt:${paper.invoiceId}`,
    from: { paidOn: dayOf(new Date()), paymentOrder: '', ...(left > 0 ? { sum: left } : {}), enough: false },
    submit: async (fields, { setServerErrors, markSaved }) => {
      const reply = await send({ body: { invoiceId: paper.invoiceId, ...fields } }, { handles: setServerErrors });
      if (!reply) return;
      markSaved(fields);
      close();
    },
  });
  const sum = useWatch({ control: form.methods.control, name: 'sum' });
  const isOfBookings = order.orderIds.length > 0;
  const isAwaited = order.orderInvoiceStatus === orderInvoiceStatus.awaiting;
  const mayPay = isAwaited || order.invoiceEnd === invoiceEnd.expired;
  const over = typeof sum === 'number' ? sum - left : null;
  return (
    <SmallDialog title={`Поступление по\u00a0счёту №\u00a0${paper.invoiceNumber}`} close={close} stays>
      <Form form={form} label="Поступление">
        <Row>
          <DateField name="paidOn" label="Дата поступления" />
          <Text name="paymentOrder" label="Номер платёжного поручения" maxLength={20} />
        </Row>
        <MoneyField name="sum" label="Сумма, ₽" />
        {over !== null && <p className={css.soft}>{whatFollows(over, order)}</p>}
        {mayPay && !order.ofAgreement && over !== null && over > 0 && (
          <Checkbox
            name="enough"
            label={
              isOfBookings ? 'Подтвердить бронь, лишнее вернуть организации' : 'Считать счёт оплаченным, лишнее вернуть'
            }
          />
        )}
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Отметить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}

function whatFollows(over: number, order: InvoiceOrder): string {
  const { orderIds, ofAgreement, invoiceEnd: end } = order;
  const isOfBookings = orderIds.length > 0;
  if (end === invoiceEnd.expired && over >= 0)
    return 'Срок счёта прошёл. Если часы ещё свободны, бронь станет оплаченной, если нет\u00a0— деньги нужно будет вернуть. Клиент получит СМС.';
  if (end) return 'Этот счёт больше не\u00a0ждёт денег: их нужно будет вернуть организации.';
  if (ofAgreement && over === 0) return 'Сумма совпала: счёт будет оплачен.';
  if (ofAgreement && over > 0)
    return `Счёт будет оплачен, лишние ${formatMoney(over)} нужно будет вернуть организации.`;
  if (over === 0)
    return isOfBookings
      ? 'Сумма совпала: бронь станет оплаченной, клиент получит СМС.'
      : 'Сумма совпала: заявка перейдёт к\u00a0подготовке мероприятия.';
  if (over < 0)
    return `Не\u00a0хватает ${formatMoney(-over)}: ${isOfBookings ? 'бронь пока не\u00a0подтвердится' : 'счёт пока не\u00a0оплачен'}.`;
  return `Больше счёта на\u00a0${formatMoney(over)}: ${isOfBookings ? 'сама бронь не\u00a0подтвердится' : 'сам счёт оплаченным не\u00a0станет'}.`;
}
