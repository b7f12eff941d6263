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
export function SentFiles({ files }: Pick<RequestMessage, 'files'>) {
  const { send, busy } = useSend(downloadEventRequestFile, texts);
  if (files.length === 0) return null;
  const download = async (fileId: number) => {
    const file = await send({ fileId });
    if (file) saveFile(file);
  };
  return (
    <ul className={css.files} aria-label="Файлы сообщения">
      {files.map(({ fileId, fileName, fileSize }) => (
        <li key={fileId}>
          <Button
            size="small"
            aria-label={`Скачать: ${fileName}`}
            aria-busy={busy || undefined}
            onClick={() => void download(fileId)}
          >
            {fileName}
          </Button>
          <span className={css.soft}>{formatSize(fileSize)}</span>
        </li>
      ))}
    </ul>
  );
}
