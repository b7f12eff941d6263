import { Button } from '../parts/Button.tsx';
import { FileRow } from './FileRow.tsx';
import { Progress } from './Progress.tsx';
import type { Upload } from './useUploads.ts';

interface Props {
  item: Upload;
  /** Undefined if another try would fail as well. */
  retry: (() => void) | undefined;
  remove: () => void;
}

/** A file that is being uploaded, or whose upload failed; the field shows what was wrong. */
export const UploadRow = ({ item, retry, remove }: Props) => (
  <FileRow file={item.file}>
    {item.state !== 'failed' && <Progress label={item.file.name} item={item} />}
    {retry && item.state === 'failed' && (
      <Button size="small" onClick={retry}>
        Повторить
      </Button>
    )}
    <Button size="small" color="inherit" onClick={remove}>
      {item.state === 'failed' ? 'Убрать' : 'Отменить'}
    </Button>
  </FileRow>
);
