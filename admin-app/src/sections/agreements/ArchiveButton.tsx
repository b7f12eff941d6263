import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense, useState } from 'react';

const ArchiveDialog = late(
  () => import('./ArchiveDialog.tsx'),
  ({ close }) => close(),
);

/** Asks for days and downloads their papers. */
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
