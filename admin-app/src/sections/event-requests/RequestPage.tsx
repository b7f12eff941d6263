import { failedAt } from '@venue/sdk';
import { assignEventRequest, getEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { useWho } from '../../app/frame/useWho.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { type RecordOf, RecordPage } from '../../app/record/RecordPage.tsx';
import { Answers } from './Answers.tsx';
import { decisionsOf } from './decisions.ts';
import { EstimateTable } from './EstimateTable.tsx';
import { eventRequestPaths } from './event-requests.paths.ts';
import css from './RequestPage.module.css';

type Request = RecordOf<typeof getEventRequest>;

/** A request as staff work on it: where it stands and what may be done next, who leads it, what it costs, all answers. */
export default function RequestPage() {
  return (
    <RecordPage
      kind={eventRequestRecord}
      get={getEventRequest}
      input={id => ({ id })}
      list={eventRequestPaths.list}
      actions={({ eventRequestStatus: status }) => <StatusChip option={eventRequestStatus.option(status)} />}
    >
      {(request, { manages, refetch }) => (
        <RecordColumns
          kind={eventRequestRecord}
          id={request.eventRequestId}
          steps={request.history}
          aside={
            <div className={css.aside}>
              {manages && request.moves.length > 0 && (
                <div className={css.moves}>
                  <DecisionButtons decisions={decisionsOf(request)} again={refetch} />
                </div>
              )}
              <Manager request={request} manages={manages && request.moves.length > 0} />
              <EstimateTable estimate={request.estimate} />
            </div>
          }
        >
          <Answers request={request} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const texts = {
  done: 'Менеджер заявки изменён',
  refused: 'Не удалось назначить менеджера',
  failed: failedAt('назначении менеджера'),
} as const;

function Manager({ request: { eventRequestId, managerInfo }, manages }: { request: Request; manages: boolean }) {
  const { person } = useWho();
  const { send, busy } = useSend(assignEventRequest, texts);
  const assign = (managerId: number | null) => void send({ id: eventRequestId, body: { managerId } });
  const name = managerInfo && [managerInfo.managerLastName, managerInfo.managerName].filter(Boolean).join(' ');
  return (
    <section className={css.part} aria-label="Менеджер">
      <h2>Менеджер</h2>
      <p>{name ?? 'Пока не\u00a0назначен'}</p>
      {manages && person && (
        <div className={css.moves}>
          {managerInfo?.managerId !== person.userId && (
            <Button size="small" variant="outlined" aria-busy={busy || undefined} onClick={() => assign(person.userId)}>
              Назначить меня
            </Button>
          )}
          {managerInfo && (
            <Button size="small" color="inherit" aria-busy={busy || undefined} onClick={() => assign(null)}>
              Снять
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
