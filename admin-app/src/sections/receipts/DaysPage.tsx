import { failedAt } from '@venue/sdk';
import { listReconciliation, readStatement } from '@venue/sdk/receipts/admin';
import { reconciliationRecord } from '@venue/sdk/receipts/kind';
import type { ReconciliationDay } from '@venue/sdk/receipts/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';
import { receiptPaths } from './receipts.paths.ts';

const { column } = recordColumns(reconciliationRecord, listReconciliation);
const sum = { width: 106 } as const;
const number = { width: 98 } as const;
/** Money by the bank's books; a dash before they were read, which is not the same as no money. */
const bank = (name: 'providerPaid' | 'providerReturned') => {
  const { renderCell: _, card: __, ...column_ } = column(name, sum);
  const text = (row: ReconciliationDay) => (row.readAt === null ? 'не\u00a0сверено' : <Money kopecks={row[name]} />);
  return {
    ...column_,
    renderCell: ({ row }: { row: ReconciliationDay }) => (
      <span data-unread={row.readAt === null || undefined}>{text(row)}</span>
    ),
    card: text,
  };
};
const columns = [
  column('day', { width: 112 }),
  column('differences', { width: 112 }),
  column('paid', sum),
  bank('providerPaid'),
  column('returned', sum),
  bank('providerReturned'),
  column('cash', sum),
  column('terminal', sum),
  column('transfer', { ...sum, aside: true }),
  column('returnedByHand', { ...sum, aside: true }),
  column('receiptsRegistered', { ...number, aside: true }),
  column('receiptsOpen', number),
  column('receiptsRefused', number),
  column('readAt', { width: 138, aside: true }),
];
const filters: readonly Filter[] = [
  { kind: 'yesNo', name: 'differs', label: 'Есть расхождения' },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни' },
];

const texts = {
  done: 'Запросили данные банка за\u00a0день',
  refused: 'Не удалось запросить данные банка',
  failed: failedAt('запросе данных банка'),
} as const;

/** The address of «Деньги и чеки», filtered by one day. */
const moneyOf = ({ day }: ReconciliationDay) => `${receiptPaths.money.path}?from=${day}&to=${day}`;

/** The daily reconciliation of our records, the provider's statement and the receipts. */
export default function DaysPage() {
  const manages = useMay()('receipts.manage');
  const { send } = useSend(readStatement, texts);
  const actions = useCallback(
    ({ day }: ReconciliationDay) => [{ label: 'Сверить с\u00a0банком заново', run: () => send({ body: { day } }) }],
    [send],
  );
  return (
    <Page
      {...useScreen()}
      actions={<MoneyTabs current="list" />}
      lead="Наши оплаты и&nbsp;возвраты рядом с&nbsp;данными банка и&nbsp;чеками. Банк сверяется сам: сегодняшний день раз в&nbsp;час, прошедшие ещё дважды."
    >
      <SectionGrid
        call={listReconciliation}
        columns={columns}
        filters={filters}
        rowId="day"
        title="Сверка по&nbsp;дням"
        open={moneyOf}
        {...(manages ? { actions } : {})}
        empty={
          <Empty title="Денег ещё не&nbsp;было" text="Дни с&nbsp;оплатами и&nbsp;возвратами появятся здесь сами." />
        }
      />
    </Page>
  );
}
