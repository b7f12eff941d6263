import { formatMoney } from '@venue/sdk';
import { getEventInvoice, makeEventInvoice } from '@venue/sdk/papers';
import { isUpd, orderInvoiceStatus, type EventInvoice as Paid } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { profilePaths } from '../profile/profile.paths.ts';
import { nextOf } from './nextOf.ts';
import css from './PayByInvoice.module.css';
import { invoiceFailed, PayerChoice } from './PayerChoice.tsx';
import { usePapers } from './usePapers.ts';

/** How an event is paid for: its invoice and act, or the choice of payer. Renders nothing before either exists. */
export default function EventInvoice({ eventRequestId }: { eventRequestId: number }) {
  const paid = useCall(getEventInvoice, { body: { eventRequestId } }).data?.message;
  if (!paid?.mayChoose && !paid?.invoice) return null;
  return (
    <section className={css.invoice} aria-labelledby="event-invoice">
      {paid.mayChoose ? <Choice eventRequestId={eventRequestId} paid={paid} /> : <Made paid={paid} />}
    </section>
  );
}

function Made({ paid: { invoice, act } }: { paid: Paid }) {
  const papers = usePapers();
  if (!invoice) return null;
  const isAwaited = invoice.orderInvoiceStatus === orderInvoiceStatus.awaiting;
  return (
    <>
      <div className={css.head}>
        <h2 id="event-invoice">Счёт №&nbsp;{invoice.invoiceNumber}</h2>
        <StatusChip option={orderInvoiceStatus.option(invoice.orderInvoiceStatus)} />
      </div>
      <p>
        {invoice.customerName}, {formatMoney(invoice.sum)}, от&nbsp;{formatDate(invoice.invoiceDate)}
      </p>
      <p>{nextOf(invoice)}</p>
      {isAwaited && (
        <p className={css.soft}>
          Передайте счёт в&nbsp;бухгалтерию или оплатите его по&nbsp;коду в&nbsp;приложении банка. Когда деньги придут,
          мы начнём подготовку, а&nbsp;после мероприятия здесь появится акт.
        </p>
      )}
      <Flow gap={8}>
        <Button
          variant={isAwaited ? 'contained' : 'outlined'}
          aria-disabled={papers.busy}
          onClick={() => void papers.invoice(invoice.invoiceId)}
        >
          Скачать счёт
        </Button>
        {act && (
          <Button variant="outlined" aria-disabled={papers.busy} onClick={() => void papers.act(act.actId)}>
            Скачать {isUpd(act.actForm) ? 'УПД' : 'акт'} №&nbsp;{act.actNumber}
          </Button>
        )}
      </Flow>
    </>
  );
}

function Choice({ eventRequestId, paid }: { eventRequestId: number; paid: Paid }) {
  const { organisations, sum } = paid;
  const { send, busy } = useSend(makeEventInvoice, { done: 'Счёт готов', ...invoiceFailed });
  const make = async (organisationId: number) => {
    await send({ body: { eventRequestId, organisationId, sum } }, { covers: true });
  };
  return (
    <>
      <h2 id="event-invoice">Кто оплатит мероприятие?</h2>
      {organisations.length === 0 ? (
        <p>
          Добавьте организацию в&nbsp;<ScreenLink to={profilePaths.organisations}>«Организации»</ScreenLink>,
          и&nbsp;здесь можно будет получить счёт на&nbsp;{formatMoney(sum)}. Если платите как физическое лицо, напишите
          менеджеру.
        </p>
      ) : (
        <>
          <p>
            Выберите организацию: счёт будет на&nbsp;неё, он&nbsp;и&nbsp;акт останутся здесь и&nbsp;в&nbsp;«Документах».
          </p>
          <PayerChoice organisations={organisations} sum={sum} variant="contained" busy={busy} make={make} />
        </>
      )}
    </>
  );
}
