import { failedAt } from '@venue/sdk';
import { downloadEventRequestFile } from '@venue/sdk/event-requests';
import { type RequestPaper, requestPaper } from '@venue/sdk/event-requests/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { FileRow } from '@venue/shared-ui/files/FileRow.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './After.module.css';

const texts = { refused: 'Не удалось скачать документ', failed: failedAt('скачивании документа') } as const;

/** The venue's papers for the event, to download. */
export function Papers({ papers }: { papers: readonly RequestPaper[] }) {
  const { send, busy } = useSend(downloadEventRequestFile, texts);
  const download = async (fileId: number) => {
    const file = await send({ fileId });
    if (file) saveFile(file);
  };
  return (
    <section className={css.part} aria-label="Документы">
      <h2>Документы</h2>
      {papers.map(({ fileId, fileName, fileSize, paper }) => (
        <FileRow key={fileId} file={{ name: fileName, size: fileSize }}>
          <div className={css.row}>
            <SoftText as="span" size="tiny">
              {requestPaper.option(paper).label}
            </SoftText>
            <Button
              size="small"
              aria-label={`Скачать: ${fileName}`}
              aria-busy={busy || undefined}
              onClick={() => void download(fileId)}
            >
              Скачать
            </Button>
          </div>
        </FileRow>
      ))}
    </section>
  );
}
