import { limitsOf } from '@venue/sdk';
import { uploadDocument } from '@venue/sdk/profile';
import { documentType, type MyProfile, profileLimits } from '@venue/sdk/profile/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { UploadList } from '@venue/shared-ui/files/UploadList.tsx';
import { useUploads } from '@venue/shared-ui/files/useUploads.ts';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Suspense, useRef, useState } from 'react';
import { OwnPapers } from '../../papers/papers.view.tsx';
import css from '../Profile.module.css';
import { ProfilePage } from '../ProfilePage.tsx';
import { profilePaths } from '../profile.paths.ts';
import { DocumentList } from './DocumentList.tsx';

const limits = limitsOf(uploadDocument);
const scans: readonly number[] = [documentType.passportMain, documentType.passportAddress];
// Passport pages are uploaded elsewhere and need a separate consent.
const types = documentType.options.filter(each => !scans.includes(each.id));
type DocumentType = (typeof types)[number]['id'];

/** The person's papers: cards of organisations, powers of attorney, certificates. */
export default function DocumentsPage() {
  return (
    <ProfilePage
      tabs={false}
      lead="Документы для договоров и&nbsp;проверки. Видите их&nbsp;вы и&nbsp;сотрудники с&nbsp;доступом."
    >
      {profile => (
        <div className={css.stack}>
          <Suspense fallback={null}>
            <OwnPapers />
          </Suspense>
          <Upload profile={profile} />
          <DocumentList profile={profile} />
        </div>
      )}
    </ProfilePage>
  );
}

function Upload({ profile: { documents } }: { profile: MyProfile }) {
  const [type, setType] = useState<DocumentType>(documentType.companyCard);
  // The type selected when a file was chosen stays with it while it waits or is retried.
  const kinds = useRef(new WeakMap<File, DocumentType>());
  const send = useSendEach(uploadDocument);
  const uploads = useUploads(limits, (file, how) =>
    send({ body: { file, documentType: kinds.current.get(file) ?? type } }, how),
  );
  const full = documents.length >= profileLimits.files;
  return (
    <section className={css.card} aria-labelledby="upload-heading">
      <UnsavedGuard dirty={uploads.busy} />
      <h2 id="upload-heading">Добавить документы</h2>
      <p className={css.soft}>
        Сканы паспорта загружают на&nbsp;странице <ScreenLink to={profilePaths.passport}>«Паспорт»</ScreenLink>.
      </p>
      <Field label="Что это">
        {wiring => (
          <div className={css.select}>
            <PlainSelect wiring={wiring} value={type} options={types} onChange={id => setType(id ?? type)} />
          </div>
        )}
      </Field>
      <DropArea
        multiple
        limits={limits}
        label="Выбрать файлы"
        note={`${documents.length} из\u00a0${profileLimits.files}`}
        disabled={full}
        onFiles={files => {
          for (const file of files) kinds.current.set(file, type);
          uploads.start(files);
        }}
      />
      {full && <p className={css.soft}>Больше файлов добавить нельзя: удалите ненужные.</p>}
      <UploadList {...uploads} />
    </section>
  );
}
