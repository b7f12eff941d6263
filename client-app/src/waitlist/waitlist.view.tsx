import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import { readWaitDraft } from './waitDraft.ts';

const WaitForm = lazyWithRetry(() => import('./WaitForm.tsx'));

interface Props {
  roomId: number;
  /** The day that is looked at. */
  day: string;
  /** When the room is open, in hours of the day. */
  hours: readonly number[];
}

/** Below the calendar of a room: the waitlist for hours booked by others. */
export function WaitForHours({ roomId, day, hours }: Props) {
  // After verifying a phone, the visitor returns to the form.
  const [isOpen, setOpen] = useState(() => readWaitDraft(roomId) !== null);
  // A week on which the room is closed has nothing to wait for.
  if (hours.length === 0) return null;
  if (!isOpen)
    return (
      <Flow as="p" gap={4} center>
        Или дождитесь, когда освободится:
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          Встать в&nbsp;очередь
        </Button>
      </Flow>
    );
  return (
    <Suspense fallback={null}>
      <WaitForm roomId={roomId} day={day} hours={hours} close={() => setOpen(false)} />
    </Suspense>
  );
}

/**
 * The user's waitlist entries, shown above their bookings. There is no placeholder while the code loads: the caller
 * must wait, or the list below would be pushed down.
 */
export const MyWaits = lazyWithRetry(() => import('./MyWaits.tsx'));
