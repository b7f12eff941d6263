import { listActivities, listPublicBrands } from '@venue/sdk/brands';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import * as z from 'zod/mini';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { brandPaths } from './brands.paths.ts';

const filters = { kind: z.int() };

/** The verified brands, filtered by text and by activity. */
export function PublicBrandsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { kind: activityKindId } = address.chosen;
  const list = useCall(
    listPublicBrands,
    { query: { page, ...(search ? { search } : {}), ...(activityKindId ? { activityKindId } : {}) } },
    { keepPrevious: true },
  );
  const kinds = useCall(listActivities, {}).data?.message.activities ?? [];
  return (
    <Page {...useScreen()} lead="Мастерские и&nbsp;производства, чьи товары проверила площадка.">
      <RecordsList
        address={address}
        searchIn="Название"
        selects={[
          {
            name: 'kind',
            label: 'Чем занимается',
            all: 'Всё',
            options: kinds.map(({ activityKindId: id, activityKindName: label }) => ({ id, label })),
          },
        ]}
        list={list}
        tiles="Бренды"
        card={({ brandId, brandName, mainPhoto, activityKinds, address: { city } }) => (
          <RecordTile
            key={brandId}
            picture={mainPhoto}
            name={brandName}
            heading={
              <ScreenLink to={brandPaths.publicPage} params={{ brandId }}>
                {brandName}
              </ScreenLink>
            }
            above={activityKinds.map(kind => kind.activityKindName).join(' · ')}
            below={city}
          />
        )}
        texts={{
          failed: 'Не удалось загрузить бренды',
          retry: 'Попробуйте другие слова или\u00a0другое занятие.',
          all: 'Показать все бренды',
        }}
        empty={<Empty title="Брендов пока нет" text="Здесь появятся бренды, которые подтвердила площадка." />}
      />
    </Page>
  );
}
