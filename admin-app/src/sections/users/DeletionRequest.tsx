import { formatMoney } from '@venue/sdk';
import { listAhead } from '@venue/sdk/privacy/admin';
import { aheadKinds, type ThingAhead } from '@venue/sdk/privacy/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Link } from 'react-router-dom';
import { agreementPaths } from '../agreements/agreements.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { paperPaths } from '../papers/papers.paths.ts';
import css from './UserPage.module.css';

const fates = [
  ['staff', 'Решить до\u00a0удаления'],
  ['choose', 'Ждём окончания'],
  ['wait', 'Ждём денег'],
  ['goes', 'Удалится вместе с\u00a0записью'],
] as const;

/** When an account will be deleted, and what that waits for: first what staff have to decide. */
export function DeletionRequest({ userId, deletionAt }: { userId: number; deletionAt: string }) {
  const { data, error, refetch } = useCall(listAhead, { id: userId });
  return (
    <>
      <p>Владелец попросил удалить её: {formatDate(deletionAt)}.</p>
      {error && <ErrorNote error={error} retry={() => void refetch()} />}
      {data &&
        fates.map(([fate, title]) => {
          const things = data.message.ahead.filter(({ kind }) => aheadKinds[kind].fate === fate);
          return (
            things.length > 0 && (
              <div key={fate}>
                <h3>{title}</h3>
                <ul className={css.ahead}>
                  {things.map(thing => (
                    <li key={`${thing.kind} ${thing.id}`}>
                      <Thing {...thing} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
    </>
  );
}

const pages: Partial<Record<ThingAhead['kind'], string>> = {
  preparedEvent: eventRequestPaths.page.path,
  eventRequest: eventRequestPaths.page.path,
  soldEvent: eventPaths.page.path,
  paidEvent: eventPaths.page.path,
  agreement: agreementPaths.page.path,
  invoiceDebt: paperPaths.invoice.path,
  invoiceAct: paperPaths.invoice.path,
};

function Thing({ kind, id, title, sum }: ThingAhead) {
  const name = `${aheadKinds[kind].label} №\u00a0${id}`;
  const page = pages[kind];
  return (
    <>
      {page === undefined ? <span>{name}</span> : <Link to={page.replace(/:\w+/, String(id))}>{name}</Link>}
      <span>: {[title, ...(sum ? [formatMoney(sum)] : [])].join(', ')}</span>
    </>
  );
}
