import { listAgreements } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import type { AgreementRow } from '@venue/sdk/agreements/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { ArchiveButton, PapersTabs } from '../papers/papers.view.ts';
import { agreementPaths } from './agreements.paths.ts';

const { column } = recordColumns(agreementRecord, listAgreements);
const columns = [
  column('agreementNumber', { minWidth: 96, card: row => `Договор №\u00a0${row.agreementNumber}` }),
  column('agreementStatus', { width: 138 }),
  column('agreementDate', { width: 106 }),
  column('customerName', { minWidth: 160, flex: 2 }),
  column('agreementSubject', { minWidth: 150, flex: 2 }),
  column('agreementSum', { width: 118 }),
  column('invoiced', { width: 118 }),
  column('paid', { width: 118 }),
  column('unpaid', { width: 118 }),
  column('acted', { width: 130, aside: true }),
  column('customerINN', { aside: true }),
  column('agreementTo', { aside: true }),
  column('updatedAt', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(agreementRecord, 'agreementStatus'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дата договора' },
  { kind: 'text', name: 'userId', label: 'Номер клиента', byLink: true },
  { kind: 'text', name: 'eventRequestId', label: 'Номер заявки', byLink: true },
];

const addressOf = ({ agreementId }: AgreementRow): string => href(agreementPaths.page, { agreementId });

/** Every agreement, last changed first. */
export default function AgreementsPage() {
  const add = useMay()(agreementRecord.manage) && (
    <Button to={href(agreementPaths.create)} variant="contained">
      Добавить договор
    </Button>
  );
  const actions = (
    <>
      <PapersTabs current="agreements" />
      <ArchiveButton />
      {add}
    </>
  );
  return (
    <Page {...useScreen()} actions={actions}>
      <SectionGrid
        call={listAgreements}
        columns={columns}
        filters={filters}
        rowId="agreementId"
        title="Договоры"
        searchLabel="Номер, предмет, заказчик или ИНН"
        open={addressOf}
        empty={
          <Empty title="Договоров пока нет" text="Счета и акты выставляются по действующему договору." action={add} />
        }
      />
    </Page>
  );
}
