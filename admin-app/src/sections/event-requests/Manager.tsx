import { failedAt, type Reply } from '@venue/sdk';
import { assignEventRequest, type getEventRequest, listRequestManagers } from '@venue/sdk/event-requests/admin';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useState } from 'react';
import { useWho } from '../../app/frame/useWho.ts';
import { PersonName } from '../../app/record/PersonName.tsx';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import css from './RequestPage.module.css';

type Request = RecordOf<typeof getEventRequest>;
type Colleague = Reply<typeof listRequestManagers>['message']['managers'][number];

const texts = {
  done: 'Менеджер заявки изменён',
  refused: 'Не удалось назначить менеджера',
  failed: failedAt('назначении менеджера'),
} as const;

export const managerText = ({ managerLastName, managerName, managerMiddleName }: Colleague) =>
  [managerLastName, managerName, managerMiddleName].filter(Boolean).join(' ');

/** The manager of a request. A user who manages requests can assign it to any permitted colleague or take it. */
export function Manager({ request, manages }: { request: Request; manages: boolean }) {
  const { eventRequestId, managerInfo } = request;
  const { person } = useWho();
  const [choosing, setChoosing] = useState(false);
  const { send, busy } = useSend(assignEventRequest, texts);
  const assign = async (managerId: number | null) => {
    if (await send({ id: eventRequestId, body: { managerId, seen: managerInfo?.managerId ?? null } }))
      setChoosing(false);
  };
  return (
    <section className={css.part} aria-label="Менеджер">
      <h2>Менеджер</h2>
      <p>
        {managerInfo ? (
          <PersonName userId={managerInfo.managerId} name={managerText(managerInfo)} />
        ) : (
          'Пока не\u00a0назначен'
        )}
      </p>
      {manages && person && (
        <>
          {choosing && (
            <Colleagues choose={({ managerId }) => void assign(managerId)} leave={() => setChoosing(false)} />
          )}
          <Flow gap={8}>
            {managerInfo?.managerId !== person.userId && (
              <Button
                size="small"
                variant="outlined"
                aria-busy={busy || undefined}
                onClick={() => void assign(person.userId)}
              >
                Назначить меня
              </Button>
            )}
            {!choosing && (
              <Button size="small" color="inherit" onClick={() => setChoosing(true)}>
                {managerInfo ? 'Передать коллеге' : 'Назначить коллегу'}
              </Button>
            )}
            {managerInfo && (
              <Button size="small" color="inherit" aria-busy={busy || undefined} onClick={() => void assign(null)}>
                Снять
              </Button>
            )}
          </Flow>
        </>
      )}
    </section>
  );
}

function Colleagues({ choose, leave }: { choose: (colleague: Colleague) => void; leave: () => void }) {
  const { client } = useApi();
  return (
    <div className={css.part}>
      <SuggestInput<Colleague>
        label="Кто ведёт заявку"
        placeholder="Имя или фамилия"
        from={0}
        value={null}
        onChange={colleague => colleague && choose(colleague)}
        find={async (search, signal) =>
          (await client.send(listRequestManagers, { query: { search } }, { signal })).message.managers
        }
        textOf={managerText}
      />
      <Flow gap={8}>
        <Button size="small" color="inherit" onClick={leave}>
          Отмена
        </Button>
      </Flow>
    </div>
  );
}
