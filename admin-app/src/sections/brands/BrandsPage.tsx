import { listActivities } from '@venue/sdk/brands';
import { exportBrands, listBrands } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import type { AdminBrandRow } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback, useMemo } from 'react';
import { decisionActions, useDecisionDialog } from '../../app/decision/useDecisionDialog.tsx';
import type { BulkOffer } from '../../app/list/bulkOffer.ts';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { brandPaths } from './brands.paths.ts';
import { decisionsOf, rejectReasons, reworkReasons } from './decisions.ts';

const { column, named } = recordColumns(brandRecord, listBrands);
const columns = [
  column('brandId'),
  named('brandName', 'mainPhoto', { flex: 2 }),
  column('brandStatus', { width: 150 }),
  {
    field: 'company',
    headerName: brandRecord.fields.organisationId.label,
    flex: 1,
    minWidth: 140,
    valueFormatter: (_: unknown, row: AdminBrandRow) => row.company.companyName || '—',
  },
  personColumn(column('ownerName', { minWidth: 150 }), row => row.ownerId),
  column('ownerPhone', { aside: true }),
  column('sentAt'),
  column('updatedAt', { aside: true }),
  column('createdAt', { aside: true }),
  column('rejectionReason', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(brandRecord, 'brandStatus', 'status'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дни отправки' },
  { kind: 'text', name: 'ownerId', label: 'Номер владельца', byLink: true },
];
const permission = brandRecord.manage;
const bulk: readonly BulkOffer[] = [
  { action: 'brands.confirm', label: 'Подтвердить', permission, text: 'Владельцы получат сообщение.' },
  { action: 'brands.rework', label: 'На\u00a0доработку', permission, reasons: reworkReasons },
  { action: 'brands.reject', label: 'Отклонить', permission, reasons: rejectReasons, danger: true },
];

/** Brands of all customers: what waits for a decision, what is confirmed, what was sent back. */
export default function BrandsPage() {
  const { data } = useCall(listActivities, {});
  const { ask, dialog } = useDecisionDialog();
  const kinds = data?.message.activities;
  const allFilters = useMemo(
    (): readonly Filter[] => [
      ...filters,
      {
        kind: 'select',
        name: 'activityKindId',
        label: brandRecord.fields.activityKindIds.label,
        options: (kinds ?? []).map(({ activityKindId: id, activityKindName: label }) => ({ id, label })),
      },
    ],
    [kinds],
  );
  const actions = useCallback((row: AdminBrandRow) => decisionActions(decisionsOf(row), ask), [ask]);
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listBrands}
        columns={columns}
        filters={allFilters}
        rowId="brandId"
        title="Бренды"
        searchLabel="Бренд, владелец, ИНН"
        open={({ brandId }) => href(brandPaths.page, { brandId })}
        actions={actions}
        exportCall={exportBrands}
        bulk={bulk}
        empty={<Empty title="Брендов пока нет" text="Их добавляют клиенты в&nbsp;своём кабинете." />}
      />
      {dialog}
    </Page>
  );
}
