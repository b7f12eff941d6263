import { Day } from '@venue/sdk';
import { listCategories, listEvents } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { DateRange } from '@venue/shared-ui/dates/DateRange.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import * as z from 'zod/mini';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { EventTile } from './EventTile.tsx';

const filters = { categoryId: z.coerce.number().check(z.int(), z.positive()), from: Day, to: Day };

/** What is on at the venue, soonest first, for everybody. */
export default function EventsPage() {
  const address = useListAddress(filters);
  const { page, search, put } = address;
  const { categoryId, from, to } = address.chosen;
  const { data: known } = useCall(listCategories, {});
  const list = useCall(
    listEvents,
    {
      x: page,
      body: {
        ...(categoryId === undefined ? {} : { categoryId }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const categories = (known?.message.categories ?? []).map(each => ({ id: each.categoryId, label: each.categoryName }));
  return (
    <Page {...useScreen()}>
      <RecordsList
        address={address}
        searchIn="Название или место"
        selects={[{ name: 'categoryId', label: 'Категория', all: 'Все', options: categories }]}
        chooser={
          <DateRange
            label="Дни"
            names={{ from: 'from', to: 'to' }}
            value={{ from: from ?? '', to: to ?? '' }}
            onChange={days => put({ from: days.from || undefined, to: days.to || undefined })}
          />
        }
        list={list}
        tiles="Мероприятия"
        card={row => <EventTile key={row.eventId} event={row} />}
        texts={{
          failed: 'Не удалось загрузить афишу',
          retry: 'Попробуйте другие слова или дни.',
          all: 'Показать всё',
        }}
        empty={<Empty title="Мероприятий пока нет" text="Здесь появится всё, на&nbsp;что можно прийти." />}
      />
    </Page>
  );
}
