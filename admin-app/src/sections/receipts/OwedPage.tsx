import { failedAt, formatMoney } from '@venue/sdk';
import { retryRefund } from '@venue/sdk/bookings/admin';
import { exportOwedMoney, listOwedMoney, sumOwedMoney } from '@venue/sdk/receipts/admin';
import { owedRecord } from '@venue/sdk/receipts/kind';
import { type OwedMoney, owedState } from '@venue/sdk/receipts/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { listSchema, readAddress } from '@venue/shared-ui/grid/address.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { certificatePaths } from '../certificates/certificates.paths.ts';
import { deskPaths } from '../desk/desk.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { purchasePaths } from '../packages/packages.paths.ts';
import { paperPaths } from '../papers/papers.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';

const { column } = recordColumns(owedRecord, listOwedMoney);
const columns = [
  column('title', { minWidth: 180, flex: 2 }),
  personColumn(column('customer', { minWidth: 150 }), row => row.userId),
  column('phone'),
  column('sum', { width: 116 }),
  column('owedState', { width: 160 }),
  column('owedSince', { width: 150 }),
  column('why', { minWidth: 180, flex: 2 }),
  column('means', { flex: 0, width: 126, minWidth: 110 }),
];
const filters: readonly Filter[] = [
  kindFilter(owedRecord, 'owedState'),
  kindFilter(owedRecord, 'means'),
  { kind: 'yesNo', name: 'ofInvoice', label: 'По\u00a0счёту' },
  { kind: 'days', from: 'from', to: 'to', label: 'С\u00a0какого времени' },
  { kind: 'yesNo', name: 'byStaff', label: 'Ждёт сотрудника', byLink: true },
];

/** The address where staff return the money. */
function placeOf({ subject: { kind, id }, owedState: state }: OwedMoney): string {
  if (kind === 'invoice') return href(paperPaths.invoice, { invoiceId: id });
  if (kind === 'bankPayment') return `${paperPaths.payments.path}?payment=${id}`;
  if (kind === 'event') return eventPaths.page.path.replace(/:\w+/, String(id));
  if (kind === 'certificate') return href(certificatePaths.page, { id });
  if (kind === 'ticketOrder') return href(ticketOrderPaths.page, { orderId: id });
  if (kind === 'package') return href(purchasePaths.page, { purchaseId: id });
  // Money of the desk is handed over beside the board.
  return `${(state === owedState.byHand ? deskPaths.board : bookingPaths.list).path}?booking=${id}`;
}

const texts = {
  done: 'Возврат отправлен ещё раз',
  refused: 'Не удалось повторить возврат',
  failed: failedAt('повторе возврата'),
} as const;

/** Everything that the venue owes and has not returned yet. */
export default function OwedPage() {
  const { send } = useSend(retryRefund, texts);
  const [params] = useSearchParams();
  const query = readAddress(listSchema(sumOwedMoney), params);
  const sum = useCall(sumOwedMoney, { query }, { keepPrevious: true }).data?.message.sum;
  const actions = useCallback(
    ({ subject: { kind, id }, can }: OwedMoney) =>
      can.includes('retry') && kind !== 'invoice' && kind !== 'bankPayment'
        ? [{ label: 'Повторить возврат', run: () => send({ body: { kind, id } }) }]
        : [],
    [send],
  );
  return (
    <Page
      {...useScreen()}
      lead={
        <>
          <span>
            Что площадка должна вернуть и&nbsp;ещё не&nbsp;вернула. Откройте строку, чтобы вернуть деньги
            и&nbsp;отметить это.
          </span>{' '}
          {sum !== undefined && <strong>Всего к&nbsp;возврату: {formatMoney(sum)}.</strong>}
        </>
      }
    >
      <SectionGrid
        call={listOwedMoney}
        columns={columns}
        filters={filters}
        rowId="owedId"
        title="Деньги к&nbsp;возврату"
        searchLabel="Номер, имя или телефон"
        open={placeOf}
        actions={actions}
        exportCall={exportOwedMoney}
        empty={<Empty title="Возвращать нечего" text="Здесь появятся возвраты, которые ждут вас или банк." />}
      />
    </Page>
  );
}
