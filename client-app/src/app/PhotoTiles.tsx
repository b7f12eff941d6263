import { late } from '@venue/shared-ui/parts/late.tsx';
import { type MouseEvent, Suspense } from 'react';
import type { Photo } from './Lightbox.tsx';
import css from './PhotoTiles.module.css';
import { useShownPhoto } from './useShownPhoto.ts';

const Lightbox = late(
  () => import('./Lightbox.tsx'),
  ({ onClose }) => onClose(),
);

interface Props {
  /** What they are photos of. */
  label?: string;
  photos: readonly (Photo & { readonly fileId: number })[];
  /** Below each stands what it shows. */
  captioned?: boolean;
}

/** Photos side by side; each opens large, at an address of its own. Without scripts it is a link to its file. */
export default function PhotoTiles({ label = 'Фотографии', photos, captioned = false }: Props) {
  const { index, open, turn, close } = useShownPhoto(photos.map(({ fileId }) => fileId));
  return (
    <>
      <ul className={css.tiles} aria-label={label}>
        {photos.map((photo, place) => {
          const { fileId, url, thumb, alt, author } = photo;
          return (
            <li key={fileId}>
              <a
                href={url}
                onClick={event => {
                  if (isPlain(event)) {
                    event.preventDefault();
                    open(place);
                  }
                }}
              >
                <img
                  src={thumb}
                  srcSet={`${thumb} 640w, ${url} 1600w`}
                  sizes="(max-width: 599px) 50vw, 300px"
                  alt={alt || `Фотография ${place + 1}`}
                  width={640}
                  height={480}
                  loading={place < 4 ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </a>
              {captioned && (alt || author) && (
                <p className={css.caption}>
                  {/* The picture above says it already. */}
                  {alt && <span aria-hidden="true">{alt}</span>}
                  {author && <span>Автор: {author}</span>}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {index >= 0 && (
        <Suspense fallback={null}>
          <Lightbox label={label} photos={photos} index={index} onTurn={turn} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Not a click that asks for another tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
