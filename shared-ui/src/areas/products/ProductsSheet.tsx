import { formatMoney } from '@venue/sdk';
import { productType, type ShownProduct } from '@venue/sdk/products/model';
import type { ReactNode } from 'react';
import { RecordTile, TileList } from '../../parts/record/RecordTile.tsx';
import css from './ProductsSheet.module.css';

const { marketplaceBlock, goodsSlide } = productType;

/** The two places of the home page that show goods, with their headings. */
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

/** The goods of a place as visitors see them: in a grid, or in a row that scrolls sideways. */
export function ProductsSheet({ type, products, linkOf }: Props) {
  const tiles = (
    <TileList row={type === marketplaceBlock}>
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
