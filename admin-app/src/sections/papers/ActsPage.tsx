import { listActs } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { actName, type ListedAct } from '@venue/sdk/papers/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import type { BulkOffer } from '../../app/list/bulkOffer.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { ArchiveButton } from './ArchiveButton.tsx';
import { EdoArchiveButton } from './edo/EdoArchiveButton.tsx';
import { PapersTabs } from './PapersTabs.tsx';
import { paperPaths } from './papers.paths.ts';

const AnswersDialog = lazyWithRetry(
  () => import('./edo/AnswersDialog.tsx'),
  ({ close }) => close(),
);

const { column } = recordColumns(actRecord, listActs);
const columns = [
  column('actNumber', { minWidth: 92, card: actName }),
  column('actStatus', { width: 112 }),
  column('actForm', { minWidth: 120 }),
  column('edoState', { width: 136 }),
  column('actDate', { width: 104 }),
  column('customerName', { minWidth: 150, flex: 2 }),
  column('invoiceNumber', { minWidth: 84 }),
  column('agreementNumber', { minWidth: 96 }),
  column('sum', { width: 118 }),
  column('actFrom', { aside: true }),
  column('actTo', { aside: true }),
  column('vat', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(actRecord, 'actStatus'),
  kindFilter(actRecord, 'actForm'),
  kindFilter(actRecord, 'edoState'),
  { kind: 'yesNo', name: 'edoWaits', label: 'Ответ заказчика ждёт вас' },
  { kind: 'days', from: 'from', to: 'to', label: 'Дата акта' },
  { kind: 'text', name: 'agreementId', label: 'Запись договора', byLink: true },
];
const bulk: readonly BulkOffer[] = [
  {
    action: 'acts.close',
    label: 'Закрыть акты',
    permission: actRecord.manage,
    text: 'Изменить закрытые акты будет нельзя: для исправления составляют новый документ.',
    done: 'Закрыто',
  },
  {
    action: 'acts.edo',
    label: 'Отправить в ЭДО',
    permission: actRecord.manage,
    text: 'Файлы появятся в папке обмена, и программа оператора отправит их заказчикам.',
    done: 'Поставлено в очередь',
  },
];

const addressOf = ({ actId }: ListedAct): string => href(paperPaths.act, { actId });

/** The acts of all agreements, the newest first. */
export default function ActsPage() {
  const manages = useMay()(actRecord.manage);
  const [uploading, setUploading] = useState(false);
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <PapersTabs current="acts" />
          <ArchiveButton />
          {manages && (
            <Button variant="contained" onClick={() => setUploading(true)}>
              Загрузить ответы
            </Button>
          )}
        </>
      }
    >
      <SectionGrid
        call={listActs}
        columns={columns}
        filters={filters}
        rowId="actId"
        title="Акты"
        searchLabel="Номер, договор, заказчик или ИНН"
        open={addressOf}
        bulk={bulk}
        chosenTools={(ids, clear) => <EdoArchiveButton ids={ids} clear={clear} />}
        empty={<Empty title="Актов пока нет" text="Акты составляют по&nbsp;счетам или на&nbsp;странице договора." />}
      />
      <Suspense fallback={null}>{uploading && <AnswersDialog close={() => setUploading(false)} />}</Suspense>
    </Page>
  );
}
