import { formatMoney } from '@venue/sdk';
import { productType, type ShownProduct } from '@venue/sdk/products/model';
import type { ReactNode } from 'react';
import { RecordTile, TileList } from '../../parts/RecordTile.tsx';
import css from './ProductsSheet.module.css';

const { marketplaceBlock, goodsSlide } = productType;

/** The two places of the first page that show goods, as they are headed there. */
export const productPlaces = [
  { type: marketplaceBlock, title: 'Маркетплейс' },
  { type: goodsSlide, title: 'Товары брендов' },
] as const;

interface Props {
  type: ShownProduct['landingType'];
  products: readonly ShownProduct[];
  /** The name as a link to the product's page. */
  linkOf: (product: ShownProduct) => ReactNode;
}

/** The goods of a place as visitors see them: side by side, or in a row that is drawn aside. */
export function ProductsSheet({ type, products, linkOf }: Props) {
  const tiles = (
    <TileList>
      {products.map(product => (
        <RecordTile
          key={product.productLandingId}
          picture={product.productImageLink ? { thumb: product.productImageLink } : null}
          focus={product.productMeta}
          name={product.productName}
          heading={linkOf(product)}
          above={<strong>{formatMoney(product.productPrice)}</strong>}
        />
      ))}
    </TileList>
  );
  return type === goodsSlide ? <div className={css.slide}>{tiles}</div> : tiles;
}
