import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useEffect, useRef, useState } from 'react';
import css from './VideoDialog.module.css';

interface Props {
  title: string;
  src: string;
  poster?: string | undefined;
  onClose(): void;
}

/**
 * A silent video over the whole window; Esc and the backdrop close it. Starts automatically unless reduced motion is
 * preferred.
 */
export default function VideoDialog({ title, src, poster, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  const [moves] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Esc
    <dialog
      ref={dialog}
      className={css.box}
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      {failed ? (
        <p className={css.failed} role="alert">
          Не&nbsp;удалось загрузить видео. Проверьте связь и&nbsp;откройте его ещё раз.
        </p>
      ) : (
        <video
          className={css.video}
          src={src}
          poster={poster}
          width={960}
          height={600}
          controls
          autoPlay={moves}
          muted
          loop={moves}
          playsInline
          onError={() => setFailed(true)}
        />
      )}
      <button type="button" className={css.close} aria-label="Закрыть" onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
