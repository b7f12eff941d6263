import { exportRequests, listRequests } from '@venue/sdk/market/admin';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import { type AdminMarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { decisionActions, useDecisionDialog } from '../../app/decision/useDecisionDialog.tsx';
import type { BulkOffer } from '../../app/list/bulkOffer.ts';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { decisionsOf, rejectReasons } from './decisions.ts';
import { marketRequestPaths } from './market.paths.ts';
import { requestRemoval } from './removals.ts';

const { column } = recordColumns(marketRequestRecord, listRequests);
const aside = { aside: true };
const columns = [
  column('requestId'),
  column('brandName', { flex: 2, minWidth: 180 }),
  column('requestStatus', { width: 150 }),
  column('itemsCount', { width: 100 }),
  column('total', { width: 130 }),
  column('contactName', { minWidth: 150 }),
  column('contactPhone'),
  column('sentAt'),
  column('updatedAt', { aside: true }),
  personColumn(column('ownerName', aside), row => row.ownerId),
  column('comment', aside),
  column('rejectionReason', aside),
  column('createdAt', aside),
];
const filters: readonly Filter[] = [
  {
    kind: 'select',
    name: 'status',
    label: marketRequestRecord.fields.requestStatus.label,
    // Only their owners see drafts.
    options: marketRequestStatus.options.filter(({ id }) => id !== marketRequestStatus.draft),
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни отправки' },
  { kind: 'text', name: 'brandId', label: 'Номер бренда', byLink: true },
  { kind: 'text', name: 'ownerId', label: 'Номер владельца', byLink: true },
];
const permission = marketRequestRecord.manage;
const bulk: readonly BulkOffer[] = [
  { action: 'market.accept', label: 'Принять', permission, text: 'Товары заявок будут подтверждены.' },
  { action: 'market.reject', label: 'Отклонить', permission, reasons: rejectReasons, danger: true },
];

/** Requests to place goods on the marketplace: accepted together with their goods, or declined with a reason. */
export default function MarketRequestsPage() {
  const { ask, dialog } = useDecisionDialog();
  const { remove } = useRemoval({ ...requestRemoval, list: listRequests });
  const actions = useCallback(
    (row: AdminMarketRequestRow) => [
      ...decisionActions(decisionsOf(row), ask),
      ...(row.can.includes('remove')
        ? [{ label: 'Удалить', danger: true, run: () => remove(row.requestId, row.brandName, row.requestStatus) }]
        : []),
    ],
    [ask, remove],
  );
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listRequests}
        columns={columns}
        filters={filters}
        rowId="requestId"
        title="Заявки маркетплейса"
        searchLabel="Номер, бренд, контакт"
        open={({ requestId }) => href(marketRequestPaths.page, { requestId })}
        actions={actions}
        exportCall={exportRequests}
        bulk={bulk}
        empty={<Empty title="Заявок пока нет" text="Их отправляют владельцы брендов, когда предлагают товары." />}
      />
      {dialog}
    </Page>
  );
}
