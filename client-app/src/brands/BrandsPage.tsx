import { listMyBrands } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { RecordsPage } from '../app/records/RecordsPage.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { BrandCard } from './BrandCard.tsx';
import { brandPaths } from './brands.paths.ts';

const filters = { status: brandStatus.schema };

const texts = {
  failed: 'Не удалось загрузить бренды',
  retry: 'Попробуйте другие слова или другой статус.',
  all: 'Показать все бренды',
  empty: {
    title: 'Брендов пока нет',
    text: 'Добавьте свой бренд: после проверки его увидят другие участники, и от его имени можно предлагать товары на маркетплейсе.',
  },
};

/** My brands with their statuses, kept fresh by the live channel. */
export default function BrandsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { status } = address.chosen;
  const list = useCall(
    listMyBrands,
    {
      body: {
        page,
        pageSize: 10,
        ...(status === undefined ? {} : { brandStatus: status }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <RecordsPage
      address={address}
      searchIn="Название"
      selects={[{ name: 'status', label: 'Статус', all: 'Все', options: brandStatus.options }]}
      list={list}
      card={row => <BrandCard key={row.brandId} brand={row} />}
      create={{ text: 'Добавить бренд', to: brandPaths.create.path }}
      texts={texts}
    />
  );
}
