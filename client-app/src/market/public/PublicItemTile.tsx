import type { PublicItem } from '@venue/sdk/market/model';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { mainImageOf, priceOf } from '../items/itemWords.ts';
import { itemPaths } from '../market.paths.ts';

/** Goods in lists for visitors. */
export const PublicItemTile = ({ item, brand }: { item: PublicItem; brand?: boolean }) => (
  <RecordTile
    picture={mainImageOf(item)}
    name={item.itemName}
    heading={
      <ScreenLink to={itemPaths.publicPage} params={{ itemId: item.itemId }}>
        {item.itemName}
      </ScreenLink>
    }
    above={<strong>{priceOf(item)}</strong>}
    {...(brand ? { below: item.brandName } : {})}
  />
);
