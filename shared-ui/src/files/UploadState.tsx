import { ErrorText } from '../fields/Field.tsx';
import { Button } from '../parts/Button.tsx';
import { Progress } from './Progress.tsx';
import type { Upload } from './useUploads.ts';

export interface UploadProps {
  item: Upload;
  /** Undefined if another try would fail as well. */
  retry: (() => void) | undefined;
  remove: () => void;
}

interface Props extends UploadProps {
  /** Class of the row of buttons. */
  buttons: string | undefined;
}

/** The progress of an upload, or why it failed, with the possible actions. */
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
