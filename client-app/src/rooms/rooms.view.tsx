import type { RoomCard } from '@venue/sdk/rooms/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { Suspense, useState } from 'react';
import { afterHydration } from '../app/frame/firstScreen.tsx';

// Its cards are links, so they work without scripts; the plan is used later.
const FreeNowBlock = lazyWithRetry(afterHydration(() => import('./FreeNow.tsx')));

/** What is free now, on the plan and as cards. */
export const FreeNow = () => (
  <Part fallback={<CardsSkeleton count={2} height={420} />}>
    <FreeNowBlock />
  </Part>
);

const DoorsBlock = lazyWithRetry(afterHydration(() => import('./Doors.tsx')));

/** What people come for, with prices, and the halls that hold the most. */
export const Doors = () => (
  <Part fallback={<CardsSkeleton count={3} height={120} />}>
    <DoorsBlock />
  </Part>
);

const WishStripBlock = lazyWithRetry(afterHydration(() => import('./WishStrip.tsx')));

/** The form that looks for a room by its day and the number of guests. */
export const WishStrip = () => (
  <Part fallback={null}>
    <WishStripBlock />
  </Part>
);

const VideoDialog = lazyWithRetry(
  () => import('./VideoDialog.tsx'),
  ({ onClose }) => onClose(),
);

type RoomMedia = Pick<RoomCard, 'name' | 'promoVideo' | 'cover'>;

/** A button that opens a room's promo video; renders nothing if the room has none. */
export function PromoVideo({ room: { name, promoVideo, cover } }: { room: RoomMedia }) {
  const [open, setOpen] = useState(false);
  if (promoVideo === null) return null;
  return (
    <p>
      <Button variant="outlined" color="inherit" size="small" onClick={() => setOpen(true)}>
        Смотреть видео
      </Button>
      {open && (
        <Suspense fallback={null}>
          <VideoDialog title={`Видео: ${name}`} src={promoVideo} poster={cover?.thumb} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
