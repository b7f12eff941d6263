import { failedAt } from '@venue/sdk';
import { downloadEventRequestFile } from '@venue/sdk/event-requests';
import type { RequestMessage } from '@venue/sdk/event-requests/model';
import { saveFile } from '../../data/saveFile.ts';
import { useSend } from '../../data/useSend.ts';
import { formatSize } from '../../files/FileRow.tsx';
import { Button } from '../../parts/Button.tsx';
import css from './Thread.module.css';

const texts = { refused: 'Не удалось скачать файл', failed: failedAt('скачивании файла') } as const;

/** Files attached to a message, each with a download button. */
export const SentFiles = ({ files }: Pick<RequestMessage, 'files'>) =>
  files.length === 0 ? null : (
    <ul className={css.files} aria-label="Файлы сообщения">
      {files.map(file => (
        <SentFile key={file.fileId} {...file} />
      ))}
    </ul>
  );

function SentFile({ fileId, fileName, fileSize }: RequestMessage['files'][number]) {
  const { send, busy } = useSend(downloadEventRequestFile, texts);
  const download = async () => {
    const file = await send({ fileId });
    if (file) saveFile(file);
  };
  return (
    <li>
      <Button
        size="small"
        aria-label={`Скачать: ${fileName}`}
        aria-busy={busy || undefined}
        onClick={() => void download()}
      >
        {fileName}
      </Button>
      <span className={css.soft}>{formatSize(fileSize)}</span>
    </li>
  );
}
