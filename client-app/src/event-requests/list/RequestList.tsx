import { listActiveEventRequests, listMyEventRequests } from '@venue/sdk/event-requests';
import { eventRequestStatus, statusesAfterSubmit } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import type { ReactNode } from 'react';
import { RecordsList } from '../../app/records/RecordsList.tsx';
import { useListAddress } from '../../app/records/useListAddress.ts';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { RequestCard } from './RequestCard.tsx';
import css from './RequestList.module.css';

const filters = { status: eventRequestStatus.schema };
const texts = {
  failed: 'Не удалось загрузить заявки',
  retry: 'Попробуйте другие слова или другой статус.',
  all: 'Показать все заявки',
};
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
  const { page, search } = address;
  const known = statuses.find(({ id }) => id === address.chosen.status)?.id;
  const list = useCall(
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
  return (
    <div className={css.list}>
      <RecordsList
        address={address}
        searchIn="Номер или название"
        selects={[{ name: 'status', label: 'Статус', all: 'Все', options: statuses }]}
        list={list}
        card={row => <RequestCard key={row.eventRequestId} row={row} />}
        texts={texts}
        empty={empty}
      />
    </div>
  );
}
