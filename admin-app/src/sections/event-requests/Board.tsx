import { formatMoney, type Reply } from '@venue/sdk';
import { countEventRequests, listEventRequests } from '@venue/sdk/event-requests/admin';
import {
  type EventRequestStatus,
  eventRequestMoves,
  eventRequestStatus,
  proposalStatus,
} from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountMark } from '../users/users.view.ts';
import css from './Board.module.css';
import { decisionsOf } from './decisions.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

const DecisionDialog = lazyWithRetry(
  () => import('../../app/decision/DecisionDialog.tsx'),
  ({ close }) => close(),
);

type Row = Reply<typeof listEventRequests>['items'][number];
interface MoveQuestion {
  readonly row: Row;
  readonly status: EventRequestStatus;
}

/** Cards shown per status; the list has the others. */
const SHOWN = 25;

const columns = eventRequestStatus.options.filter(({ id }) => id !== eventRequestStatus.draft);

/** The decision that leads a request to a status. */
const decisionTo = (row: Row, status: EventRequestStatus) => {
  const action = eventRequestMoves.find(
    ({ to, from, by }) => by[0] === 'staff' && to === status && from.some(each => each === row.eventRequestStatus),
  )?.action;
  return decisionsOf(row).find(({ name }) => name === action);
};

/** Requests by status, one column each. A card is dragged or moved by its button; both ask for a confirmation. */
export default function Board({ managerId }: { managerId: number | undefined }) {
  const [held, setHeld] = useState<Row | null>(null);
  const [asked, setAsked] = useState<MoveQuestion | null>(null);
  const decision = asked ? decisionTo(asked.row, asked.status) : undefined;
  const { data } = useCall(countEventRequests, {});
  return (
    <>
      <div className={css.board}>
        {columns.map(({ id }) => (
          <Column
            key={id}
            status={id}
            managerId={managerId}
            count={data?.message.counts.find(each => each.eventRequestStatus === id)?.count}
            held={held}
            hold={setHeld}
            ask={setAsked}
          />
        ))}
      </div>
      {decision && (
        <Suspense fallback={null}>
          <DecisionDialog decision={decision} close={() => setAsked(null)} done={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ColumnProps {
  status: EventRequestStatus;
  managerId: number | undefined;
  count: number | undefined;
  held: Row | null;
  hold: (row: Row | null) => void;
  ask: (asked: MoveQuestion) => void;
}

function Column({ status, managerId, count, held, hold, ask }: ColumnProps) {
  const heading = useId();
  const [over, setOver] = useState(false);
  const option = eventRequestStatus.option(status);
  const query = {
    status,
    pageSize: SHOWN,
    sort: 'eventRequestDateStart',
    order: 'asc',
    ...(managerId === undefined ? {} : { managerId }),
  } as const;
  const { data, error, refetch } = useCall(listEventRequests, { query });
  const takes = held !== null && decisionTo(held, status) !== undefined;
  return (
    <section
      className={css.column}
      aria-labelledby={heading}
      data-takes={takes || undefined}
      data-over={(takes && over) || undefined}
      onDragOver={event => {
        if (!takes) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        if (held && takes) ask({ row: held, status });
        hold(null);
      }}
    >
      <h2 id={heading} className={css.head}>
        <StatusChip option={option} />
        {managerId === undefined && count !== undefined && <span className={css.soft}>{count}</span>}
      </h2>
      {data ? (
        <Stack as="ul" gap={10} narrow>
          {data.items.map(row => (
            <Card key={row.eventRequestId} row={row} hold={hold} ask={ask} />
          ))}
        </Stack>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить заявки" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
      {data && data.items.length === 0 && <p className={css.soft}>Пусто</p>}
      {data && data.message.total > SHOWN && (
        <Link to={`${eventRequestPaths.list.path}?status=${status}`}>Все {data.message.total}</Link>
      )}
    </section>
  );
}

/** What a request waits for, in short. */
const waitsFor = ({ unread, proposal, eventRequestStatus: status, managerInfo, endedBy }: Row): string | null => {
  if (endedBy === 'customer') return 'Отменил заказчик';
  if (unread > 0) return `Новых сообщений: ${unread}`;
  if (proposal?.proposalStatus === proposalStatus.sent) return 'Ждёт ответа на\u00a0предложение';
  if (proposal?.proposalStatus === proposalStatus.declined) return 'Предложение отклонено';
  if (status === eventRequestStatus.new && !managerInfo) return 'Ждёт менеджера';
  return null;
};

function Card({ row, hold, ask }: { row: Row } & Pick<ColumnProps, 'hold' | 'ask'>) {
  const [moving, setMoving] = useState(false);
  const { eventRequestId, eventRequestTitle, eventRequestDateStart, managerInfo, participants, proposal } = row;
  const waits = waitsFor(row);
  return (
    <li
      className={css.card}
      draggable={row.moves.length > 0}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(eventRequestId));
        hold(row);
      }}
      onDragEnd={() => hold(null)}
    >
      <h3 className={css.title}>
        <Link to={href(eventRequestPaths.page, { id: eventRequestId })} draggable={false}>
          {eventRequestTitle}
        </Link>
      </h3>
      <p className={css.soft}>
        <span>№&nbsp;{eventRequestId}</span>
        {eventRequestDateStart && <span>{` · ${formatDayAndTime(eventRequestDateStart)}`}</span>}
        {participants !== null && <span>{` · ${participants}\u00a0чел.`}</span>}
      </p>
      <p className={css.soft}>
        {[managerInfo?.managerLastName ?? 'Без менеджера', proposal && formatMoney(proposal.price)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {waits && <p className={css.waits}>{waits}</p>}
      <AccountMark state={row.accountState} />
      {row.moves.length > 0 && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-expanded={moving}
            aria-label={`Переместить: ${eventRequestTitle}`}
            onClick={() => setMoving(!moving)}
          >
            Переместить
          </Button>
          {moving && (
            <Flow gap={6}>
              {row.moves.map(status => (
                <Button key={status} size="small" variant="outlined" onClick={() => ask({ row, status })}>
                  {eventRequestStatus.option(status).label}
                </Button>
              ))}
            </Flow>
          )}
        </>
      )}
    </li>
  );
}
