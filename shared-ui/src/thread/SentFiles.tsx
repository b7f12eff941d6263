import { type AnyCall, type Download, failedAt, type Input } from '@venue/sdk';
import { saveFile } from '../data/saveFile.ts';
import { useSend } from '../data/useSend.ts';
import { formatSize } from '../files/FileRow.tsx';
import { Button } from '../parts/Button.tsx';
import css from './Thread.module.css';

interface Props {
  files: readonly { readonly fileId: number; readonly fileName: string; readonly fileSize: number }[];
  /** Downloads a file by its `fileId`. */
  call: AnyCall;
}

const texts = { refused: 'Не удалось скачать файл', failed: failedAt('скачивании файла') } as const;

/** Files that came with a message, each to be downloaded. */
export function SentFiles({ files, call }: Props) {
  const { send, busy } = useSend(call, texts);
  if (files.length === 0) return null;
  const download = async (fileId: number) => {
    const file = await send({ fileId } as unknown as Input<AnyCall>);
    if (file) saveFile(file as Download);
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
