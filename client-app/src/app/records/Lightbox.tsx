import Dialog from '@mui/material/Dialog';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { linkOf, linkText } from '@venue/shared-ui/parts/record/linkOf.ts';
import type { Photo } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { type KeyboardEvent, useEffect } from 'react';
import css from './Lightbox.module.css';
import { useSwipe } from './useSwipe.ts';

interface Props {
  /** The subject of the photos: «Фотографии помещения». */
  label: string;
  photos: readonly Photo[];
  index: number;
  onTurn(index: number): void;
  onClose(): void;
}

/** One photo over the whole window; arrow keys, buttons and a swipe turn, Esc and the backdrop close. */
export default function Lightbox({ label, photos, index, onTurn, onClose }: Props) {
  const photo = photos[index];
  const at = (by: number) => (index + by + photos.length) % photos.length;
  const turn = (by: number) => photos.length > 1 && onTurn(at(by));
  const swipe = useSwipe(turn);
  useFetchedAhead([photos[at(1)], photos[at(-1)]]);
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
    else if (key === 'Home') turn(-index);
    else if (key === 'End') turn(-1 - index);
  }
  return (
    <Mui>
      <Dialog
        open
        onClose={onClose}
        onKeyDown={onKeyDown}
        slotProps={{
          paper: { className: css.box ?? '', 'aria-label': label },
          backdrop: { className: css.backdrop ?? '' },
        }}
      >
        {photo && (
          // A key per photo: otherwise the previous photo stays visible while the next one loads.
          <img
            key={photo.url}
            className={css.photo}
            src={photo.url}
            alt={photo.alt}
            width={1600}
            height={1000}
            {...swipe}
          />
        )}
        <p className={css.caption} aria-live="polite">
          <span>
            <span>{photo?.alt}</span>
            {photo?.author && <span className={css.author}>Автор: {photo.author}</span>}
            {photo?.link && (
              <a href={linkOf(photo.link)} target="_blank" rel="noreferrer nofollow">
                {linkText(photo.link)}
              </a>
            )}
          </span>
          <span className={css.count}>
            {index + 1} из {photos.length}
          </span>
        </p>
        <button type="button" className={css.close} aria-label="Закрыть" onClick={onClose}>
          <Icon name="close" />
        </button>
        {photos.length > 1 && (
          <>
            <button type="button" className={css.previous} aria-label="Предыдущее фото" onClick={() => turn(-1)}>
              <Icon name="right" />
            </button>
            <button type="button" className={css.next} aria-label="Следующее фото" onClick={() => turn(1)}>
              <Icon name="right" />
            </button>
          </>
        )}
      </Dialog>
    </Mui>
  );
}

/** Preloads the photos next to the one shown. */
function useFetchedAhead(beside: readonly (Photo | undefined)[]) {
  const urls = beside.flatMap(photo => photo?.url ?? []).join(' ');
  useEffect(() => {
    for (const url of urls.split(' ').filter(Boolean)) new Image().src = url;
  }, [urls]);
}
