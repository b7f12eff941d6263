import { failedAt } from '@venue/sdk';
import { getAnswerFile, settleUpdAnswer } from '@venue/sdk/papers/admin';
import { type Act, answerResult, edoState } from '@venue/sdk/papers/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import css from '../Papers.module.css';

type Answer = NonNullable<Act['edo']>['answers'][number];

/** The exchange of a УПД with its customer: when it was sent and what was answered; renders nothing for other acts. */
export function Exchange({ paper: { actId, edo, edoState: state, can } }: { paper: Act }) {
  const { send, busy } = useSend(settleUpdAnswer, {
    done: 'Ответ разобран',
    failed: failedAt('сохранении отметки'),
  });
  if (edo === null) return null;
  const { sentAt, sentBy, waitsForStaff, answers } = edo;
  return (
    <section className={css.part} aria-labelledby="edo">
      <h2 id="edo">Обмен с&nbsp;заказчиком через ЭДО</h2>
      <p>
        <StatusChip option={edoState.option(state)} />
        {sentAt && (
          <span className={css.soft}>
            {' '}
            Отправлен {formatDateTime(sentAt)} · {sentBy ?? 'через папку обмена'}
          </span>
        )}
      </p>
      {answers.length > 0 && (
        <Stack as="ul" gap={10} aria-label="Ответы заказчика">
          {answers.map(answer => (
            <li key={answer.updAnswerId}>
              <AnswerItem answer={answer} />
            </li>
          ))}
        </Stack>
      )}
      {waitsForStaff && can.includes('mail') && (
        <div className={css.buttons}>
          <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void send({ body: { actId } })}>
            Отметить разобранным
          </Button>
        </div>
      )}
    </section>
  );
}

function AnswerItem({ answer }: { answer: Answer }) {
  const { send } = useSend(getAnswerFile, { failed: failedAt('скачивании файла') });
  const download = async (answerFileId: number) => {
    const file = await send({ body: { answerFileId } });
    if (file) saveFile(file);
  };
  const { answerText, answeredAt, acceptedOn, signedBy, discrepancy, receivedAt, receivedBy } = answer;
  return (
    <>
      <p>
        <StatusChip option={answerResult.option(answer.answerResult)} /> <span>{formatDateTime(answeredAt)}</span>
        {acceptedOn && <span>, услуги приняты {formatDate(acceptedOn)}</span>}
      </p>
      {answerText && <p>{answerText}</p>}
      {discrepancy && <p>Расхождения: {discrepancy}</p>}
      <p>Подписал(а): {signedBy}</p>
      <p className={css.soft}>
        Получен {formatDateTime(receivedAt)} · {receivedBy ?? 'из\u00a0папки обмена'}
      </p>
      <div className={css.buttons}>
        {answer.files.map(({ answerFileId, fileName, isSignature }) => (
          <Button
            key={answerFileId}
            size="small"
            aria-label={`Скачать ${isSignature ? 'подпись' : 'ответ'}: ${fileName}`}
            onClick={() => void download(answerFileId)}
          >
            {isSignature ? 'Скачать подпись' : 'Скачать ответ'}
          </Button>
        ))}
      </div>
    </>
  );
}
