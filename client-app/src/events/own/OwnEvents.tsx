import { listEvents } from '@venue/sdk/events';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import * as z from 'zod/mini';
import { RecordsList } from '../../app/records/RecordsList.tsx';
import { useListAddress } from '../../app/records/useListAddress.ts';
import { eventPaths } from '../events.paths.ts';
import { EventCard } from './EventCard.tsx';

const statuses = eventStatus.options.filter(({ id }) => id !== eventStatus.deleted);
const filters = { status: z.literal(statuses.map(({ id }) => id)), kind: eventKind.schema };

/** My events and announcements with their statuses, kept fresh by the live channel. */
export default function OwnEvents() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { status, kind } = address.chosen;
  const list = useCall(
    listEvents,
    {
      x: page,
      body: {
        own: true,
        ...(status === undefined ? {} : { objectStatusId: status }),
        ...(kind === undefined ? {} : { eventKind: kind }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <RecordsList
      address={address}
      searchIn="Название или место"
      selects={[
        { name: 'status', label: 'Статус', all: 'Все', options: statuses },
        { name: 'kind', label: 'Вид', all: 'Всё', options: eventKind.options },
      ]}
      list={list}
      card={row => <EventCard key={row.eventId} event={row} />}
      texts={{
        failed: 'Не удалось загрузить мероприятия',
        retry: 'Попробуйте другие слова или другой статус.',
        all: 'Показать все мероприятия',
      }}
      empty={
        <Empty
          title="Мероприятий пока нет"
          text="Расскажите о&nbsp;своём мероприятии по&nbsp;шагам: после проверки его увидят все гости площадки."
          action={
            <Button variant="contained" to={eventPaths.create.path}>
              Создать мероприятие
            </Button>
          }
        />
      }
    />
  );
}
