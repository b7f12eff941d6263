import { failedAt, permissions } from '@venue/sdk';
import { downloadPassport } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import css from './UserPage.module.css';

const texts = {
  done: 'Файл успешно скачан',
  refused: 'Не удалось скачать файл',
  failed: failedAt('скачивании файла'),
} as const;

/** The files a person sent. Each download is recorded, and the owner sees the record. */
export function Documents({ user: { userId, documents } }: { user: AdminUserCard }) {
  const may = useMay()('users.passports');
  return (
    <section className={css.part}>
      <h3>Документы</h3>
      {documents.length === 0 ? (
        <p className={css.soft}>Файлов нет</p>
      ) : (
        <ul className={css.files}>
          {documents.map(file => (
            <li key={file.fileId}>
              <div>
                <p>{documentType.option(file.documentType).label}</p>
                <p className={css.soft}>
                  {file.fileName}, {formatDate(file.uploadedAt)}
                </p>
              </div>
              {may && <DownloadButton userId={userId} file={file} />}
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <p className={css.soft}>
          {may ? (
            <span>Каждое скачивание увидит владелец документа.</span>
          ) : (
            <span>Скачивают их сотрудники с&nbsp;правом «{permissions['users.passports']}».</span>
          )}
        </p>
      )}
    </section>
  );
}

function DownloadButton({ userId, file }: { userId: number; file: AdminUserCard['documents'][number] }) {
  const { send, busy } = useSend(downloadPassport, texts);
  const download = async () => {
    const got = await send({ a: userId, b: file.fileId });
    if (got) saveFile(got);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-busy={busy || undefined}
      aria-label={`Скачать: ${file.fileName}`}
      onClick={() => void download()}
    >
      Скачать
    </Button>
  );
}
