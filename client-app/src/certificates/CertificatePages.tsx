import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import BuyPage from './BuyPage.tsx';

const OwnCertificates = lazyWithRetry(() => import('./OwnCertificates.tsx'));
const CertificatePage = lazyWithRetry(() => import('./CertificatePage.tsx'));

/** Where certificates are sold, those that a person bought, and one of them. */
export default function CertificatePages() {
  const { certificateId } = useParams();
  const isOwn = useLocation().pathname.includes('/account/');
  if (!isOwn) return <BuyPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {certificateId === undefined ? <OwnCertificates /> : <CertificatePage key={certificateId} />}
    </Suspense>
  );
}
