import type { RoomDetail } from '@venue/sdk/rooms/model';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { responsiveImage } from '@venue/shared-ui/parts/record/responsiveImage.ts';
import { Suspense, useState } from 'react';
import css from './Gallery.module.css';

const Lightbox = lazyWithRetry(
  () => import('../../app/records/Lightbox.tsx'),
  ({ onClose }) => onClose(),
);

/** Photos of a room: a mosaic on wide screens, a strip to swipe on narrow ones; each opens large. */
export function Gallery({ images }: { images: RoomDetail['images'] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul className={css.gallery} data-count={Math.min(images.length, 3)} aria-label="Фотографии">
        {images.map((image, index) => (
          <li key={image.url}>
            <button type="button" className={css.photo} onClick={() => setOpen(index)}>
              <span className="visually-hidden">Открыть фото: </span>
              <img
                {...responsiveImage(image, index === 0 ? 620 : 310)}
                alt={image.alt}
                width={640}
                height={400}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                loading={index < 3 ? 'eager' : 'lazy'}
                decoding="async"
              />
              {index === 2 && images.length > 3 && (
                <span className={css.more}>Ещё&nbsp;{images.length - 3}&nbsp;фото</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox
            label="Фотографии помещения"
            photos={images}
            index={open}
            onTurn={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
