import { listPublicItems } from '@venue/sdk/market';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { Block } from '../app/frame/Block.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { PublicItemTile } from './public/PublicItemTile.tsx';

const filters = {};

/** A brand's products, for its page; the address keeps the page number. Renders nothing if there are none. */
export function BrandGoods({ brandId }: { brandId: number }) {
  const { page, put } = useListAddress(filters);
  const { data } = useCall(listPublicItems, { query: { brandId, page } }, { keepPrevious: true });
  if (!data || data.message.total === 0) return null;
  return (
    <Block id="goods" title="Товары бренда">
      <TileList>
        {data.items.map(item => (
          <PublicItemTile key={item.itemId} item={item} />
        ))}
      </TileList>
      <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
    </Block>
  );
}
