import { listMyItems } from '@venue/sdk/market';
import { marketItemStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { ListFilter } from '../app/ListFilter.tsx';
import { RecordList } from '../app/RecordCard.tsx';
import { useListAddress } from '../app/useListAddress.ts';
import { screens } from '../screens.ts';
import { ItemCard } from './ItemCard.tsx';
import { useMyBrands } from './useMyBrands.ts';

const PAGE_SIZE = 10;

/** My items with their statuses, kept fresh by the live channel. */
export default function ItemsPage() {
  const address = useListAddress(['status', 'brand']);
  const { page, search, filtered, put, clear } = address;
  const brands = (useMyBrands().data?.items ?? []).map(({ brandId: id, brandName: label }) => ({ id, label }));
  const itemStatus = address.chosen('status', marketItemStatus.options)?.id;
  const brandId = address.chosen('brand', brands)?.id;
  const { data, error, refetch } = useCall(
    listMyItems,
    {
      body: {
        page,
        pageSize: PAGE_SIZE,
        ...(itemStatus === undefined ? {} : { itemStatus }),
        ...(brandId === undefined ? {} : { brandId }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const create = (
    <Button variant="contained" to={screens.marketItemCreate.path}>
      Добавить товар
    </Button>
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()} {...(none && !filtered ? {} : { actions: create })}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Название или артикул"
          selects={[
            { name: 'brand', label: 'Бренд', all: 'Все', options: brands },
            { name: 'status', label: 'Статус', all: 'Все', options: marketItemStatus.options },
          ]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить товары" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другие слова, другой бренд или статус."
          action={
            <Button variant="outlined" onClick={clear}>
              Показать все товары
            </Button>
          }
        />
      ) : none ? (
        <Empty
          title="Товаров пока нет"
          text="Опишите товары своих брендов и предложите их площадке в заявке: принятые увидят все участники маркетплейса."
          action={create}
        />
      ) : (
        <>
          <RecordList>
            {data.items.map(item => (
              <ItemCard key={item.itemId} item={item} />
            ))}
          </RecordList>
          <Pager total={data.message} page={page} pageSize={PAGE_SIZE} go={to => put({ page: String(to) })} />
        </>
      )}
    </Page>
  );
}
