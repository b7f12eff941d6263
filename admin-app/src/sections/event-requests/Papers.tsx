import { failedAt, fileRemovalConfirm, limitsOf } from '@venue/sdk';
import { downloadEventRequestFile } from '@venue/sdk/event-requests';
import { addRequestPaper, type getEventRequest, removeRequestPaper } from '@venue/sdk/event-requests/admin';
import { requestPaper } from '@venue/sdk/event-requests/model';
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
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useRef, useState } from 'react';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import css from './RequestPage.module.css';

type Request = RecordOf<typeof getEventRequest>;
type Kind = (typeof requestPaper.ids)[number];

const limits = limitsOf(addRequestPaper);

/** The contract, the invoice and other papers: staff upload them, the customer downloads them. */
export function Papers({ request: { eventRequestId: id, papers }, manages }: { request: Request; manages: boolean }) {
  const [kind, setKind] = useState<Kind>(requestPaper.contract);
  // A file keeps the kind that was chosen with it while it is queued or retried.
  const kinds = useRef(new WeakMap<File, Kind>());
  const send = useSendEach(addRequestPaper);
  const uploads = useUploads(limits, (file, how) =>
    send({ id, body: { file, paper: kinds.current.get(file) ?? kind } }, how),
  );
  const removing = useSend(removeRequestPaper, {
    done: 'Документ успешно удалён',
    refused: 'Не удалось удалить документ',
    failed: failedAt('удалении документа'),
  });
  const downloading = useSend(downloadEventRequestFile, {
    refused: 'Не удалось скачать документ',
    failed: failedAt('скачивании документа'),
  });
  const download = async (fileId: number) => {
    const file = await downloading.send({ fileId });
    if (file) saveFile(file);
  };
  const remove = async (fileId: number, fileName: string) => {
    if (!(await confirm({ title: fileRemovalConfirm, text: fileName, yes: 'Удалить', danger: true }))) return;
    await removing.send({ body: { fileId } });
  };
  if (papers.length === 0 && !manages) return null;
  return (
    <section className={css.part} aria-label="Документы">
      <h2>Документы</h2>
      <UnsavedGuard dirty={uploads.busy} />
      {papers.length === 0 && <p>Документов пока нет.</p>}
      {papers.map(({ fileId, fileName, fileSize, paper }) => (
        <FileRow key={fileId} file={{ name: fileName, size: fileSize }}>
          <Flow gap={8}>
            <span>{requestPaper.option(paper).label}</span>
            <Button size="small" aria-label={`Скачать: ${fileName}`} onClick={() => void download(fileId)}>
              Скачать
            </Button>
            {manages && (
              <Button
                size="small"
                color="inherit"
                aria-label={`Удалить: ${fileName}`}
                aria-busy={removing.busy || undefined}
                onClick={() => void remove(fileId, fileName)}
              >
                Удалить
              </Button>
            )}
          </Flow>
        </FileRow>
      ))}
      {manages && (
        <>
          <Field label="Вид документа">
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={kind}
                options={requestPaper.options}
                onChange={id => setKind(id ?? kind)}
              />
            )}
          </Field>
          <DropArea
            multiple
            limits={limits}
            label="Добавить документ"
            onFiles={files => {
              for (const file of files) kinds.current.set(file, kind);
              uploads.start(files);
            }}
          />
          <UploadList {...uploads} />
        </>
      )}
    </section>
  );
}
