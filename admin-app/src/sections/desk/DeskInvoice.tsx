import { failedAt, formatMoney } from '@venue/sdk';
import { getDeskInvoice, type DeskInvoice as Invoice, withdrawDeskInvoice } from '@venue/sdk/desk/admin';
import { invoiceEnd, noInvoice, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Suspense, useState } from 'react';

const InvoiceDialog = lazyWithRetry(
  () => import('./InvoiceDialog.tsx'),
  ({ close }) => close(),
);
const InvoiceMailDialog = lazyWithRetry(
  () => import('./InvoiceMailDialog.tsx'),
  ({ close }) => close(),
);

/** The invoice of a booking whose organisation phones: makes it, or says what it waits for. */
export function DeskInvoice({ orderId }: { orderId: number }) {
  const offer = useCall(getDeskInvoice, { id: orderId }).data?.message;
  const [open, setOpen] = useState(false);
  if (!offer) return null;
  const { invoice, can } = offer;
  if (invoice?.orderInvoiceStatus === orderInvoiceStatus.awaiting) return <Awaited orderId={orderId} offer={offer} />;
  return (
    <>
      {invoice?.invoiceEnd && (
        <p>
          Счёт №&nbsp;{invoice.invoiceNumber} аннулирован. {invoiceEnd.option(invoice.invoiceEnd).label}.
        </p>
      )}
      {can.includes('make') ? (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Счёт организации
          </Button>
        </div>
      ) : (
        offer.noInvoice && <SoftText size="small">Счёт: {noInvoice.option(offer.noInvoice).label}</SoftText>
      )}
      {open && (
        <Suspense fallback={null}>
          <InvoiceDialog orderId={orderId} offer={offer} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Awaited({ orderId, offer: { invoice, mailed, can } }: { orderId: number; offer: Invoice }) {
  const [open, setOpen] = useState(false);
  const { send, busy } = useSend(withdrawDeskInvoice, { done: 'Счёт отозван', failed: failedAt('отзыве счёта') });
  if (!invoice) return null;
  const { invoiceId, invoiceNumber, customerName, sum, received, keptUntil } = invoice;
  const [last] = mailed;
  const withdraw = async () => {
    const sure = await confirm({
      title: `Отозвать счёт №\u00a0${invoiceNumber}?`,
      text: 'Оплатить его будет нельзя. Часы подержим ещё час: за\u00a0это время можно выставить другой счёт или принять деньги.',
      yes: 'Отозвать счёт',
      no: 'Отмена',
    });
    if (sure) await send({ body: { orderId, invoiceId } });
  };
  return (
    <>
      <p>
        <span>
          Счёт №&nbsp;{invoiceNumber} на&nbsp;{formatMoney(sum)}, {customerName}.
        </span>{' '}
        <span>{waitingText(received, keptUntil)}</span>
      </p>
      {last && (
        <SoftText size="small">
          <span>
            Отправлен {formatDateTime(last.mailedAt)}: {last.mailedTo.join(', ')}
          </span>
          {last.mailProblem && <span> · не&nbsp;дошёл: {last.mailProblem}</span>}
        </SoftText>
      )}
      <Flow gap={8}>
        {can.includes('mail') && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Отправить счёт письмом
          </Button>
        )}
        {can.includes('withdraw') && (
          <Button color="inherit" aria-busy={busy || undefined} onClick={() => void withdraw()}>
            Отозвать счёт
          </Button>
        )}
      </Flow>
      {open && (
        <Suspense fallback={null}>
          <InvoiceMailDialog orderId={orderId} to={last?.mailedTo[0] ?? ''} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function waitingText(received: number, until: string | null): string {
  const came = received > 0 && `Пришло ${formatMoney(received)}`;
  // The hours stay held until the statement of that day was read.
  if (until !== null && Date.parse(until) <= serverNow())
    return `${came ? `${came}. ` : ''}Срок был до\u00a0${formatDateTime(until)}, ждём выписку банка.`;
  return `${came ? `${came}, остальное` : 'Деньги'} ждём до\u00a0${until ? formatDateTime(until) : 'оплаты'}.`;
}
