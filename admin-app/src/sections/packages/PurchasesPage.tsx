import { formatHours, formatMoney } from '@venue/sdk';
import { getPackageTotals, listPurchases } from '@venue/sdk/packages/admin';
import { purchaseRecord } from '@venue/sdk/packages/kind';
import type { Purchase } from '@venue/sdk/packages/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import css from './Purchases.module.css';
import { purchasePaths } from './packages.paths.ts';

const { column } = recordColumns(purchaseRecord, listPurchases);
const columns = [
  column('purchaseId', { width: 66 }),
  column('packageTitle', { minWidth: 170, flex: 2 }),
  column('customer', { minWidth: 140, flex: 1 }),
  column('phone'),
  column('purchaseStatus', { width: 172 }),
  column('hoursLeft', { width: 150 }),
  column('moneyLeft', { width: 170 }),
  column('validUntil', { width: 140 }),
  column('packageHours', { aside: true }),
  column('hoursUsed', { aside: true }),
  column('price', { aside: true }),
  column('createdAt', { aside: true }),
  column('paidAt', { aside: true }),
];
const filters: readonly Filter[] = [kindFilter(purchaseRecord, 'purchaseStatus', 'purchaseStatus')];

const addressOf = ({ purchaseId }: Purchase): string => href(purchasePaths.page, { purchaseId });

/** The packages that were bought, over what they brought and still owe. */
export default function PurchasesPage() {
  return (
    <Page {...useScreen()}>
      <Totals />
      <SectionGrid
        call={listPurchases}
        columns={columns}
        filters={filters}
        rowId="purchaseId"
        title="Проданные абонементы"
        searchLabel="Номер, клиент, телефон или название"
        open={addressOf}
        empty={<Empty title="Абонементов ещё не&nbsp;покупали" text="Проданные появятся здесь сами." />}
      />
    </Page>
  );
}

function Totals() {
  const of = useCall(getPackageTotals, {}).data?.message;
  if (!of) return null;
  const rows = [
    ['Продано', of.soldHours, of.soldSum],
    ['Использовано', of.usedHours, of.usedSum],
    ['Осталось у\u00a0клиентов', of.openHours, of.openSum],
    ['Срок закончился', of.expiredHours, of.expiredSum],
    ['Возвращено', of.returnedHours, of.returnedSum],
  ] as const;
  return (
    <dl className={css.totals} aria-label="Итоги по&nbsp;абонементам">
      {rows.map(([title, hours, sum]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <strong>{formatMoney(sum)}</strong>
            <span>{formatHours(hours)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
