import { listShownProducts } from '@venue/sdk/products';
import { productType } from '@venue/sdk/products/model';
import { ProductsSheet, productPlaces } from '@venue/shared-ui/areas/products/ProductsSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import { brandPaths } from '../brands/brands.paths.ts';
import { itemPaths } from '../market/market.paths.ts';

const { marketplaceBlock, goodsSlide } = productType;

const ways = {
  [marketplaceBlock]: {
    id: 'marketplace',
    all: <ScreenLink to={brandPaths.publicList}>Все бренды</ScreenLink>,
  },
  [goodsSlide]: { id: 'goods-slide', all: <ScreenLink to={itemPaths.publicList}>Все товары</ScreenLink> },
};

/** The two places of the first page that show goods, each in the order staff gave it. */
export default function ShownProducts() {
  const products = useCall(listShownProducts, {}).data?.message.products ?? [];
  const above = new Set<number>();
  return productPlaces.map(({ type, title }) => {
    // What stands in both places is shown once.
    const here = products.filter(({ landingType, itemId }) => landingType === type && !above.has(itemId));
    for (const { itemId } of here) above.add(itemId);
    return (
      here.length > 0 && (
        <Block key={type} {...ways[type]} title={title}>
          <ProductsSheet
            type={type}
            products={here}
            linkOf={({ itemId, productName }) => (
              <ScreenLink to={itemPaths.publicPage} params={{ itemId }}>
                {productName}
              </ScreenLink>
            )}
          />
        </Block>
      )
    );
  });
}
