import { failedAt, fileRemovalConfirm } from '@venue/sdk';
import { deleteDocument } from '@venue/sdk/profile';
import { type Document, documentType, type MyProfile } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { formatSize } from '@venue/shared-ui/files/FileRow.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './DocumentList.module.css';
import { useDownload } from './useDownload.ts';

/** Every personal file of the person, newest first. */
export function DocumentList({ profile: { userId, documents } }: { profile: MyProfile }) {
  const { download, busy } = useDownload(userId);
  const removing = useSend(deleteDocument, {
    done: 'Файл успешно удалён',
    refused: 'Не удалось удалить файл',
    failed: failedAt('удалении файла'),
  });
  const remove = async ({ fileId, fileName }: Document) => {
    if (await confirm({ title: fileRemovalConfirm, text: fileName, yes: 'Удалить', danger: true }))
      await removing.send({ body: { fileId } });
  };
  if (documents.length === 0) {
    return (
      <Empty
        title="Документов пока нет"
        text="Загруженные файлы появятся здесь: их&nbsp;можно скачать и&nbsp;удалить."
      />
    );
  }
  return (
    <ul className={css.list} aria-label="Документы">
      {documents.toReversed().map(each => (
        <li key={each.fileId} className={css.row}>
          <Outline path={iconPaths.file} size={28} className={css.icon} />
          <div className={css.about}>
            <p className={css.name}>{each.fileName}</p>
            <SoftText size="small">
              {documentType.option(each.documentType).label} · {formatSize(each.fileSize)} ·{' '}
              {formatDate(each.uploadedAt)}
            </SoftText>
          </div>
          <div className={css.buttons}>
            <Button
              size="small"
              aria-label={`Скачать: ${each.fileName}`}
              aria-disabled={busy || undefined}
              onClick={() => void download(each.fileId)}
            >
              Скачать
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={`Удалить: ${each.fileName}`}
              aria-disabled={removing.busy || undefined}
              onClick={() => void remove(each)}
            >
              Удалить
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
