import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';

const ArchiveDialog = lazyWithRetry(
  () => import('./ArchiveDialog.tsx'),
  ({ close }) => close(),
);

/** The button of the dialog that downloads the papers of a period. */
export function ArchiveButton() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Скачать ZIP
      </Button>
      <Suspense fallback={null}>{asking && <ArchiveDialog close={() => setAsking(false)} />}</Suspense>
    </>
  );
}
