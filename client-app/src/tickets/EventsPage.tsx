import { Day } from '@venue/sdk';
import { listCategories, listEvents } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { DateRange } from '@venue/shared-ui/dates/DateRange.tsx';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import * as z from 'zod/mini';
import { ListFilter } from '../app/ListFilter.tsx';
import { useListAddress } from '../app/useListAddress.ts';
import css from './EventTile.module.css';
import { EventTile } from './EventTile.tsx';

const filters = { categoryId: z.coerce.number().check(z.int(), z.positive()), from: Day, to: Day };

/** What is on at the venue, soonest first, for everybody. */
export default function EventsPage() {
  const address = useListAddress(filters);
  const { page, search, put, clear, filtered } = address;
  const { categoryId, from, to } = address.chosen;
  const { data: known } = useCall(listCategories, {});
  const { data, error, refetch } = useCall(
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
  const none = data?.message.total === 0;
  const categories = (known?.message.categories ?? []).map(each => ({ id: each.categoryId, label: each.categoryName }));
  return (
    <Page {...useScreen()}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Название или место"
          selects={[{ name: 'categoryId', label: 'Категория', all: 'Все', options: categories }]}
        >
          <DateRange
            label="Дни"
            names={{ from: 'from', to: 'to' }}
            value={{ from: from ?? '', to: to ?? '' }}
            onChange={days => put({ from: days.from || undefined, to: days.to || undefined })}
          />
        </ListFilter>
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить афишу" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={360} />
        )
      ) : none ? (
        <Empty
          title={filtered ? 'Ничего не нашлось' : 'Мероприятий пока нет'}
          text={filtered ? 'Попробуйте другие слова или дни.' : 'Здесь появится всё, на\u00a0что можно прийти.'}
          {...(filtered
            ? {
                action: (
                  <Button variant="outlined" onClick={clear}>
                    Показать всё
                  </Button>
                ),
              }
            : {})}
        />
      ) : (
        <>
          <h2 className="visually-hidden">Мероприятия</h2>
          <ul className={css.tiles}>
            {data.items.map(row => (
              <EventTile key={row.eventId} event={row} />
            ))}
          </ul>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      )}
    </Page>
  );
}
