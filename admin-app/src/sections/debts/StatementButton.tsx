import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ComponentProps, Suspense, useState } from 'react';
import type Dialog from './StatementDialog.tsx';

const StatementDialog = lazyWithRetry<ComponentProps<typeof Dialog>>(
  () => import('./StatementDialog.tsx'),
  ({ close }) => close(),
);

/** Opens the statement of account with the customer of an agreement. */
export function StatementButton(of: Omit<ComponentProps<typeof Dialog>, 'close'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Акт сверки
      </Button>
      {open && (
        <Suspense fallback={null}>
          <StatementDialog {...of} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
