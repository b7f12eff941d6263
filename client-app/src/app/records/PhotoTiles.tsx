import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { type ComponentProps, Suspense } from 'react';
import { useShownPhoto } from './useShownPhoto.ts';

const Lightbox = lazyWithRetry(
  () => import('./Lightbox.tsx'),
  ({ onClose }) => onClose(),
);

type Props = Omit<ComponentProps<typeof PhotoGrid>, 'open'>;

/** Photos side by side; each opens large, at an address of its own. Without scripts it is a link to its file. */
export default function PhotoTiles({ label = 'Фотографии', photos, captioned = false }: Props) {
  const { index, open, turn, close } = useShownPhoto(photos.map(({ fileId }) => fileId));
  return (
    <>
      <PhotoGrid {...{ label, photos, captioned, open }} />
      {index >= 0 && (
        <Suspense fallback={null}>
          <Lightbox label={label} photos={photos} index={index} onTurn={turn} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
