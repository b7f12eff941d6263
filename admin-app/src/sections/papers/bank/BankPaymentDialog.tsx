import { failedAt, formatMoney } from '@venue/sdk';
import { countBankPayment, dismissBankPayment, getBankPayment } from '@venue/sdk/papers/admin';
import { type BankPayment, bankPaymentStatus, type PaymentCandidate, whyWaiting } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Checkbox, Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Facts } from '../../../app/record/Facts.tsx';
import css from '../Papers.module.css';
import { paperPaths } from '../papers.paths.ts';

interface Props {
  id: number;
  manages: boolean;
  close: () => void;
}

/** One payment from a bank statement; a pending one can be matched to an invoice or set aside. */
export default function BankPaymentDialog({ id, manages, close }: Props) {
  const { data, error, refetch } = useCall(getBankPayment, { body: { bankPaymentId: id } });
  const payment = data?.message.payment;
  return (
    <SmallDialog title={payment ? `Поступление ${formatMoney(payment.sum)}` : 'Поступление'} close={close}>
      {payment ? (
        <>
          <Facts rows={factsOf(payment)} />
          {manages && payment.bankPaymentStatus === bankPaymentStatus.waiting ? (
            <Decision payment={payment} invoices={data.message.invoices} close={close} />
          ) : (
            <DialogButtons>
              <Button variant="outlined" onClick={close}>
                Закрыть
              </Button>
            </DialogButtons>
          )}
        </>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить платёж" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </SmallDialog>
  );
}

const factsOf = (payment: BankPayment) => [
  ['Поступил', `${formatDate(payment.paidOn)}, платёжное поручение №\u00a0${payment.paymentOrder}`] as const,
  [
    'Плательщик',
    [payment.payerName, payment.payerINN && `ИНН ${payment.payerINN}`].filter(Boolean).join(', '),
  ] as const,
  ['Назначение', payment.paymentPurpose] as const,
  ...(payment.whyWaiting
    ? [['Почему не\u00a0учтён', whyWaiting.option(payment.whyWaiting).label] as const]
    : [['Состояние', bankPaymentStatus.option(payment.bankPaymentStatus).label] as const]),
  ...(payment.invoiceId === null
    ? []
    : [
        [
          'Счёт',
          <Link key="invoice" to={href(paperPaths.invoice, { invoiceId: payment.invoiceId })}>
            №&nbsp;{payment.invoiceNumber}
          </Link>,
        ] as const,
      ]),
];

const Fields = z.object({ invoiceId: z.int('Выберите счёт'), enough: z.boolean(), search: z.string() });

interface DecisionProps {
  payment: BankPayment;
  invoices: readonly PaymentCandidate[];
  close: () => void;
}

function Decision({ payment: { bankPaymentId, sum }, invoices: own, close }: DecisionProps) {
  const count = useSend(countBankPayment, { done: 'Платёж учтён', failed: failedAt('учёте платежа') });
  const dismiss = useSend(dismissBankPayment, { done: 'Платёж отложен', failed: failedAt('решении по\u00a0платежу') });
  const [first] = own;
  const form = useForm({
    schema: Fields,
    keep: `bank-payment:${bankPaymentId}`,
    from: { ...(first ? { invoiceId: first.invoiceId } : {}), enough: false, search: '' },
    submit: async ({ search: _, ...fields }, { setServerErrors, markSaved }) => {
      const reply = await count.send({ body: { bankPaymentId, ...fields } }, { handles: setServerErrors });
      if (!reply) return;
      markSaved({ ...fields, search: '' });
      close();
    },
  });
  const search = useWatch({ control: form.methods.control, name: 'search' }) ?? '';
  const found = useCall(
    getBankPayment,
    { body: { bankPaymentId, search } },
    { enabled: search !== '', keepPrevious: true },
  );
  const matching = search === '' ? own : found.data?.message.invoices;
  const none = matching?.length === 0;
  const invoices = matching && !none ? matching : own;
  const invoiceId = useWatch({ control: form.methods.control, name: 'invoiceId' });
  const chosen = invoices.find(each => each.invoiceId === invoiceId);
  const setAside = async () => {
    if (await dismiss.send({ body: { bankPaymentId } })) close();
  };
  return (
    <Form form={form} label="Решение по&nbsp;платежу">
      <Text name="search" label="Найти другой счёт" hint="Номер, заказчик или ИНН" optional maxLength={100} />
      {none && <p role="status">Выставленных счетов с&nbsp;таким номером, заказчиком или ИНН нет.</p>}
      {invoices.length > 0 && (
        <Choose
          name="invoiceId"
          label="За&nbsp;какой счёт"
          options={invoices.map(each => ({
            id: each.invoiceId,
            label: `№ ${each.invoiceNumber} от ${formatDate(each.invoiceDate)}, ${each.customerName}, осталось ${formatMoney(each.left)}`,
          }))}
        />
      )}
      {chosen && <p className={css.soft}>{whatFollows(sum - chosen.left)}</p>}
      {chosen && chosen.left > 0 && sum > chosen.left && (
        <Checkbox name="enough" label="Считать счёт оплаченным, лишнее вернуть плательщику" />
      )}
      <DialogButtons>
        <Button color="inherit" aria-busy={dismiss.busy || undefined} onClick={() => void setAside()}>
          Не&nbsp;за&nbsp;счёт
        </Button>
        {chosen && <SubmitButton size="medium">Учесть по&nbsp;счёту</SubmitButton>}
      </DialogButtons>
    </Form>
  );
}

function whatFollows(over: number): string {
  if (over === 0) return 'Сумма совпадает: счёт станет оплаченным, если ещё ждёт денег или его часы свободны.';
  if (over < 0) return `Не\u00a0хватает ${formatMoney(-over)}: счёт пока не\u00a0оплачен.`;
  return `Больше, чем осталось, на\u00a0${formatMoney(over)}: сам счёт за\u00a0бронь оплаченным не\u00a0станет.`;
}
