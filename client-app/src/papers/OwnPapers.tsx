import { formatMoney } from '@venue/sdk';
import { listMyPapers } from '@venue/sdk/papers';
import {
  actName,
  type CustomerAct,
  edoState,
  isUpd,
  type OrderInvoice,
  orderInvoiceStatus,
} from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { nextOf } from './nextOf.ts';
import css from './OwnPapers.module.css';
import { usePapers } from './usePapers.ts';

/** Invoices and acts, newest first; renders nothing while there are none. */
export default function OwnPapers() {
  const papers = useCall(listMyPapers, {}).data?.message;
  const download = usePapers();
  if (!papers || papers.invoices.length + papers.acts.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="own-papers">
      <h2 id="own-papers">Счета и&nbsp;акты</h2>
      <ul className={css.list} aria-labelledby="own-papers">
        {papers.invoices.map(each => (
          <InvoiceRow key={`invoice-${each.invoiceId}`} invoice={each} download={download} />
        ))}
        {papers.acts.map(each => (
          <ActRow key={`act-${each.actId}`} act={each} download={download} />
        ))}
      </ul>
    </Stack>
  );
}

type Download = ReturnType<typeof usePapers>;

function InvoiceRow({ invoice, download }: { invoice: OrderInvoice; download: Download }) {
  const { invoiceId, invoiceNumber, invoiceDate, customerName, sum, orderIds, eventRequestId } = invoice;
  const [order] = orderIds;
  return (
    <li>
      <div>
        <p className={css.name}>
          Счёт №&nbsp;{invoiceNumber} от&nbsp;{formatDate(invoiceDate)}
          <StatusChip option={orderInvoiceStatus.option(invoice.orderInvoiceStatus)} />
        </p>
        <p className={css.soft}>
          {customerName}&ensp;·&ensp;{formatMoney(sum)}
        </p>
        <p className={css.soft}>{nextOf(invoice)}</p>
      </div>
      <div className={css.buttons}>
        <Button
          size="small"
          aria-label={`Скачать счёт №\u00a0${invoiceNumber}`}
          aria-disabled={download.busy}
          onClick={() => void download.invoice(invoiceId)}
        >
          Скачать
        </Button>
        {order !== undefined && (
          <Button size="small" color="inherit" to={href(bookingPaths.payment, { order })}>
            К&nbsp;брони
          </Button>
        )}
        {eventRequestId !== null && (
          <Button size="small" color="inherit" to={href(eventRequestPaths.edit, { eventRequestId })}>
            К&nbsp;заявке
          </Button>
        )}
      </div>
    </li>
  );
}

/** What customers see of the exchange of a УПД: their own answer. */
const answeredStates: readonly CustomerAct['edoState'][] = ['signed', 'differs', 'refused'];

function ActRow({ act, download }: { act: CustomerAct; download: Download }) {
  const { actId, actForm, actDate, customerName, sum, invoiceNumber } = act;
  const answered = answeredStates.includes(act.edoState) ? edoState.option(act.edoState) : null;
  return (
    <li>
      <div>
        <p className={css.name}>
          <span>
            {actName(act)} от&nbsp;{formatDate(actDate)}
          </span>
          {answered && <StatusChip option={answered} />}
        </p>
        <p className={css.soft}>
          <span>
            {customerName}&ensp;·&ensp;{formatMoney(sum)}
          </span>
          {invoiceNumber && <span>&ensp;·&ensp;по&nbsp;счёту №&nbsp;{invoiceNumber}</span>}
        </p>
      </div>
      <div className={css.buttons}>
        <Button
          size="small"
          aria-label={`Скачать: ${actName(act)}`}
          aria-disabled={download.busy}
          onClick={() => void download.act(actId)}
        >
          Скачать
        </Button>
        {isUpd(actForm) && (
          <Button
            size="small"
            aria-label={`XML для\u00a0ЭДО: ${actName(act)}`}
            aria-disabled={download.busy}
            onClick={() => void download.xml(actId)}
          >
            XML для&nbsp;ЭДО
          </Button>
        )}
      </div>
    </li>
  );
}
