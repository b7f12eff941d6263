import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Suspense, useState } from 'react';

const EmbedDialog = lazyWithRetry(
  () => import('./EmbedDialog.tsx'),
  ({ close }) => close(),
);

/** Leads to the line of code by which another site shows the free hours of a room. */
export function EmbedPanel({ roomId, className = '' }: { roomId: number; className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={className} aria-label="На других сайтах">
      <h2>На&nbsp;других сайтах</h2>
      <SoftText size="small">
        Резидент или партнёр покажет свободные часы у&nbsp;себя: для этого хватит одной строки кода
      </SoftText>
      <Button onClick={() => setOpen(true)}>Встроить на&nbsp;сайт</Button>
      <Suspense fallback={null}>{open && <EmbedDialog roomId={roomId} close={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
