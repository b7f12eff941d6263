import { listActivities } from '@venue/sdk/brands';
import { listPublicItems } from '@venue/sdk/market';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import * as z from 'zod/mini';
import { RecordsList } from '../../app/records/RecordsList.tsx';
import { useListAddress } from '../../app/records/useListAddress.ts';
import { PublicItemTile } from './PublicItemTile.tsx';

const filters = { kind: z.int() };

/** The products of all verified brands, filtered by text and by the brands' activity. */
export function PublicItemsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { kind: activityKindId } = address.chosen;
  const list = useCall(
    listPublicItems,
    { query: { page, ...(search ? { search } : {}), ...(activityKindId ? { activityKindId } : {}) } },
    { keepPrevious: true },
  );
  const kinds = useCall(listActivities, {}).data?.message.activities ?? [];
  return (
    <Page {...useScreen()} lead="Всё, что делают бренды площадки. Купить можно у&nbsp;самого бренда.">
      <RecordsList
        address={address}
        searchIn="Название, артикул или&nbsp;бренд"
        selects={[
          {
            name: 'kind',
            label: 'Чем занимается бренд',
            all: 'Всё',
            options: kinds.map(({ activityKindId: id, activityKindName: label }) => ({ id, label })),
          },
        ]}
        list={list}
        tiles="Товары"
        card={item => <PublicItemTile key={item.itemId} item={item} brand />}
        texts={{
          failed: 'Не удалось загрузить товары',
          retry: 'Попробуйте другие слова или\u00a0другое занятие.',
          all: 'Показать все товары',
        }}
        empty={<Empty title="Товаров пока нет" text="Здесь появятся товары брендов площадки." />}
      />
    </Page>
  );
}
