import { formatMoney } from '@venue/sdk';
import { exportDebtors, listDebtors, sumDebts } from '@venue/sdk/debts/admin';
import { debtorRecord } from '@venue/sdk/debts/kind';
import type { Debtor } from '@venue/sdk/debts/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { listSchema, readAddress } from '@venue/shared-ui/grid/address.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { organisationUrl } from '../customers/customers.paths.ts';
import { paperPaths } from '../papers/papers.paths.ts';

const StatementDialog = lazyWithRetry(
  () => import('./StatementDialog.tsx'),
  ({ close }) => close(),
);

const { column } = recordColumns(debtorRecord, listDebtors);
const columns = [
  column('customer', { minWidth: 200, flex: 2 }),
  column('INN', { width: 130 }),
  column('sum', { width: 120 }),
  column('upTo30', { width: 120 }),
  column('upTo60', { width: 120 }),
  column('upTo90', { width: 120 }),
  column('over90', { width: 150 }),
  column('invoices', { width: 90 }),
  column('dueSince', { width: 130 }),
  column('remindedAt', { width: 150 }),
];
const ages = [
  ['upTo30', 'до\u00a030 дней'],
  ['upTo60', '31–60 дней'],
  ['upTo90', '61–90 дней'],
  ['over90', 'больше 90 дней'],
] as const;

const invoicesOf = ({ INN }: Debtor) => `${paperPaths.invoices.path}?overdue=true&search=${encodeURIComponent(INN)}`;

/** Organisations that have not paid their invoices in time, by the age of their debts. */
export default function DebtorsPage() {
  const [params] = useSearchParams();
  const query = readAddress(listSchema(sumDebts), params);
  const sums = useCall(sumDebts, { query }, { keepPrevious: true }).data?.message;
  const [debtor, setDebtor] = useState<Debtor | null>(null);
  const go = useNavigate();
  const actions = useCallback(
    (row: Debtor) => [
      { label: 'Организация', run: async () => void go(organisationUrl(row.INN)) },
      { label: 'Акт сверки', run: async () => setDebtor(row) },
    ],
    [go],
  );
  return (
    <Page
      {...useScreen()}
      lead={
        <>
          <span>Счета, срок которых прошёл. Напоминаем письмом через 3, 14 и&nbsp;30 дней, пока не&nbsp;оплатят.</span>{' '}
          {sums && sums.sum > 0 && (
            <span>
              <strong>Всего {formatMoney(sums.sum)}</strong>:{' '}
              {ages
                .filter(([age]) => sums[age] > 0)
                .map(([age, label]) => `${label} ${formatMoney(sums[age])}`)
                .join(', ')}
              .
            </span>
          )}
        </>
      }
    >
      <SectionGrid
        call={listDebtors}
        columns={columns}
        filters={[]}
        rowId="debtorId"
        title="Должники"
        searchLabel="Название или ИНН"
        open={invoicesOf}
        actions={actions}
        exportCall={exportDebtors}
        empty={<Empty title="Долгов нет" text="Здесь появятся те, кто не&nbsp;оплатил счёт в&nbsp;срок." />}
      />
      {debtor && (
        <Suspense fallback={null}>
          <StatementDialog INN={debtor.INN} customer={debtor.customer} close={() => setDebtor(null)} />
        </Suspense>
      )}
    </Page>
  );
}
