import { Id } from '@venue/sdk';
import { listMyItems } from '@venue/sdk/market';
import { marketItemStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { RecordsPage } from '../../app/records/RecordsPage.tsx';
import { useListAddress } from '../../app/records/useListAddress.ts';
import { itemPaths } from '../market.paths.ts';
import { BrandSuggest } from './BrandSuggest.tsx';
import { ItemCard } from './ItemCard.tsx';

const filters = { status: marketItemStatus.schema, brand: Id };

const texts = {
  failed: 'Не удалось загрузить товары',
  retry: 'Попробуйте другие слова, другой бренд или статус.',
  all: 'Показать все товары',
  empty: {
    title: 'Товаров пока нет',
    text: 'Опишите товары своих брендов и предложите их площадке в заявке: принятые увидят все участники маркетплейса.',
  },
};

/** My items with their statuses, kept fresh by the live channel. */
export default function ItemsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { status: itemStatus, brand: brandId } = address.chosen;
  const list = useCall(
    listMyItems,
    {
      body: {
        page,
        pageSize: 10,
        ...(itemStatus === undefined ? {} : { itemStatus }),
        ...(brandId === undefined ? {} : { brandId }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <RecordsPage
      address={address}
      searchIn="Название или артикул"
      selects={[{ name: 'status', label: 'Статус', all: 'Все', options: marketItemStatus.options }]}
      chooser={
        <BrandSuggest
          placeholder="Все"
          value={brandId ?? null}
          onChange={brand => address.put({ brand: brand ?? undefined })}
        />
      }
      list={list}
      card={item => <ItemCard key={item.itemId} item={item} />}
      create={{ text: 'Добавить товар', to: itemPaths.create.path }}
      texts={texts}
    />
  );
}
