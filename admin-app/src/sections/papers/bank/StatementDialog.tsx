import { ApiFailure, failedAt, limitsOf, textOf } from '@venue/sdk';
import { listStatementImports, uploadStatement } from '@venue/sdk/papers/admin';
import type { StatementResult } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import css from '../Papers.module.css';

const limits = limitsOf(uploadStatement);

/** Uploads a bank statement and shows the result. */
export default function StatementDialog({ close }: { close: () => void }) {
  const { send, busy } = useSend(uploadStatement, { failed: failedAt('загрузке выписки') });
  const [result, setResult] = useState<StatementResult>();
  const [refused, setRefused] = useState('');
  // Each saved batch refreshes it.
  const [last] = useCall(listStatementImports, {}).data?.message.imports ?? [];
  const unfinished = last && last.done < last.total ? last : undefined;
  const take = async ([file]: readonly File[]) => {
    if (!file || busy) return;
    setRefused('');
    setResult(undefined);
    const handles = (failure: unknown) => {
      if (!(failure instanceof ApiFailure) || !failure.fields?.fileStatement) return false;
      setRefused(failure.fields.fileStatement || textOf(failure, ''));
      return true;
    };
    const reply = await send({ body: { fileStatement: file } }, { handles });
    if (reply) setResult(reply.message);
  };
  return (
    <SmallDialog title="Выписка из&nbsp;банка" close={close}>
      <p className={css.soft}>
        Текстовый файл 1CClientBankExchange из&nbsp;интернет-банка. Ту&nbsp;же выписку можно загрузить ещё раз: платежи
        не&nbsp;повторятся.
      </p>
      <DropArea
        limits={limits}
        label={busy ? 'Читаем…' : 'Выбрать файл'}
        disabled={busy}
        onFiles={files => void take(files)}
      />
      {refused && <p role="alert">{refused}</p>}
      {result && <p role="status">{summaryOf(result)}</p>}
      {result && result.aside > 0 && (
        <>
          <p role="alert">
            Не&nbsp;прочитаны и&nbsp;отложены: {result.aside}. Внесите их вручную или исправьте файл и&nbsp;загрузите
            снова.
          </p>
          <Stack as="ul" gap={10}>
            {result.setAside.map(({ line, problem }) => (
              <li key={line}>
                Строка {line}: {problem}
              </li>
            ))}
          </Stack>
        </>
      )}
      {!result && unfinished && (
        <p role="status" className={css.soft}>
          <span>
            Загрузка от&nbsp;{formatDateTime(unfinished.startedAt)}: сохранено {unfinished.done} из&nbsp;
            {unfinished.total}.
          </span>
          {!busy && <span> Если она прервалась, загрузите ту&nbsp;же выписку ещё раз.</span>}
        </p>
      )}
      <DialogButtons>
        <Button variant={result ? 'contained' : 'outlined'} onClick={close}>
          {result ? 'Готово' : 'Закрыть'}
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}

function summaryOf({ total, aside, added, counted, waiting, known }: StatementResult): string {
  if (total + aside === 0) return 'В\u00a0выписке нет поступлений на\u00a0счёт площадки.';
  const parts = [
    `Новых платежей: ${added}.`,
    counted > 0 ? `Учтено по\u00a0счетам: ${counted}.` : '',
    waiting > 0 ? `Ждут вашего решения: ${waiting}.` : '',
    known > 0 ? `Загружены раньше: ${known}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
