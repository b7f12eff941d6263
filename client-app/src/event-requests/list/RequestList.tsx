import { listActiveEventRequests, listMyEventRequests } from '@venue/sdk/event-requests';
import { eventRequestStatus, statusesAfterSubmit } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import type { ReactNode } from 'react';
import { ListFilter } from '../../app/ListFilter.tsx';
import { RecordList } from '../../app/RecordCard.tsx';
import { useListAddress } from '../../app/useListAddress.ts';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { RequestCard } from './RequestCard.tsx';
import css from './RequestList.module.css';

const filters = { status: eventRequestStatus.schema };
const later: readonly number[] = statusesAfterSubmit;

/** Drafts, and what the venue has not begun to talk about. */
export const NewRequests = () => (
  <RequestList
    call={listMyEventRequests}
    statuses={eventRequestStatus.options.filter(({ id }) => !later.includes(id))}
    empty={
      <Empty
        title="Заявок пока нет"
        text="Опишите мероприятие по&nbsp;шагам и&nbsp;отправьте площадке. Черновик сохраняется сам: начните сейчас, закончите потом."
        action={
          <Button variant="contained" to={eventRequestPaths.create.path}>
            Оставить заявку на&nbsp;мероприятие
          </Button>
        }
      />
    }
  />
);

/** What the venue works on or has finished. */
export const ActiveRequests = () => (
  <RequestList
    call={listActiveEventRequests}
    statuses={eventRequestStatus.options.filter(({ id }) => later.includes(id))}
    empty={
      <Empty
        title="Здесь пока пусто"
        text="Когда площадка возьмётся за&nbsp;вашу заявку, она появится здесь: переговоры, документы, подготовка и&nbsp;прошедшие мероприятия."
      />
    }
  />
);

interface Props {
  call: typeof listMyEventRequests | typeof listActiveEventRequests;
  statuses: typeof eventRequestStatus.options;
  empty: ReactNode;
}

function RequestList({ call, statuses, empty }: Props) {
  const address = useListAddress(filters);
  const { page, search, filtered, put, clear } = address;
  const known = statuses.find(({ id }) => id === address.chosen.status)?.id;
  const { data, error, refetch } = useCall(
    call,
    {
      body: {
        page,
        pageSize: 10,
        ...(known === undefined ? {} : { eventRequestStatus: known }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const none = data?.message.total === 0;
  return (
    <div className={css.list}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Номер или название"
          selects={[{ name: 'status', label: 'Статус', all: 'Все', options: statuses }]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить заявки" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )
      ) : !none ? (
        <>
          <RecordList>
            {data.items.map(row => (
              <RequestCard key={row.eventRequestId} row={row} />
            ))}
          </RecordList>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      ) : filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другие слова или другой статус."
          action={
            <Button variant="outlined" onClick={clear}>
              Показать все заявки
            </Button>
          }
        />
      ) : (
        empty
      )}
    </div>
  );
}
