import { listMyBrands } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
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
import { BrandCard } from './BrandCard.tsx';

const PAGE_SIZE = 10;

/** My brands with their statuses, kept fresh by the live channel. The address keeps filter and page. */
export default function BrandsPage() {
  const address = useListAddress(['status']);
  const { page, search, filtered, put, clear } = address;
  const status = address.chosen('status', brandStatus.options)?.id;
  const { data, error, refetch } = useCall(
    listMyBrands,
    {
      body: {
        page,
        pageSize: PAGE_SIZE,
        ...(status === undefined ? {} : { brandStatus: status }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const create = (
    <Button variant="contained" to={screens.brandCreate.path}>
      Добавить бренд
    </Button>
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()} {...(none && !filtered ? {} : { actions: create })}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Название"
          selects={[{ name: 'status', label: 'Статус', all: 'Все', options: brandStatus.options }]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить бренды" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другие слова или другой статус."
          action={
            <Button variant="outlined" onClick={clear}>
              Показать все бренды
            </Button>
          }
        />
      ) : none ? (
        <Empty
          title="Брендов пока нет"
          text="Добавьте свой бренд: после проверки его увидят другие участники, и от его имени можно предлагать товары на маркетплейсе."
          action={create}
        />
      ) : (
        <>
          <RecordList>
            {data.items.map(row => (
              <BrandCard key={row.brandId} brand={row} />
            ))}
          </RecordList>
          <Pager total={data.message} page={page} pageSize={PAGE_SIZE} go={to => put({ page: String(to) })} />
        </>
      )}
    </Page>
  );
}
