import { changeApplicationStatus } from '@venue/sdk/applications/admin';
import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useWho } from '../../app/frame/useWho.ts';
import { PersonName } from '../../app/record/PersonName.tsx';
import css from './HolderNote.module.css';
import { statusTexts } from './statusTexts.ts';

/** Shows who has taken an application, and offers to take it. Opening an application does not take it. */
export function HolderNote({ application }: { application: ApplicationCard }) {
  const { requestId, requestStatus, takenBy, takenAt, can } = application;
  const { send, busy } = useSend(changeApplicationStatus, statusTexts);
  const { person } = useWho();
  if (requestStatus === simpleRequestStatus.done) return null;
  const take = async (takenFrom?: number) => {
    const more = takenFrom === undefined ? {} : { takenFrom };
    const body = { seen: requestStatus, requestStatus: simpleRequestStatus.inProgress, ...more };
    await send({ id: requestId, body });
  };
  const takeOver = async (from: { userId: number; userName: string }) => {
    const title = 'Взять заявку себе?';
    const text = `Сейчас она в\u00a0работе у\u00a0коллеги: ${from.userName}. Коллега увидит, что заявка теперь у\u00a0вас.`;
    if (await confirm({ title, text, yes: 'Взять себе', no: 'Отмена' })) await take(from.userId);
  };
  if (!takenBy)
    return (
      <div className={css.note} data-free>
        <p>Заявку ещё никто не&nbsp;взял.</p>
        {can.includes('take') && (
          <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => void take()}>
            Взять в&nbsp;работу
          </Button>
        )}
      </div>
    );
  const isOwn = takenBy.userId === person?.userId;
  return (
    <div className={css.note} data-mine={isOwn || undefined}>
      <p>
        {isOwn ? (
          <span>Заявка у&nbsp;вас в&nbsp;работе</span>
        ) : (
          <span>
            В&nbsp;работе: <PersonName userId={takenBy.userId} name={takenBy.userName} />
          </span>
        )}
        {takenAt && <span className={css.since}> с&nbsp;{formatDateTime(takenAt)}</span>}
      </p>
      {can.includes('takeOver') && !isOwn && (
        <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => void takeOver(takenBy)}>
          Взять себе
        </Button>
      )}
    </div>
  );
}
