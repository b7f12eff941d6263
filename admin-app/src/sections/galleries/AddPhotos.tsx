import { limitsOf } from '@venue/sdk';
import { uploadGalleryArchive } from '@venue/sdk/galleries/admin';
import { galleryType, type SkippedFile } from '@venue/sdk/galleries/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { UploadList } from '@venue/shared-ui/files/UploadList.tsx';
import { useUploads } from '@venue/shared-ui/files/useUploads.ts';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import css from './Galleries.module.css';

/** Upload timeout: the server needs some minutes for two hundred photos. */
const PATIENCE_MS = 15 * 60_000;

interface Outcome {
  readonly key: number;
  readonly name: string;
  readonly added: number;
  readonly skipped: readonly SkippedFile[];
}

/** Uploads archives of photos and single photos; shows what was added or skipped for each, and why. */
export function AddPhotos({ galleryId }: { galleryId: number }) {
  const send = useSendEach(uploadGalleryArchive);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const uploads = useUploads(limitsOf(uploadGalleryArchive), async (file, how, key) => {
    const body = { fileArchive: file, galleryId, galleryType: galleryType.photo };
    const { message } = await send({ body }, { ...how, timeoutMs: PATIENCE_MS });
    setOutcomes(all => [...all, { key, name: file.name, ...message }]);
  });
  const start = (files: readonly File[]) => {
    setOutcomes([]);
    uploads.start(files);
  };
  return (
    <Stack gap={12}>
      <UnsavedGuard dirty={uploads.busy} />
      <DropArea
        limits={limitsOf(uploadGalleryArchive)}
        label="Загрузить архив или фото"
        note="Всего в&nbsp;галерее до&nbsp;200 файлов"
        multiple
        onFiles={start}
      />
      <UploadList {...uploads} />
      {uploads.busy && (
        <p className={css.lead} role="status">
          Фотографии появляются ниже по&nbsp;мере обработки. Большой архив занимает несколько минут.
        </p>
      )}
      {outcomes.map(outcome => (
        <OutcomeNote key={outcome.key} outcome={outcome} />
      ))}
    </Stack>
  );
}

function OutcomeNote({ outcome: { name, added, skipped } }: { outcome: Outcome }) {
  return (
    <div className={css.outcome} role="status" data-partly={skipped.length > 0 || undefined}>
      <p>{`${name}: добавлено файлов: ${added}${skipped.length > 0 ? `, пропущено: ${skipped.length}` : ''}`}</p>
      {skipped.length > 0 && (
        <ul aria-label="Что пропущено">
          {skipped.map(({ fileName, reason }) => (
            <li key={fileName}>
              <b>{fileName}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
