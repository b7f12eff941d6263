import { formatMoney } from '@venue/sdk';
import { listShownProducts } from '@venue/sdk/products';
import { productType, type ShownProduct } from '@venue/sdk/products/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/Block.tsx';
import { RecordTile, TileList } from '../app/RecordTile.tsx';
import { brandPaths } from '../brands/brands.paths.ts';
import { itemPaths } from '../market/market.paths.ts';
import css from './ShownProducts.module.css';

const { marketplaceBlock, goodsSlide } = productType;

/** The two places of the first page that show goods, each in the order staff gave it. */
export default function ShownProducts() {
  const products = useCall(listShownProducts, {}).data?.message.products ?? [];
  const of = (type: ShownProduct['landingType']) => products.filter(({ landingType }) => landingType === type);
  const [block, slide] = [of(marketplaceBlock), of(goodsSlide)];
  return (
    <>
      {block.length > 0 && (
        <Block
          id="marketplace"
          title="Маркетплейс"
          all={<ScreenLink to={brandPaths.publicList}>Все бренды</ScreenLink>}
        >
          <TileList>{block.map(tile)}</TileList>
        </Block>
      )}
      {slide.length > 0 && (
        <Block
          id="goods-slide"
          title="Товары брендов"
          all={<ScreenLink to={itemPaths.publicList}>Все товары</ScreenLink>}
        >
          <div className={css.slide}>
            <TileList>{slide.map(tile)}</TileList>
          </div>
        </Block>
      )}
    </>
  );
}

const tile = (product: ShownProduct) => (
  <RecordTile
    key={product.productLandingId}
    picture={product.productImageLink ? { thumb: product.productImageLink } : null}
    focus={product.productMeta}
    name={product.productName}
    heading={
      <ScreenLink to={itemPaths.publicPage} params={{ itemId: product.itemId }}>
        {product.productName}
      </ScreenLink>
    }
    above={<strong>{formatMoney(product.productPrice)}</strong>}
  />
);
