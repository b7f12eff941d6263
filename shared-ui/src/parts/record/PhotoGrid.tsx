import type { MouseEvent } from 'react';
import css from './PhotoGrid.module.css';

/** A photo in its two sizes. */
export interface Photo {
  readonly url: string;
  readonly thumb: string;
  readonly alt: string;
  /** Who took it. */
  readonly author?: string;
  /** A link to more about the photo. */
  readonly link?: string;
}

interface Props {
  /** Accessible name of the list. */
  label?: string;
  photos: readonly (Photo & { readonly fileId: number })[];
  /** Shows the description and the author below each photo. */
  captioned?: boolean;
  /** Opens a photo by its place; without it each is a link to its file. */
  open?: (place: number) => void;
}

/** A grid of photos. */
export const PhotoGrid = ({ label = 'Фотографии', photos, captioned = false, open }: Props) => (
  <ul className={css.tiles} aria-label={label}>
    {photos.map(({ fileId, url, thumb, alt, author }, place) => (
      <li key={fileId}>
        <a
          href={url}
          onClick={event => {
            if (open && isPlain(event)) {
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
            {/* Screen readers already read the same text as the picture's `alt`. */}
            {alt && <span aria-hidden="true">{alt}</span>}
            {author && <span>Автор: {author}</span>}
          </p>
        )}
      </li>
    ))}
  </ul>
);

/** Whether a click has no modifier key that would open a new tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
