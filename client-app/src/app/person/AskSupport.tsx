import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';

const load = () => import('./SupportDialog.tsx');
const SupportDialog = lazyWithRetry(load, ({ close }) => close());

interface Props {
  /** The page or order the question is about; support reads it with the question. */
  about?: string;
}

/** «Задать вопрос»: a button that opens a form for writing to support. */
export function AskSupport({ about }: Props) {
  const [open, setOpen] = useState(false);
  const preloadDialog = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Задать вопрос
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SupportDialog about={about} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
