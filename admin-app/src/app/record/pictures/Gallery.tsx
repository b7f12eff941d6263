import type { RecordPicture } from '@venue/sdk';
import { useState } from 'react';
import css from './Gallery.module.css';

interface Props {
  label: string;
  photos: readonly Photo[];
  /** Pictures that are no longer part of the record; their files may be gone as well. */
  gone?: boolean;
  /** Small pictures, for a list of changes where they only need to be told apart. */
  small?: boolean;
}

type Photo = Omit<RecordPicture, 'fileId'>;

/** Pictures of a record; each opens in full. */
export function Gallery({ label, photos, gone = false, small = false }: Props) {
  return (
    <ul className={css.photos} aria-label={label} data-gone={gone || undefined} data-small={small || undefined}>
      {photos.map(photo => (
        <li key={photo.url}>
          <OnePhoto {...photo} />
        </li>
      ))}
    </ul>
  );
}

function OnePhoto({ url, thumb, alt }: Photo) {
  const [missing, setMissing] = useState(false);
  if (missing) return <p className={css.missing}>{alt || 'Без подписи'} · файл удалён</p>;
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={`Открыть: ${alt || 'фотография без подписи'}`}>
      <img src={thumb} alt="" width={640} height={480} loading="lazy" onError={() => setMissing(true)} />
      {alt && <span className={css.alt}>{alt}</span>}
    </a>
  );
}
