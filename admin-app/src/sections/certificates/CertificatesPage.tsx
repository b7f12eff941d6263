import { listCertificates } from '@venue/sdk/certificates/admin';
import { certificateRecord } from '@venue/sdk/certificates/kind';
import type { Certificate } from '@venue/sdk/certificates/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { CertificateReport } from './CertificateReport.tsx';
import { certificatePaths } from './certificates.paths.ts';

const SellDialog = lazyWithRetry(
  () => import('./SellDialog.tsx'),
  ({ close }) => close(),
);
const TermsDialog = lazyWithRetry(
  () => import('./TermsDialog.tsx'),
  ({ close }) => close(),
);

const { column } = recordColumns(certificateRecord, listCertificates);
const columns = [
  column('certificateId', { width: 66 }),
  column('certificateCode', { width: 160 }),
  column('certificateStatus', { width: 142 }),
  column('buyer', { minWidth: 140, flex: 1 }),
  column('phone'),
  column('certificateSum', { width: 110 }),
  column('certificateRest', { width: 110 }),
  column('certificateTo', { width: 132 }),
  column('recipient', { aside: true }),
  column('certificateUsed', { width: 130, aside: true }),
  column('certificateReturned', { width: 130, aside: true }),
  column('blockReason', { aside: true }),
  column('createdAt', { aside: true }),
  column('paidAt', { aside: true }),
];
const filters: readonly Filter[] = [kindFilter(certificateRecord, 'certificateStatus')];

const addressOf = ({ certificateId }: Certificate): string => href(certificatePaths.page, { id: certificateId });

/** The gift certificates with their rests, and what became of the money for them. */
export default function CertificatesPage() {
  const may = useMay();
  const [dialog, setDialog] = useState<'sell' | 'terms' | null>(null);
  const close = () => setDialog(null);
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          {may('certificates.manage') && (
            <Button variant="outlined" onClick={() => setDialog('terms')}>
              Суммы и&nbsp;срок
            </Button>
          )}
          {may('desk.cash') && (
            <Button variant="contained" onClick={() => setDialog('sell')}>
              Продать сертификат
            </Button>
          )}
        </>
      }
    >
      <CertificateReport />
      <SectionGrid
        call={listCertificates}
        columns={columns}
        filters={filters}
        rowId="certificateId"
        title="Сертификаты"
        searchLabel="Номер, код, телефон или имя"
        open={addressOf}
        empty={
          <Empty
            title="Сертификатов пока нет"
            text="Купленные на&nbsp;сайте и&nbsp;проданные на&nbsp;стойке появятся здесь."
          />
        }
      />
      <Suspense fallback={null}>
        {dialog === 'sell' && <SellDialog close={close} />}
        {dialog === 'terms' && <TermsDialog close={close} />}
      </Suspense>
    </Page>
  );
}
