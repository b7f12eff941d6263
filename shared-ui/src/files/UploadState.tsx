import { ErrorText } from '../fields/Field.tsx';
import { Button } from '../parts/Button.tsx';
import { Progress } from './Progress.tsx';
import type { Upload } from './useUploads.ts';

export interface UploadProps {
  item: Upload;
  /** Undefined when sending it again would be refused again. */
  retry: (() => void) | undefined;
  remove: () => void;
}

interface Props extends UploadProps {
  /** Class of the row of buttons. */
  buttons: string | undefined;
}

/** How far a file on its way is, or why it was refused, and what may be done with it. */
export function UploadState({ item, retry, remove, buttons }: Props) {
  const failed = item.state === 'failed';
  return (
    <>
      {failed ? (
        <div role="alert">
          <ErrorText id={`upload-${item.key}`} text={item.error} />
        </div>
      ) : (
        <Progress label={item.file.name} item={item} />
      )}
      <div className={buttons}>
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
    </>
  );
}
