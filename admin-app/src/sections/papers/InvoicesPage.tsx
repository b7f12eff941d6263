import { listInvoices } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import type { InvoiceRow } from '@venue/sdk/papers/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { BulkOffer } from '../../app/list/bulkOffer.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { ArchiveButton } from './ArchiveButton.tsx';
import { PapersTabs } from './PapersTabs.tsx';
import { paperPaths } from './papers.paths.ts';

const { column } = recordColumns(invoiceRecord, listInvoices);
const columns = [
  column('invoiceNumber', { minWidth: 92, card: row => `Счёт №\u00a0${row.invoiceNumber}` }),
  column('invoiceStatus', { width: 118 }),
  column('invoiceDate', { width: 106 }),
  column('customerName', { minWidth: 180, flex: 2 }),
  column('agreementNumber', { minWidth: 96 }),
  column('sum', { width: 128 }),
  column('paid', { width: 128 }),
  column('unpaid', { width: 128 }),
  column('left', { width: 152, aside: true }),
  column('invoiceDue', { width: 122, aside: true }),
  column('vat', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(invoiceRecord, 'invoiceStatus'),
  { kind: 'yesNo', name: 'overdue', label: 'Оплата просрочена' },
  { kind: 'days', from: 'from', to: 'to', label: 'Дата счёта' },
  { kind: 'text', name: 'agreementId', label: 'Запись договора', byLink: true },
];
const bulk: readonly BulkOffer[] = [
  {
    action: 'invoices.close',
    label: 'Выставить счета',
    permission: invoiceRecord.manage,
    text: 'Изменить выставленные счета будет нельзя: для исправления составляют новый документ.',
    done: 'Выставлено',
  },
  {
    action: 'invoices.act',
    label: 'Составить акты',
    permission: invoiceRecord.manage,
    text: 'Каждый акт подтвердит сегодняшним числом всё, чего ещё нет в\u00a0актах. По\u00a0счетам за\u00a0брони и\u00a0мероприятия акты составятся сами.',
    done: 'Составлено',
  },
];

const addressOf = ({ invoiceId }: InvoiceRow): string => href(paperPaths.invoice, { invoiceId });

/** The invoices of all agreements, the newest first. */
export default function InvoicesPage() {
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <PapersTabs current="invoices" />
          <ArchiveButton />
        </>
      }
    >
      <SectionGrid
        call={listInvoices}
        columns={columns}
        filters={filters}
        rowId="invoiceId"
        title="Счета"
        searchLabel="Номер, назначение, заказчик или ИНН"
        open={addressOf}
        bulk={bulk}
        empty={<Empty title="Счетов пока нет" text="Счёт выставляют на&nbsp;странице действующего договора." />}
      />
    </Page>
  );
}
