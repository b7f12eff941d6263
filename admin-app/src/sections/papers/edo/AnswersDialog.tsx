import { failedAt, limitsOf } from '@venue/sdk';
import { uploadUpdAnswers } from '@venue/sdk/papers/admin';
import { answerOutcome, answerResult, edoLimits, type TakenAnswer } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import css from '../Papers.module.css';
import { paperPaths } from '../papers.paths.ts';

const limits = limitsOf(uploadUpdAnswers);
const tooMany = `За\u00a0раз не\u00a0больше ${edoLimits.files} файлов: соберите их в\u00a0ZIP`;

/** Uploads what customers answered to УПД, and shows what became of each file. */
export default function AnswersDialog({ close }: { close: () => void }) {
  const { send, busy } = useSend(uploadUpdAnswers, { failed: failedAt('загрузке ответов') });
  const [results, setResults] = useState<readonly TakenAnswer[]>();
  const [refused, setRefused] = useState('');
  const take = async (files: readonly File[]) => {
    if (busy) return;
    setResults(undefined);
    setRefused(files.length > edoLimits.files ? tooMany : '');
    if (files.length > edoLimits.files) return;
    const reply = await send({ body: { fileAnswers: [...files] } });
    if (reply) setResults(reply.message.results);
  };
  return (
    <SmallDialog title="Ответы заказчиков на&nbsp;УПД" close={close}>
      <p className={css.soft}>
        Титулы покупателя из&nbsp;системы ЭДО: XML, файлы подписей рядом с&nbsp;ними или ZIP с&nbsp;тем и&nbsp;другим.
        Файлы можно загрузить ещё раз: ответы не&nbsp;повторятся.
      </p>
      <DropArea
        limits={limits}
        multiple
        label={busy ? 'Читаем…' : 'Выбрать файлы'}
        disabled={busy}
        onFiles={files => void take(files)}
      />
      {refused && <p role="alert">{refused}</p>}
      {results && (
        <>
          <p role="status">{summaryOf(results)}</p>
          <Stack as="ul" gap={10} aria-label="Файлы">
            {results.map(result => (
              <li key={result.fileName}>
                <TakenFile result={result} />
              </li>
            ))}
          </Stack>
        </>
      )}
      <DialogButtons>
        <Button variant={results ? 'contained' : 'outlined'} onClick={close}>
          {results ? 'Готово' : 'Закрыть'}
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}

function TakenFile({ result }: { result: TakenAnswer }) {
  const { fileName, why, actId, actTitle } = result;
  return (
    <>
      <p className={css.name}>{fileName}</p>
      {actId === null ? (
        <p>Не&nbsp;принят: {why}.</p>
      ) : (
        <p>
          <Link to={href(paperPaths.act, { actId })}>{actTitle}</Link>
          <span>: {answerResult.option(result.answerResult).label.toLowerCase()}</span>
          {result.answerOutcome === answerOutcome.known && <span className={css.soft}> · загружен раньше</span>}
        </p>
      )}
    </>
  );
}

function summaryOf(results: readonly TakenAnswer[]): string {
  const count = (outcome: TakenAnswer['answerOutcome']) =>
    results.filter(each => each.answerOutcome === outcome).length;
  const [added, known, rejected] = [count('added'), count('known'), count('rejected')];
  if (results.length === 0) return 'В\u00a0архиве нет файлов.';
  const parts = [
    `Новых ответов: ${added}.`,
    known > 0 ? `Загружены раньше: ${known}.` : '',
    rejected > 0 ? `Не\u00a0принято файлов: ${rejected}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
