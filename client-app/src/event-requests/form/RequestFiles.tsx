import { failedAt, fileRemovalConfirm, limitsOf } from '@venue/sdk';
import { addEventRequestFile, downloadEventRequestFile, removeEventRequestFile } from '@venue/sdk/event-requests';
import { type EventRequest, eventFileType, type RequestFile, requestFileLimits } from '@venue/sdk/event-requests/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { FileRow } from '@venue/shared-ui/files/FileRow.tsx';
import { UploadList } from '@venue/shared-ui/files/UploadList.tsx';
import { useUploads } from '@venue/shared-ui/files/useUploads.ts';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useRef, useState } from 'react';
import css from './RequestFiles.module.css';

const limits = limitsOf(addEventRequestFile);
const { ordinary, screen, sound } = eventFileType;
// Files for the screen and for sound belong to the stage they are shown or played at.
const types = eventFileType.options.filter(({ id }) => id !== screen && id !== sound);
type FileType = (typeof types)[number]['id'];

interface Props {
  request: Pick<EventRequest, 'eventRequestId' | 'eventRequestFiles'>;
  /** The stage the files belong to, with their kind; left out, files of the request itself. */
  stage?: { readonly id: number; readonly type: FileType };
  editable: boolean;
}

/** Files of a request or of one of its stages: uploaded when chosen, removed after confirmation. */
export function RequestFiles({ request: { eventRequestId, eventRequestFiles }, stage, editable }: Props) {
  const [type, setType] = useState<FileType>(ordinary);
  // The type selected when a file was chosen stays with it while it waits or is retried.
  const kinds = useRef(new WeakMap<File, FileType>());
  const send = useSendEach(addEventRequestFile);
  const uploads = useUploads(limits, (file, how) =>
    send(
      {
        body: {
          file,
          requestId: eventRequestId,
          fileType: kinds.current.get(file) ?? type,
          ...(stage ? { technicalScenarioId: stage.id } : {}),
        },
      },
      how,
    ),
  );
  const files = eventRequestFiles.filter(
    each => each.technicalScenarioId === (stage?.id ?? null) && (!stage || each.fileType === stage.type),
  );
  const full = eventRequestFiles.length >= requestFileLimits.files;
  return (
    <Stack gap={16}>
      <UnsavedGuard dirty={uploads.busy} />
      {editable && !stage && (
        <Field label="Тип файла">
          {wiring => (
            <div className={css.select}>
              <PlainSelect wiring={wiring} value={type} options={types} onChange={id => setType(id ?? type)} />
            </div>
          )}
        </Field>
      )}
      {editable && (
        <DropArea
          multiple
          limits={limits}
          label="Выбрать файлы"
          note={`Имя файла не\u00a0длиннее ${requestFileLimits.nameCharacters} символов`}
          disabled={full}
          onFiles={chosen => {
            for (const file of chosen) kinds.current.set(file, stage?.type ?? type);
            uploads.start(chosen);
          }}
        />
      )}
      {full && <p>Больше файлов добавить нельзя: удалите ненужные.</p>}
      <UploadList {...uploads} />
      <FileList files={files} editable={editable} />
    </Stack>
  );
}

function FileList({ files, editable }: { files: readonly RequestFile[]; editable: boolean }) {
  const removing = useSend(removeEventRequestFile, {
    done: 'Файл успешно удалён',
    refused: 'Не удалось удалить файл',
    failed: failedAt('удалении файла'),
  });
  const downloading = useSend(downloadEventRequestFile, { failed: failedAt('скачивании файла') });
  const download = async (fileId: number) => {
    const file = await downloading.send({ fileId });
    if (file) saveFile(file);
  };
  const remove = async ({ fileId, fileName, technicalScenarioId }: RequestFile) => {
    if (!(await confirm({ title: fileRemovalConfirm, text: fileName, yes: 'Удалить', danger: true }))) return;
    await removing.send({ body: { fileId, ...(technicalScenarioId === null ? {} : { technicalScenarioId }) } });
  };
  if (files.length === 0) return editable ? null : <p className={css.none}>Файлов нет</p>;
  return (
    <Stack as="ul" gap={12} aria-label="Файлы">
      {files.map(each => (
        <li key={each.fileId}>
          <FileRow file={{ name: each.fileName, size: each.fileSize }}>
            <div className={css.buttons}>
              <span className={css.type}>{eventFileType.option(each.fileType).label}</span>
              <Button
                size="small"
                aria-label={`Скачать: ${each.fileName}`}
                aria-disabled={downloading.busy || undefined}
                onClick={() => void download(each.fileId)}
              >
                Скачать
              </Button>
              {editable && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Удалить: ${each.fileName}`}
                  aria-disabled={removing.busy || undefined}
                  onClick={() => void remove(each)}
                >
                  Удалить
                </Button>
              )}
            </div>
          </FileRow>
        </li>
      ))}
    </Stack>
  );
}
