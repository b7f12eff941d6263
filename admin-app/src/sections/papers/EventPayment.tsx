import { formatMoney } from '@venue/sdk';
import { getRequestInvoice } from '@venue/sdk/papers/admin';
import { invoiceEnd, orderInvoiceStatus, paperStatus } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import css from './Papers.module.css';
import { paperPaths } from './papers.paths.ts';

/** The invoice of an event and its act, or why there is none yet; only for those who may read invoices. */
export default function EventPayment({ eventRequestId }: { eventRequestId: number }) {
  const enabled = useMay()('agreements.read');
  const paid = useCall(getRequestInvoice, { body: { eventRequestId } }, { enabled }).data?.message;
  if (!paid?.invoice && !paid?.noPayer) return null;
  const { invoice, act, noPayer } = paid;
  return (
    <section className={css.part} aria-labelledby="event-payment">
      <h2 id="event-payment">Оплата</h2>
      {invoice && (
        <>
          <div className={css.row}>
            <Link to={href(paperPaths.invoice, { invoiceId: invoice.invoiceId })}>
              Счёт №&nbsp;{invoice.invoiceNumber} на&nbsp;{formatMoney(invoice.sum)}
            </Link>
            <StatusChip option={orderInvoiceStatus.option(invoice.orderInvoiceStatus)} />
          </div>
          <p className={css.soft}>
            <span>{invoice.customerName}</span>
            {invoice.invoiceEnd && <span>. {invoiceEnd.option(invoice.invoiceEnd).label}</span>}
          </p>
        </>
      )}
      {act && (
        <div className={css.row}>
          <Link to={href(paperPaths.act, { actId: act.actId })}>Акт №&nbsp;{act.actNumber}</Link>
          <StatusChip option={paperStatus.option(act.actStatus)} />
        </div>
      )}
      {noPayer && (
        <p className={css.soft}>
          Счёта ещё нет: у&nbsp;заказчика нет организации с&nbsp;ИНН из&nbsp;заявки. Он&nbsp;может выбрать плательщика
          сам. Или заведите договор и&nbsp;укажите в&nbsp;нём эту заявку: счёт сделается по&nbsp;нему.
        </p>
      )}
    </section>
  );
}
