import { useEffect, useState } from 'react';
import { ErrorText } from '../fields/Field.tsx';
import { Button } from '../parts/Button.tsx';
import css from './Photos.module.css';
import { Progress } from './Progress.tsx';
import type { Upload } from './useUploads.ts';

interface Props {
  item: Upload;
  /** Undefined when sending it again would be refused again. */
  retry: (() => void) | undefined;
  remove: () => void;
}

/** A photo on its way, or one that was refused. */
export function UploadTile({ item, retry, remove }: Props) {
  const url = usePreview(item.file);
  const failed = item.state === 'failed';
  return (
    <li className={css.tile}>
      <div className={css.photo} data-waiting>
        {url && <img src={url} alt="" width={320} height={240} onError={event => event.currentTarget.remove()} />}
      </div>
      <div className={css.about}>
        <p className={css.name}>{item.file.name}</p>
        {failed ? (
          <div role="alert">
            <ErrorText id={`upload-${item.key}`} text={item.error} />
          </div>
        ) : (
          <Progress label={item.file.name} item={item} />
        )}
        <div className={css.tools}>
          {failed && retry && (
            <Button size="small" onClick={retry} aria-label={`Повторить: ${item.file.name}`}>
              Повторить
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            onClick={remove}
            aria-label={`${failed ? 'Убрать' : 'Отменить'}: ${item.file.name}`}
          >
            {failed ? 'Убрать' : 'Отменить'}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The address of a chosen picture, for showing it before the server has it; null for other files. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
