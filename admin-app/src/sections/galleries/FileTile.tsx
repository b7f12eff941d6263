import type { GalleryFile } from '@venue/sdk/galleries/model';
import { Hint } from '@venue/shared-ui/mui/Hint.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { SortableTile } from '@venue/shared-ui/parts/SortableTile.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import css from './Galleries.module.css';

interface Props {
  file: GalleryFile;
  /** «фото 3». */
  name: string;
  /** Omitted for read-only users. */
  actions?: Readonly<Record<'edit' | 'hide' | 'mark' | 'remove', () => void>>;
}

/** One file of a gallery with what may be done with it. */
export function FileTile({ file, name, actions }: Props) {
  const { fileThumb, filePath, fileLink, fileDescription, fileAuthor, isHidden, isPreview } = file;
  return (
    <SortableTile
      id={file.fileId}
      words={{ label: name, role: 'перемещаемый файл' }}
      hidden={isHidden}
      picture={
        <>
          {fileThumb ? (
            <a href={filePath ?? fileThumb} target="_blank" rel="noreferrer">
              <img src={fileThumb} alt={fileDescription || name} width={320} height={240} loading="lazy" />
            </a>
          ) : (
            <ExternalLink to={fileLink} />
          )}
          <span className={css.marks}>
            {isPreview && <b>Обложка</b>}
            {isHidden && <b data-quiet>Скрыто</b>}
          </span>
        </>
      }
      tools={
        actions && (
          <>
            {fileThumb && (
              <Hint text={isPreview ? 'Убрать с\u00a0обложки' : 'Сделать обложкой'}>
                <IconButton
                  className={css.star}
                  aria-label={`Обложка: ${name}`}
                  aria-pressed={isPreview}
                  onClick={actions.mark}
                >
                  <Outline path={iconPaths.star} size={20} />
                </IconButton>
              </Hint>
            )}
            <Hint text={isHidden ? 'Показать' : 'Скрыть'}>
              <IconButton
                className={css.eye}
                aria-label={`${isHidden ? 'Показать' : 'Скрыть'} ${name}`}
                onClick={actions.hide}
              >
                <Outline path={iconPaths.eye} size={20} />
              </IconButton>
            </Hint>
            <Button size="small" color="inherit" aria-label={`Изменить ${name}`} onClick={actions.edit}>
              Изменить
            </Button>
            <Hint text="Удалить">
              <IconButton aria-label={`Удалить ${name}`} onClick={actions.remove}>
                <Outline path={iconPaths.bin} size={20} />
              </IconButton>
            </Hint>
          </>
        )
      }
    >
      <p className={css.caption}>
        {[fileDescription, fileAuthor && `Автор: ${fileAuthor}`].filter(Boolean).join('. ')}
      </p>
    </SortableTile>
  );
}
