import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ComponentProps, Suspense, useState } from 'react';
import { WaitForHours } from '../../waitlist/waitlist.view.tsx';
import type FindInsteadForm from './FindInstead.tsx';

const FindInstead = lazyWithRetry(() => import('./FindInstead.tsx'));

/** Below the calendar, when the hours somebody wants are taken: what is free instead, and the queue for them. */
export function TakenHelp(props: Omit<ComponentProps<typeof FindInsteadForm>, 'close'>) {
  const { roomId, day, hours } = props;
  const [isOpen, setOpen] = useState(false);
  // A week on which the room is closed has nothing to look for.
  if (hours.length === 0) return null;
  return (
    <>
      {isOpen ? (
        <Suspense fallback={null}>
          <FindInstead {...props} close={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Flow as="p" gap={4} center>
          Нужное время занято?
          <Button size="small" variant="text" onClick={() => setOpen(true)}>
            Найти другое время или помещение
          </Button>
        </Flow>
      )}
      <WaitForHours roomId={roomId} day={day} hours={hours} />
    </>
  );
}
