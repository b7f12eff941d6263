import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';

const ByTermsDialog = lazyWithRetry(
  () => import('./ByTermsDialog.tsx'),
  ({ close }) => close(),
);

/** Books unpaid hours by the terms of an organisation. */
export function ByTerms({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        По условиям организации
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ByTermsDialog orderId={orderId} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
