import type { PictureChanges as Changes } from '@venue/sdk/versions/model';
import { Gallery } from '../pictures/Gallery.tsx';
import css from './FieldChanges.module.css';

/** The pictures that a version added, removed, made the main one or rearranged compared with the previous version. */
export function PictureChanges({ addedPictures, removedPictures, mainPicture, isRearranged }: Changes) {
  const groups = [
    { label: addedPictures.length > 1 ? 'Новые картинки' : 'Новая картинка', photos: addedPictures, gone: false },
    { label: removedPictures.length > 1 ? 'Убраны картинки' : 'Убрана картинка', photos: removedPictures, gone: true },
    { label: 'Главная картинка', photos: mainPicture ? [mainPicture] : [], gone: false },
  ].filter(({ photos }) => photos.length > 0);
  if (groups.length === 0 && !isRearranged) return null;
  return (
    <dl className={css.fields}>
      {groups.map(group => (
        <div key={group.label}>
          <dt>{group.label}</dt>
          <dd>
            <Gallery {...group} small />
          </dd>
        </div>
      ))}
      {isRearranged && (
        <div>
          <dt>Картинки</dt>
          <dd>Другой порядок или подписи.</dd>
        </div>
      )}
    </dl>
  );
}
