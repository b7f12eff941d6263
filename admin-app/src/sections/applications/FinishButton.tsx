import type { ApplicationCard } from '@venue/sdk/applications/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import css from './Review.module.css';

const FinishDialog = lazyWithRetry(
  () => import('./FinishDialog.tsx'),
  ({ close }) => close(),
);

/** Closes an application without a decision, e.g. a duplicate or one whose record was deleted. */
export function FinishButton({ application, done }: { application: ApplicationCard; done: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" className={css.flush ?? ''} onClick={() => setAsking(true)}>
        Закрыть без&nbsp;решения…
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <FinishDialog
            application={application}
            close={() => setAsking(false)}
            done={() => {
              setAsking(false);
              done();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
