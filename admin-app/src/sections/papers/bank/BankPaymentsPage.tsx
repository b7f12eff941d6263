import { formatMoney } from '@venue/sdk';
import { listBankPayments } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { type BankPayment, bankPaymentStatus } from '@venue/sdk/papers/model';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../../app/frame/useWho.ts';
import { SectionGrid } from '../../../app/list/SectionGrid.tsx';
import { useOpened } from '../../../app/list/useOpened.ts';
import { PapersTabs } from '../PapersTabs.tsx';

const BankPaymentDialog = lazyWithRetry(
  () => import('./BankPaymentDialog.tsx'),
  ({ close }) => close(),
);
const StatementDialog = lazyWithRetry(
  () => import('./StatementDialog.tsx'),
  ({ close }) => close(),
);

const col = columnsOf<BankPayment>();
const columns = [
  col.day('paidOn', 'Поступил', { width: 112 }),
  col.text('sum', 'Сумма', {
    width: 140,
    flex: 0,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: value => formatMoney(Number(value)),
  }),
  col.status('bankPaymentStatus', 'Состояние', bankPaymentStatus, { width: 136 }),
  col.text('payerName', 'Плательщик', { link: true, minWidth: 180 }),
  col.text('paymentPurpose', 'Назначение', { minWidth: 240, flex: 2 }),
  col.text('invoiceNumber', 'Счёт', { width: 92, flex: 0, minWidth: 92 }),
  col.text('paymentOrder', 'Поручение', { width: 104, flex: 0, minWidth: 104 }),
];
const filters: readonly Filter[] = [
  { kind: 'select', name: 'bankPaymentStatus', label: 'Состояние', options: bankPaymentStatus.options },
];

/** Payments to the venue's account from bank statements; those not matched automatically are handled here. */
export default function BankPaymentsPage() {
  const manages = useMay()(invoiceRecord.manage);
  const [uploading, setUploading] = useState(false);
  const payment = useOpened('payment');
  const add = manages && (
    <Button variant="contained" onClick={() => setUploading(true)}>
      Загрузить выписку
    </Button>
  );
  return (
    <Page
      {...useScreen()}
      lead="Платёж засчитывается сам, если в&nbsp;назначении назван номер счёта, а&nbsp;ИНН и&nbsp;сумма совпадают. Остальные разберите здесь."
      actions={
        <>
          <PapersTabs current="payments" />
          {add}
        </>
      }
    >
      <SectionGrid
        call={listBankPayments}
        columns={columns}
        filters={filters}
        rowId="bankPaymentId"
        title="Поступления из&nbsp;банка"
        searchLabel="Плательщик, ИНН, назначение"
        open={row => payment.address(row.bankPaymentId)}
        empty={
          <Empty
            title="Поступлений пока нет"
            text="Скачайте в&nbsp;банке выписку в&nbsp;формате 1С и&nbsp;загрузите её сюда."
            action={add}
          />
        }
      />
      <Suspense fallback={null}>
        {uploading && <StatementDialog close={() => setUploading(false)} />}
        {payment.current !== null && <BankPaymentDialog id={payment.current} manages={manages} close={payment.close} />}
      </Suspense>
    </Page>
  );
}
