import { exportMovements, listMovements } from '@venue/sdk/receipts/admin';
import { movementRecord } from '@venue/sdk/receipts/kind';
import type { MoneyMovement } from '@venue/sdk/receipts/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { certificatePaths } from '../certificates/certificates.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { purchasePaths } from '../packages/packages.paths.ts';
import { paperPaths } from '../papers/papers.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';
import { MoneyTabs } from './MoneyTabs.tsx';
import { useReceiptActions } from './useReceiptActions.ts';

const NoteDialog = lazyWithRetry(
  () => import('./NoteDialog.tsx'),
  ({ close }) => close(),
);

const { column } = recordColumns(movementRecord, listMovements);
const columns = [
  column('trouble', { width: 168 }),
  column('at', { width: 138 }),
  column('way', { flex: 0, width: 84, minWidth: 80 }),
  column('means', { flex: 0, width: 96, minWidth: 90 }),
  column('title', { link: true, minWidth: 180 }),
  column('sum', { width: 104 }),
  column('providerSum', { width: 104 }),
  column('receipt', { width: 160 }),
  column('receiptKind', { aside: true }),
  column('receiptSum', { aside: true }),
  column('storageNumber', { aside: true }),
  column('documentNumber', { aside: true }),
  column('attribute', { aside: true }),
  column('registeredAt', { aside: true }),
];
const filters: readonly Filter[] = [
  { kind: 'yesNo', name: 'differs', label: 'Есть расхождения' },
  kindFilter(movementRecord, 'receipt'),
  kindFilter(movementRecord, 'means'),
  kindFilter(movementRecord, 'way'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дни' },
];

/** The address of the record that the money is for; undefined if it is unknown. */
function recordOf({ subject }: MoneyMovement): string | undefined {
  if (!subject) return undefined;
  const { kind, id } = subject;
  if (kind === 'invoice') return href(paperPaths.invoice, { invoiceId: id });
  if (kind === 'event') return eventPaths.page.path.replace(/:\w+/, String(id));
  if (kind === 'package') return href(purchasePaths.page, { purchaseId: id });
  if (kind === 'certificate') return href(certificatePaths.page, { id });
  return kind === 'booking' ? `${bookingPaths.list.path}?booking=${id}` : href(ticketOrderPaths.page, { orderId: id });
}

/** Payments and refunds, compared with the provider's statement and the receipts. */
export default function MoneyPage() {
  const [noted, setNoted] = useState<MoneyMovement | null>(null);
  const actions = useReceiptActions(setNoted);
  return (
    <Page {...useScreen()} actions={<MoneyTabs current="money" />}>
      <SectionGrid
        call={listMovements}
        columns={columns}
        filters={filters}
        rowId="movementId"
        title="Деньги и&nbsp;чеки"
        open={recordOf}
        actions={actions}
        exportCall={exportMovements}
        empty={<Empty title="Денег нет" text="Оплаты и&nbsp;возвраты появятся здесь сами." />}
      />
      <Suspense fallback={null}>{noted && <NoteDialog row={noted} close={() => setNoted(null)} />}</Suspense>
    </Page>
  );
}
