import { exportItems, listItems } from '@venue/sdk/market/admin';
import { marketItemRecord } from '@venue/sdk/market/kind';
import type { AdminMarketItemRow } from '@venue/sdk/market/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { marketItemPaths } from './market.paths.ts';
import { itemRemoval } from './removals.ts';

const { column, drawn } = recordColumns(marketItemRecord, listItems);
const pictureOf = ({ images }: AdminMarketItemRow) => images.find(image => image.isMain) ?? images[0] ?? null;
const aside = { aside: true };
const columns = [
  column('itemId'),
  drawn('itemName', row => <NameCell name={row.itemName} picture={pictureOf(row)} />, { flex: 2, minWidth: 260 }),
  column('itemStatus', { width: 150 }),
  column('brandName', { minWidth: 150 }),
  column('itemPrice', { width: 120 }),
  column('itemArticle', { flex: 0, width: 110 }),
  column('heldBy', { flex: 0, width: 110 }),
  column('updatedAt'),
  column('itemBarcode', aside),
  column('itemNeedsMarking', aside),
  personColumn(column('ownerName', aside), row => row.ownerId),
  column('ownerPhone', aside),
  column('createdAt', aside),
];
const filters: readonly Filter[] = [
  kindFilter(marketItemRecord, 'itemStatus', 'status'),
  { kind: 'text', name: 'brandId', label: 'Номер бренда', byLink: true },
  { kind: 'text', name: 'ownerId', label: 'Номер владельца', byLink: true },
];

/** Goods of all brands. They are confirmed by accepting the request they are offered in. */
export default function MarketItemsPage() {
  const { remove } = useRemoval({ ...itemRemoval, list: listItems });
  const actions = useCallback(
    ({ itemId, itemName, can }: AdminMarketItemRow) =>
      can.includes('remove') ? [{ label: 'Удалить', danger: true, run: () => remove(itemId, itemName) }] : [],
    [remove],
  );
  return (
    <Page {...useScreen()}>
      <SectionGrid
        call={listItems}
        columns={columns}
        filters={filters}
        rowId="itemId"
        title="Товары"
        searchLabel="Название, артикул, бренд"
        open={({ itemId }) => href(marketItemPaths.page, { itemId })}
        actions={actions}
        exportCall={exportItems}
        empty={<Empty title="Товаров пока нет" text="Их добавляют владельцы брендов в&nbsp;своём кабинете." />}
      />
    </Page>
  );
}
