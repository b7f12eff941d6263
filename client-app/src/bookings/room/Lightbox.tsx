import Dialog from '@mui/material/Dialog';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { type KeyboardEvent, useState } from 'react';
import css from './Lightbox.module.css';

interface Props {
  images: RoomDetail['images'];
  first: number;
  onClose(): void;
}

/** One photo over the whole window; arrow keys and buttons turn, Esc and the backdrop close. */
export default function Lightbox({ images, first, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const image = images[index];
  const turn = (by: number) => setIndex(now => (now + by + images.length) % images.length);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
  }
  return (
    <Mui>
      <Dialog
        open
        onClose={onClose}
        onKeyDown={onKeyDown}
        slotProps={{
          paper: { className: css.box ?? '', 'aria-label': 'Фотографии помещения' },
          backdrop: { className: css.backdrop ?? '' },
        }}
      >
        {image && <img className={css.photo} src={image.url} alt={image.alt} width={1600} height={1000} />}
        <p className={css.caption} aria-live="polite">
          {image?.alt}
          <span className={css.count}>
            {index + 1} из {images.length}
          </span>
        </p>
        <button type="button" className={css.close} aria-label="Закрыть" onClick={onClose}>
          <Icon name="close" />
        </button>
        {images.length > 1 && (
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
