import { limitsOf } from '@venue/sdk';
import { deleteDocument, uploadDocument } from '@venue/sdk/profile';
import { documentType, type MyProfile } from '@venue/sdk/profile/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useDownload } from '../organisations/useDownload.ts';
import css from '../Profile.module.css';

const pages = [
  { type: documentType.passportMain, label: 'Разворот с\u00a0фото' },
  { type: documentType.passportAddress, label: 'Страница с\u00a0регистрацией' },
] as const;

/** The two pages of the passport as files. */
export const PassportScans = ({ profile }: { profile: MyProfile }) => (
  <section className={css.card} aria-labelledby="scans-heading">
    <h2 id="scans-heading">Сканы</h2>
    <p className={css.soft}>Подойдёт и&nbsp;чёткое фото. Файлы хранятся зашифрованными.</p>
    <div className={css.list}>
      {pages.map(page => (
        <Scan key={page.type} profile={profile} {...page} />
      ))}
    </div>
  </section>
);

function Scan({ profile, type, label }: { profile: MyProfile } & (typeof pages)[number]) {
  const upload = useSendEach(uploadDocument);
  const remove = useSendEach(deleteDocument);
  const { download, busy } = useDownload(profile.userId);
  const scan = profile.documents.find(each => each.documentType === type);
  return (
    <FileField
      label={label}
      file={scan ? { name: scan.fileName, size: scan.fileSize } : null}
      limits={limitsOf(uploadDocument)}
      upload={(file, how) => upload({ body: { file, documentType: type } }, how)}
      {...(scan && {
        remove: () => remove({ body: { fileId: scan.fileId } }),
        tools: (
          <Button size="small" aria-disabled={busy || undefined} onClick={() => void download(scan.fileId)}>
            Скачать
          </Button>
        ),
      })}
    />
  );
}
